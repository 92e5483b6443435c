import { koikoi } from '@madang/engine/koikoi';
import { playersOf, type AnyPlayer } from '@madang/players';
import { compare } from './src/index.ts';
const [random, greedy] = playersOf(koikoi);
let last;
const t = performance.now();
for (const c of compare({ game: koikoi, rules: koikoi.configure(), seats: 2, players: [greedy, random], deals: 2000, seed: 'x', unit: 'round' })) last = c;
console.log(last, performance.now() - t);
