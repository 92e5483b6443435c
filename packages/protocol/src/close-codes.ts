/** With which codes the server closes a socket (RFC 6455 and its registry). */
export const CLOSE = {
  /** Too many messages, no join in time, or too many fragments. Slow down before the next connection. */
  POLICY: 1008,
  /** A message was larger than `LIMITS.message`. */
  TOO_LARGE: 1009,
  /** The server restarts: connect and join again after a moment. */
  RESTART: 1012,
} as const;
