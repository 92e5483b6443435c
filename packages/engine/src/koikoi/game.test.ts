import { describeGame } from '../kernel/describe-game.ts';
import { koikoi } from './game.ts';

describeGame(koikoi, { matches: 6 });
