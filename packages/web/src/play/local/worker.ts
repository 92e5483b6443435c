import { LocalMatch } from './match.ts';
import type { Ask } from './messages.ts';

const desk = new LocalMatch((answer) => postMessage(answer));
addEventListener('message', ({ data }: MessageEvent<Ask>) => desk.hear(data));
