/** The engine's version, as records name it. */
export const ENGINE_VERSION = '0.1.0';
