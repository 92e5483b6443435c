export { htmlEvaluation } from './evaluation-page.ts';
export { reportOfLog } from './from-log.ts';
export { htmlReport } from './page.ts';
