/** A path of OpenAPI, with parameters in braces, as Fastify writes it. */
export function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
