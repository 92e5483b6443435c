/**
 * What a client may ask for when it joins (docs/protocol.md#joining). `deltas`: in the plain dialect, views are sent as
 * differences. `moves`: the client is told that a node stops, and moves to another before its socket is closed.
 */
export const CAPABILITIES = ['deltas', 'moves'] as const;
export type Capability = (typeof CAPABILITIES)[number];
