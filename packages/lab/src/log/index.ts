/** Logs of simulations, for commands that need nothing else of the lab. */
export { checkLog } from './check-log.ts';
export { isLogFile, recordOfMatch } from './match-record.ts';
export { openLog } from './read.ts';
export { beginsLog } from './read-header.ts';
