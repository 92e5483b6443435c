import { StringDecoder } from 'node:string_decoder';
import type { Environment } from './environment.ts';
import { EnvError } from './failure.ts';
import { type Answer, answered, answerTo } from './session.ts';

/** In characters: far more than a step of the largest batch. */
const LONGEST_LINE = 1 << 22;

/** Messages as lines of JSON. */
export class LineChannel {
  private readonly environment: Environment;
  private readonly write: (text: string) => void;
  private readonly decoder = new StringDecoder('utf8');
  private rest = '';
  /** The rest of a line that is too long is dropped. */
  private isSkipping = false;

  constructor(environment: Environment, write: (text: string) => void) {
    this.environment = environment;
    this.write = write;
    this.send({ json: environment.hello });
  }

  take(chunk: Buffer): void {
    const [first, ...more] = this.decoder.write(chunk).split('\n');
    this.grow(first);
    for (const part of more) {
      this.endLine();
      this.grow(part);
    }
  }

  private grow(part: string): void {
    if (!this.isSkipping) this.rest += part;
    if (this.rest.length <= LONGEST_LINE) return;
    this.isSkipping = true;
    this.rest = '';
  }

  private endLine(): void {
    const { rest, isSkipping } = this;
    this.rest = '';
    this.isSkipping = false;
    if (isSkipping) this.send(answered(tooLong));
    else if (rest.trim() !== '') this.send(answerTo(this.environment, rest));
  }

  private send(answer: Answer): void {
    this.write(`${JSON.stringify(answer === 'state' ? this.environment.tensors.json() : answer.json)}\n`);
  }
}

function tooLong(): never {
  throw new EnvError('TOO_LONG', `a line has at most ${LONGEST_LINE} characters`);
}
