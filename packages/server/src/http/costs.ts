/**
 * What a request costs its address, in the unit of a message on a socket (docs/protocol.md#limits): what makes the server
 * write, replay or search costs more than what it has at hand.
 */
export const COSTS: Readonly<Record<string, number>> = {
  'GET /healthz': 1,
  'GET /api/tables': 3,
  'GET /api/tables/:id/kibo': 10,
  'POST /api/tables': 10,
  'POST /api/quick': 10,
  'POST /api/tables/:id/join': 5,
  'POST /api/tables/:id/bots': 5,
  'POST /api/tables/:id/leave': 5,
  'POST /api/tables/:id/rematch': 10,
};

const API = 1;
/** The page is made of many small files. */
const FILE = 0.5;

/** `route` is the pattern that was found, `path` what was asked for. */
export function costOf(method: string, route: string | undefined, path: string): number {
  return COSTS[`${method === 'HEAD' ? 'GET' : method} ${route}`] ?? (isApi(path) ? API : FILE);
}

export function isApi(path: string): boolean {
  return path.startsWith('/api/');
}
