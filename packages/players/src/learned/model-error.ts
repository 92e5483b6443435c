/** Why a model cannot be used. */
export type ModelProblem = 'unreadable' | 'no model' | 'damaged' | 'other game' | 'other seats' | 'other version';

/** A model that cannot be used, with the reason in one line. */
export class ModelError extends Error {
  readonly problem: ModelProblem;

  constructor(problem: ModelProblem, reason: string) {
    super(reason);
    this.name = 'ModelError';
    this.problem = problem;
  }

  /** The same with the name of the file. */
  in(file: string): ModelError {
    return new ModelError(this.problem, `${file}: ${this.message}`);
  }
}
