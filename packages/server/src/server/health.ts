import type { Services } from './services.ts';

/** For so long an answer is reused, so that frequent requests cost nothing. */
const FRESH_MS = 1_000;
/** A store that takes longer than this for a small write counts as down. */
const PATIENCE_MS = 3_000;

type Needed = Pick<Services, 'store' | 'time' | 'log'>;

/** Whether the store can write now. */
export class Health {
  private readonly services: Needed;
  private asked: Promise<boolean> | null = null;
  private askedAt = Number.NEGATIVE_INFINITY;
  private wasHealthy = true;

  constructor(services: Needed) {
    this.services = services;
  }

  isWell(): Promise<boolean> {
    const now = this.services.time.now();
    if (this.asked && now - this.askedAt < FRESH_MS) return this.asked;
    this.askedAt = now;
    this.asked = this.probe();
    return this.asked;
  }

  private async probe(): Promise<boolean> {
    const { log } = this.services;
    const why = await this.problem();
    if (why && this.wasHealthy) log.error({ err: why }, 'the store cannot write');
    if (!why && !this.wasHealthy) log.info('the store can write again');
    this.wasHealthy = why === null;
    return this.wasHealthy;
  }

  /** Null, or why the store cannot write. */
  private async problem(): Promise<Error | null> {
    const { store, time } = this.services;
    return new Promise((resolve) => {
      const late = time.after(PATIENCE_MS, () => resolve(new Error(`no answer in ${PATIENCE_MS} ms`)));
      const probed = store.probe().then(noError, errorOf);
      probed.then((why) => {
        late.cancel();
        resolve(why);
      });
    });
  }
}

function noError(): null {
  return null;
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
