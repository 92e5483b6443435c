/**
 * What a client may ask for when it joins (docs/protocol.md#joining). `deltas`: in the plain dialect, views
 * are sent as differences.
 */
export const CAPABILITIES = ['deltas'] as const;
export type Capability = (typeof CAPABILITIES)[number];
