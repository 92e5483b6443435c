import type { Body } from '@madang/protocol/koikoi';

export { BAD_TOKEN, isTurnError, turnError } from '../errors.ts';
export type TurnErrorBody = Body<'TurnError'>;
