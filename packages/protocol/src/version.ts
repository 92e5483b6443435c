/**
 * The version of the protocol, as `major.minor`. Additions that a client may ignore raise the second number, changes that
 * break a client the first (docs/protocol.md#versions).
 */
export const PROTOCOL_VERSION = '1.2';
