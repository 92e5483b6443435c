import type { Settings } from '../server/settings.ts';
import { isApi } from './costs.ts';

type Headers = Readonly<Record<string, string>>;

/** The headers that let a page of an allowed origin read the answer; none for other origins. */
export function corsHeaders(path: string, origin: string | undefined, { origins }: Pick<Settings, 'origins'>): Headers {
  if (origins.length === 0 || !isApi(path)) return {};
  const vary = { vary: 'origin' };
  if (origin === undefined || !origins.includes(origin)) return vary;
  return { ...vary, 'access-control-allow-origin': origin, 'access-control-expose-headers': 'retry-after' };
}

/** The headers of the answer to a preflight request. */
export const PREFLIGHT: Headers = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '600',
};
