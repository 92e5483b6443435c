import { Desk } from './desk.ts';
import type { Ask } from './messages.ts';

const desk = new Desk((answer) => postMessage(answer));
addEventListener('message', ({ data }: MessageEvent<Ask>) => desk.hear(data));
