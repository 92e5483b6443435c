/** Something that one line on stderr explains; anything else that is thrown is a bug. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}

/** The command was not called as it wants to be. */
export class UsageError extends Failure {
  constructor(message: string) {
    super(message, 2);
    this.name = 'UsageError';
  }
}
