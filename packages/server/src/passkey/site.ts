import type { FastifyRequest } from 'fastify';

/** Where the page is that asks for a passkey. */
export interface Site {
  /** Scheme, host and port. */
  readonly origin: string;
  /** The host: passkeys are made for it, and work nowhere else. */
  readonly host: string;
}

/** The site that a request is for, as the browser knows it; behind a proxy, what the proxy says. */
export function siteOf({ protocol, host, hostname }: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>): Site {
  return { origin: `${protocol}://${host}`, host: hostname };
}
