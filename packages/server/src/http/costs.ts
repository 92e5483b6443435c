import { COSTS, ENDPOINTS, type Endpoint } from '@madang/protocol';
import { routeOf } from './routes.ts';

/** The cost of each route that has one of its own (docs/protocol.md#limits). */
const ROUTE_COSTS: ReadonlyMap<string, number> = new Map(
  Object.values<Endpoint>(ENDPOINTS).flatMap(({ method, path, cost }) =>
    cost === undefined ? [] : [[`${method} ${routeOf(path)}`, cost] as const],
  ),
);

/** What a request costs its address. `route` is the pattern that was found, `path` what was asked for. */
export function costOf(method: string, route: string | undefined, path: string): number {
  const cost = ROUTE_COSTS.get(`${method === 'HEAD' ? 'GET' : method} ${route}`);
  return cost ?? (isApi(path) ? COSTS.request : COSTS.file);
}

export function isApi(path: string): boolean {
  return path.startsWith('/api/');
}
