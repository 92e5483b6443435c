import { z } from 'zod';
import { TableStatus } from './http.ts';
import { LENGTHS } from './limits.ts';

// What an operator asks of a running server, over a local socket that only the operator can open.

const table_id = z.string().max(LENGTHS.code);
const address = z.string().max(LENGTHS.code);

export const AdminCommand = z.discriminatedUnion('command', [
  z.strictObject({
    command: z.literal('tables'),
    status: TableStatus.optional(),
    limit: z.int().min(1).max(1000).optional(),
  }),
  z.strictObject({ command: z.literal('rooms') }),
  z.strictObject({ command: z.literal('addresses') }),
  /** What people have reported, the newest first. */
  z.strictObject({ command: z.literal('reports'), limit: z.int().min(1).max(1000).optional() }),
  /** Removes a table whose match has not begun. */
  z.strictObject({ command: z.literal('close'), table_id }),
  /** Ends a match without a result. */
  z.strictObject({ command: z.literal('void'), table_id, reason: z.string().min(1).max(200) }),
  z.strictObject({
    command: z.literal('ban'),
    address,
    minutes: z
      .int()
      .min(1)
      .max(60 * 24 * 366),
  }),
  z.strictObject({ command: z.literal('unban'), address }),
  /** Says to the balancer that this node is going, and stops it after so many seconds. */
  z.strictObject({ command: z.literal('drain'), seconds: z.int().min(0).max(86_400) }),
]);
export type AdminCommand = z.infer<typeof AdminCommand>;

/** A row of what was asked for, or what was done, or why not. */
export const AdminAnswer = z.union([
  z.strictObject({ rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))) }),
  z.strictObject({ done: z.string() }),
  z.strictObject({ refused: z.string() }),
]);
export type AdminAnswer = z.infer<typeof AdminAnswer>;
