/** The engine's version, as records name it. */
export const ENGINE_VERSION = '0.2.0';

/** Every version whose records can be replayed, the oldest first. */
export const VERSIONS: readonly string[] = ['0.1.0', ENGINE_VERSION];
