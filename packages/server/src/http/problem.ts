import type { TableRefusal } from '../table/decide.ts';

/** A request that is answered with an error: a code for programs, a sentence for people, the field where there is one. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;

  constructor(status: number, code: string, message: string, field?: string) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.field = field;
  }

  get body() {
    const { code, message, field } = this;
    return { error: { code, message, ...(field === undefined ? {} : { field }) } };
  }
}

const SENTENCES: Readonly<Record<TableRefusal['code'], string>> = {
  TABLE_FULL: 'No seat is free',
  SEAT_TAKEN: 'The seat is taken',
  ALREADY_STARTED: 'The match has begun',
  NOT_STARTED: 'The match has not begun',
  MATCH_OVER: 'The match is over',
  NOT_OVER: 'The match is not over',
  REMATCH_GONE: 'The rematch was not taken up in time',
};

export function conflict({ code }: TableRefusal): Problem {
  return new Problem(409, code, SENTENCES[code]);
}

export const NO_TABLE = () => new Problem(404, 'NO_TABLE', 'There is no such table');
export const BAD_BEARER = () => new Problem(401, 'BAD_TOKEN', 'Unknown player or token');
