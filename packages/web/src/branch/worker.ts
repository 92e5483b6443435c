import { pageAssets } from '../play/assets.ts';
import { LocalHost } from '../play/local/host.ts';
import { LocalMatch } from '../play/local/match.ts';
import type { Ask, ViewerOptions } from '../play/local/messages.ts';
import { gameOf, replayedMatch } from '../replay/replayed-match.ts';
import { branched } from './branch.ts';
import type { BranchAsk } from './messages.ts';

// A worker of its own: those of the games have no records to read.

const match = new LocalMatch((answer) => postMessage(answer), pageAssets);
addEventListener('message', ({ data }: MessageEvent<Ask | (BranchAsk & ViewerOptions)>) => {
  if (data.ask === 'branch') match.open(hostOf(data), data, data.canTakeBack);
  else match.hear(data);
});

function hostOf({ source, start, moves }: BranchAsk): LocalHost {
  return LocalHost.branch(start, branched(replayedMatch(gameOf(source), source), start), moves);
}
