import type { PerMessageDeflateOptions } from 'ws';

/**
 * permessage-deflate (RFC 7692). An event repeats much of the one before, so what was sent is kept from message to message: with a
 * window of 2 kB, 12 kB a socket. A client's commands are short: nothing is kept of them.
 */
export const COMPRESSION = {
  serverMaxWindowBits: 11,
  clientMaxWindowBits: 10,
  clientNoContextTakeover: true,
  zlibDeflateOptions: { level: 6, memLevel: 3, chunkSize: 1024 },
  zlibInflateOptions: { chunkSize: 1024 },
} as const satisfies PerMessageDeflateOptions;
