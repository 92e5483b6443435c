/** With more, the first of them would wait too long for its answer. */
const MOST_AT_ONCE = 1_000;

interface Waiting<Request, Answer> {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Group commit: requests that arrive during a commit go into the next one together, so that one fsync serves them all. One
 * commit at a time, in the order of arrival.
 */
export class GroupCommit<Request, Answer> {
  private readonly commit: (requests: readonly Request[]) => Promise<readonly Answer[]>;
  private readonly apart: ((request: Request) => string) | null;
  private readonly most: number;
  private waiting: Waiting<Request, Answer>[] = [];
  private running: Promise<void> | null = null;

  /**
   * @param commit makes all of these durable, and answers each; when it rejects, each is rejected
   * @param apart requests for which this is the same never go into one commit
   * @param most how many go together
   */
  constructor(
    commit: (requests: readonly Request[]) => Promise<readonly Answer[]>,
    apart: ((request: Request) => string) | null = null,
    most = MOST_AT_ONCE,
  ) {
    this.commit = commit;
    this.apart = apart;
    this.most = most;
  }

  ask(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ request, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when every request so far is answered. */
  async settled(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    await null; // requests of the same tick go together, the first included
    while (this.waiting.length > 0) await this.serve(this.take());
    this.running = null;
  }

  private async serve(group: readonly Waiting<Request, Answer>[]): Promise<void> {
    try {
      const answers = await this.commit(group.map((one) => one.request));
      group.forEach((one, place) => {
        const answer = answers[place];
        if (answer === undefined) one.reject(new Error('a request was not answered'));
        else one.resolve(answer);
      });
    } catch (error) {
      for (const one of group) one.reject(error);
    }
  }

  private take(): readonly Waiting<Request, Answer>[] {
    const group: Waiting<Request, Answer>[] = [];
    const left: Waiting<Request, Answer>[] = [];
    const seen = new Set<string>();
    for (const one of this.waiting) {
      const key = this.apart?.(one.request);
      const fits = group.length < this.most && (key === undefined || !seen.has(key));
      if (key !== undefined) seen.add(key);
      (fits ? group : left).push(one);
    }
    this.waiting = left;
    return group;
  }
}
