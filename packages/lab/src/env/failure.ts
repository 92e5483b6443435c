/** Why a message was refused. A refused message changes nothing. */
type EnvErrorCode = 'NOT_JSON' | 'BAD_REQUEST' | 'TOO_LONG' | 'ILLEGAL_ACTION' | 'EPISODE_OVER' | 'EPISODE_RUNNING';

export class EnvError extends Error {
  readonly code: EnvErrorCode;

  constructor(code: EnvErrorCode, message: string) {
    super(message);
    this.name = 'EnvError';
    this.code = code;
  }
}
