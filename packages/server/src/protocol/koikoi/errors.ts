import type { Body } from '@madang/protocol/koikoi';

export { isTurnError, turnError } from '../errors.ts';
export type TurnErrorBody = Body<'TurnError'>;
