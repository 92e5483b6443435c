import { DailyBoard, DailySeat, GetDaily, PlayDaily } from './daily.ts';
import { ENDPOINTS } from './endpoints.ts';

export const DAILY_ROUTES = {
  playDaily: {
    ...ENDPOINTS.playDaily,
    summary: 'The seat of the person’s match of today, which is begun if there is none yet',
    body: PlayDaily,
    answer: DailySeat,
    status: 200,
    errors: ['BAD_NAME', 'BAD_KEY', 'NOT_ALLOWED'],
  },
  getDaily: {
    ...ENDPOINTS.getDaily,
    summary: 'The deals of a day and how they went; what would tell the cards is left out until the day is over',
    query: GetDaily,
    answer: DailyBoard,
    status: 200,
    errors: ['BAD_KEY', 'NOT_ALLOWED'],
  },
} as const;
