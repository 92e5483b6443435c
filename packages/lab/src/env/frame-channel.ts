import type { Environment } from './environment.ts';
import { EnvError } from './failure.ts';
import { type Answer, answered, answerTo, answerToStep } from './session.ts';

/** A frame is the length of its content and its kind, both as 32 bits, then the content. All numbers are little-endian. */
const HEADER = 8;
const JSON_KIND = 0;
/** From the caller the actions of a step, to the caller the tensors. */
const STATE_KIND = 1;
/** In bytes: far more than a step of the largest batch. */
const LONGEST_FRAME = 1 << 22;
/** Stands for null: begins the next episode. */
const NEXT_EPISODE = -1;

/** Messages as binary frames. */
export class FrameChannel {
  private readonly environment: Environment;
  private readonly write: (bytes: Uint8Array) => void;
  private rest: Buffer = Buffer.alloc(0);
  /** So many bytes of a frame that is too long are still to be dropped. */
  private skipping = 0;

  constructor(environment: Environment, write: (bytes: Uint8Array) => void) {
    this.environment = environment;
    this.write = write;
    this.send({ json: environment.hello });
  }

  take(chunk: Buffer): void {
    let bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    for (;;) {
      const dropped = Math.min(this.skipping, bytes.length);
      bytes = bytes.subarray(dropped);
      this.skipping -= dropped;
      if (bytes.length < HEADER) break;
      const length = bytes.readUInt32LE(0);
      if (length > LONGEST_FRAME) {
        this.skipping = HEADER + length;
        this.send(answered(tooLong));
        continue;
      }
      if (bytes.length < HEADER + length) break;
      this.send(this.answer(bytes.readUInt32LE(4), bytes.subarray(HEADER, HEADER + length)));
      bytes = bytes.subarray(HEADER + length);
    }
    this.rest = bytes;
  }

  private answer(kind: number, content: Buffer): Answer {
    if (kind === JSON_KIND) return answerTo(this.environment, content.toString('utf8'));
    if (kind === STATE_KIND && content.length % 4 === 0) return answerToStep(this.environment, actionsIn(content));
    return answered(() => {
      throw new EnvError('BAD_REQUEST', 'expected a frame of kind 0 (JSON) or 1 (actions, four bytes each)');
    });
  }

  private send(answer: Answer): void {
    const content = answer === 'state' ? this.environment.tensors.bytes : Buffer.from(JSON.stringify(answer.json));
    const frame = Buffer.allocUnsafe(HEADER + content.length);
    frame.writeUInt32LE(content.length, 0);
    frame.writeUInt32LE(answer === 'state' ? STATE_KIND : JSON_KIND, 4);
    frame.set(content, HEADER);
    this.write(frame);
  }
}

function actionsIn(content: Buffer): readonly (number | null)[] {
  return Array.from({ length: content.length / 4 }, (_, i) => {
    const action = content.readInt32LE(4 * i);
    return action === NEXT_EPISODE ? null : action;
  });
}

function tooLong(): never {
  throw new EnvError('TOO_LONG', `a frame has at most ${LONGEST_FRAME} bytes`);
}
