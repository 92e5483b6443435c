// Who plays in the test that kills the process which rates.

export const PEOPLE: readonly string[] = ['ann', 'bo', 'cho', 'dee'];
export const POOL = 'koikoi/2/seed';
