import type { Json } from '@madang/engine';
import { z } from 'zod';

/** Any JSON. Nothing else can come out of a message, so nothing is checked. */
export const JsonValue = z.unknown() as z.ZodType<Json>;
/** An action or an event as records write it: cards by their ids, "?" for a card that the viewer does not know. */
export const Encoded = z.object({ type: z.string() }).catchall(JsonValue);
export type Encoded = z.infer<typeof Encoded>;
