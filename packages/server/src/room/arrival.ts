import { CAPABILITIES, type Capability, type DialectName } from '@madang/protocol';

/** What a client says about itself when it joins. */
export interface Arrival {
  readonly lastEventId?: string | undefined;
  readonly clientSeed?: string | undefined;
  readonly dialect?: DialectName | undefined;
  /** False: the player waits elsewhere. */
  readonly isReady?: boolean | undefined;
  /** The protocol that the client speaks. */
  readonly version?: string | undefined;
  readonly capabilities?: readonly string[] | undefined;
}

/** What is granted of what was asked for; null for a client that says nothing about itself. */
export function grantedTo({ dialect, version, capabilities }: Arrival): readonly Capability[] | null {
  if (version === undefined && capabilities === undefined) return null;
  // Only the plain dialect has differences.
  const isThere = (each: Capability) => each !== 'deltas' || dialect === 'plain';
  return CAPABILITIES.filter((each) => capabilities?.includes(each) && isThere(each));
}
