import { pageAssets } from '../assets.ts';
import { LocalMatch } from './match.ts';
import type { Ask } from './messages.ts';

const match = new LocalMatch((answer) => postMessage(answer), pageAssets);
addEventListener('message', ({ data }: MessageEvent<Ask>) => match.hear(data));
