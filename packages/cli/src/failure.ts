/** A failure that is reported in one line on stderr. Every other exception is a bug. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}

/** The command line is wrong. */
export class UsageError extends Failure {
  constructor(message: string) {
    super(message, 2);
    this.name = 'UsageError';
  }
}
