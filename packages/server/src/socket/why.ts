/** Why the server closes a socket: the values of `madang_dropped_sockets_total`. */
export type Why = 'slow' | 'silent' | 'flood' | 'oversized' | 'malformed' | 'unjoined' | 'closing';

const REFUSED: Readonly<Record<string, Why>> = {
  WS_ERR_UNSUPPORTED_MESSAGE_LENGTH: 'oversized',
  WS_ERR_UNSUPPORTED_DATA_PAYLOAD_LENGTH: 'oversized',
  WS_ERR_TOO_MANY_BUFFERED_PARTS: 'flood',
};

/** Why `ws` has refused what a client sent; null for an error that is not about that. */
export function whyRefused(error: Error): Why | null {
  const code = 'code' in error ? String(error.code) : '';
  return REFUSED[code] ?? (code.startsWith('WS_ERR') ? 'malformed' : null);
}
