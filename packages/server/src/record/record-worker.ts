import { serveJobs } from '../worker/serve-jobs.ts';
import { makeRecord } from './make-record.ts';

serveJobs(makeRecord);
