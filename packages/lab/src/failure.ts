/** A problem with a file, explained in one line. Every other exception of the lab is a bug. */
export class LabError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LabError';
  }
}
