/** Why a player is reported. A client words them in its reader's language. */
export const REPORT_REASONS = ['cheating', 'stalling', 'leaving', 'name', 'phrases'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
