import type { Body } from './events.ts';

export { BAD_TOKEN, isTurnError, turnError } from '../errors.ts';
export type TurnErrorBody = Body<'TurnError'>;
