/** Something about a file that one line explains; anything else that is thrown here is a bug. */
export class LabError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LabError';
  }
}
