import { type AnyGame, findGame, type Language } from '@madang/engine';
import { type Action, OPTIONS, type Snapshot } from '@madang/engine/tysiac';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../words/index.ts';
import { FakeLines, playOn } from '../fake-table.ts';
import { FakeTerminal } from '../fake-terminal.ts';
import { LineInterface } from '../line-mode.ts';
import { reportLines } from '../loop.ts';
import { narratorOf } from '../narration.ts';
import { reportPage } from '../page.ts';
import { type Moment, momentIn, pageOf, randomScenes } from '../random-scenes.ts';
import { type Entry, menuOf, PAGE, type Scene } from '../screen.ts';
import { TerminalInterface } from '../terminal-interface.ts';
import { choiceOf, typedChoice } from '../typed-choice.ts';
import { tysiacScreen as screen } from './index.ts';
import { bidLadder } from './menu.ts';
import type { TysiacScene } from './scene.ts';
import { tysiacWords } from './words.ts';

const tysiac = findGame('tysiac') as AnyGame;
const snapshot = (scene: Scene): Snapshot => scene.view as Snapshot;

interface Wanted {
  readonly language?: Language;
  readonly seats?: number;
  readonly rules?: unknown;
}

/** The first moment of a match that passes this test. Bids are low, so that hands do not end in bids of 400. */
function moment(isIt: (moment: Moment) => boolean, { language = 'en', seats = 3, rules }: Wanted = {}): Moment {
  const choose: Parameters<typeof randomScenes>[4] = {
    seats,
    choose: (state, seat, random) => {
      const legal = tysiac.legal(state, seat);
      const bids = legal.filter(({ type }) => type === 'bid').length;
      return legal[random.below(bids > 2 ? legal.length - bids + 1 : legal.length)];
    },
  };
  return momentIn((seed) => randomScenes(tysiac, String(seed), language, rules, choose), isIt, 400);
}

const page = (scene: Scene, selected?: Entry | null): string => pageOf(screen, scene, selected);

const isMyTurn =
  (phase: Snapshot['phase']) =>
  ({ scene }: Moment): boolean =>
    scene.choices.length > 0 && snapshot(scene).phase === phase;

const marriageIn = (scene: Scene): Entry | undefined =>
  scene.choices.find(({ action }) => 'marriage' in action && action.marriage === true);

describe('the Tysiąc screen', () => {
  it('in the auction', async () => {
    const isIt = (found: Moment): boolean => isMyTurn('Auction')(found) && snapshot(found.scene).highestBid === 110;
    const { scene } = moment(isIt);
    const bid = choiceOf(scene, { type: 'bid', value: 130 });
    await expect(page(scene, bid)).toMatchFileSnapshot('golden/auction.en.txt');
  });

  it('with a typed bid between the steps', () => {
    const { scene } = moment(isMyTurn('Auction'));
    expect(page(scene, choiceOf(scene, { type: 'bid', value: 137 }))).toContain('  130  [ 137 ]  140  ');
  });

  it('where one of two musiks is to be chosen', async () => {
    const isIt = ({ scene }: Moment): boolean => scene.choices.some(({ action }) => action.type === 'chooseMusik');
    const { scene } = moment(isIt, { seats: 2, language: 'pl' });
    await expect(page(scene, scene.choices[1])).toMatchFileSnapshot('golden/musik.pl.txt');
  });

  it('where twelve cards are in hand and two must go', async () => {
    const isIt = ({ scene }: Moment): boolean => scene.choices.some(({ action }) => action.type === 'discard');
    const { scene } = moment(isIt, { seats: 2 });
    await expect(page(scene)).toMatchFileSnapshot('golden/discard.en.txt');
  });

  it('where a card goes to each opponent, and all have seen the musik', async () => {
    const isIt = ({ scene }: Moment): boolean =>
      scene.choices.some(({ action }) => action.type === 'passCard') && snapshot(scene).exchanged === 1;
    const { scene } = moment(isIt, { language: 'pl', rules: 'polish' });
    await expect(page(scene)).toMatchFileSnapshot('golden/pass.pl.txt');
  });

  it('in a trick, where only some cards may be played', async () => {
    const isIt = ({ scene }: Moment): boolean =>
      snapshot(scene).plays.length % 4 === 2 && scene.choices.length > 1 && snapshot(scene).trump !== null;
    const { scene } = moment(isIt, { seats: 4, rules: { allPlay: true } });
    await expect(page(scene)).toMatchFileSnapshot('golden/trick.en.txt');
  });

  it('where a marriage can be announced', async () => {
    const { scene } = moment(({ scene }) => marriageIn(scene) !== undefined && snapshot(scene).plays.length > 0);
    await expect(page(scene, marriageIn(scene))).toMatchFileSnapshot('golden/marriage.en.txt');
  });

  it('while one sits out', async () => {
    const isIt = ({ scene }: Moment): boolean => snapshot(scene).dealer === 0 && snapshot(scene).plays.length === 7;
    const { scene } = moment(isIt, { seats: 4 });
    await expect(page(scene)).toMatchFileSnapshot('golden/sits-out.en.txt');
  });

  it('when a hand is over, with the settlement', async () => {
    const language = 'en';
    const isIt = ({ happening }: Moment): boolean =>
      happening.kind === 'ended' && happening.outcome.claims.some(({ items }) => items.length > 2);
    const { scene, happening } = moment(isIt, { seats: 2 });
    if (happening.kind !== 'ended') throw new Error('it is over');
    const lines = reportLines(narratorOf(tysiac, language), happening, scene.names);
    const drawn = reportPage(screen, scene, lines, wordsOf(language).keys.goOn).lines(false);
    await expect(`${drawn.join('\n')}\n`).toMatchFileSnapshot('golden/ended.en.txt');
  });

  it.each(['en', 'pl'] as const)('explains every option of a table within its page in %s', (language) => {
    const rules = { ruleset: 'polish', allPlay: true, maxHands: 20 };
    const { scene } = moment(isMyTurn('Auction'), { language, seats: 4, rules });
    const [first, second] = screen.help(scene);
    for (const lines of [first, second]) expect(lines.length).toBeLessThanOrEqual(PAGE.rows);
    const options = Object.keys(OPTIONS).filter((option) => option !== 'minBid' && option !== 'minRaise');
    expect(Object.keys(tysiacWords(language).options).sort()).toEqual(options.sort());
  });

  it('marks every suit by its sign, so that colours are not needed', () => {
    const { scene } = moment(isMyTurn('Play'));
    const drawn = page(scene);
    for (const id of snapshot(scene).hands[0]) expect(drawn).toContain(id.slice(-1));
  });
});

describe('choosing in Tysiąc', () => {
  it('goes up and down the bids from pass, step by step', () => {
    const { scene } = moment(isMyTurn('Auction'));
    const [ladder] = menuOf(screen, scene);
    const lowest = Math.max(100, snapshot(scene).highestBid + 10);
    const value = (at: number): unknown => (ladder.at(at) as { readonly action: Action }).action;
    expect(value(0)).toMatchObject({ type: 'pass' });
    expect(value(-1)).toMatchObject({ type: 'bid', value: lowest });
    expect(value(-2)).toMatchObject({ type: 'bid', value: lowest + 10 });
  });

  it('after the musik goes up by tens, whatever the least raise of the auction', () => {
    const canRaise = (found: Moment): boolean =>
      isMyTurn('TalonExchange')(found) && found.scene.choices.some(({ action }) => action.type === 'bid');
    const { scene } = moment(canRaise, { rules: { raiseAfterTalon: true, minRaise: 25 } });
    const { highestBid } = snapshot(scene);
    const raises = bidLadder(scene as TysiacScene).map(({ action }) => ('value' in action ? action.value : null));
    expect(raises.slice(0, 3)).toEqual([highestBid + 10, highestBid + 20, highestBid + 30]);
  });

  it('offers a marriage as another way to play its card', () => {
    const { scene } = moment(({ scene }) => marriageIn(scene) !== undefined);
    const ways = menuOf(screen, scene).find((column) => column.length === 2) ?? [];
    expect(ways.map((way) => 'action' in way && 'marriage' in way.action && way.action.marriage)).toEqual([
      true,
      false,
    ]);
  });

  it('understands cards, bids and words that are typed', () => {
    const typed = (found: Moment, text: string): unknown => typedChoice(screen, found.scene, text)?.action;
    const auction = moment(isMyTurn('Auction'));
    expect(typed(auction, 'pass')).toMatchObject({ type: 'pass' });
    expect(typed(auction, '0')).toMatchObject({ type: 'pass' });
    expect(typed(auction, '215')).toMatchObject({ type: 'bid', value: 215 });
    expect(typed(auction, '401')).toBeUndefined();
    const musik = moment(({ scene }) => scene.choices.some(({ action }) => action.type === 'chooseMusik'), {
      seats: 2,
    });
    expect(typed(musik, 'musik 2')).toMatchObject({ type: 'chooseMusik', musik: 1 });
    const marriage = moment(({ scene }) => marriageIn(scene) !== undefined);
    const { action } = marriageIn(marriage.scene) as { readonly action: Action };
    const id = 'card' in action ? tysiac.cardIds[action.card] : '';
    expect(typed(marriage, `${id}!`)).toBe(action);
    expect(typed(marriage, id)).toMatchObject({ type: 'play', marriage: false });
    const letters: Readonly<Record<string, string>> = { '♠': 's', '♣': 'c', '♦': 'd', '♥': 'h' };
    expect(typed(marriage, `${id.slice(0, -1).toLowerCase()}${letters[id.slice(-1)]}!`)).toBe(action);
  });
});

describe('a game of Tysiąc on the terminal', () => {
  const playWith = async (...keys: readonly string[]) => {
    const terminal = new FakeTerminal([...keys, 'leave']);
    const stage = new TerminalInterface(terminal, screen, 'en');
    const { kibo } = await playOn(stage, { game: tysiac, players: 2, seed: 'zima', level: 'beginner' });
    return { terminal, actions: kibo.rounds[0].actions.filter(({ seat }) => seat === 0) };
  };

  it('bids with arrows', async () => {
    const { actions } = await playWith('up', 'up', 'right', 'left', 'enter');
    expect(actions[0].action).toMatchObject({ type: 'bid' });
    const { actions: lower } = await playWith('up', 'enter');
    const value = ({ action }: (typeof actions)[number]): number => (action as { readonly value: number }).value;
    expect(value(actions[0]) - value(lower[0])).toBe(10);
  });

  it('bids a typed number, and not what it was before it is typed whole', async () => {
    const { terminal, actions } = await playWith('1', 'enter', '3', '8', 'backspace', '7', 'enter');
    expect(terminal.pages[1]).toContain('1_');
    expect(actions[0].action).toEqual({ type: 'bid', value: 137 });
  });

  it('passes by default', async () => {
    const { actions } = await playWith('enter');
    expect(actions[0].action).toEqual({ type: 'pass' });
  });

  it('explains the rules and the keys', async () => {
    const { terminal } = await playWith('?', ' ', ' ', ' ');
    expect(terminal.pages[1]).toContain('The auction: bid how many points');
    expect(terminal.pages[2]).toContain('type the number');
  });

  it.each([2, 3, 4])('is played to its end with Enter alone by %i', async (players) => {
    const stage = new TerminalInterface(new FakeTerminal([]), screen, 'pl');
    const { kibo } = await playOn(stage, { game: tysiac, players, rules: { maxHands: 3 }, language: 'pl' });
    expect(kibo.rounds).toHaveLength(3);
    expect(kibo.result).not.toBeNull();
  });
});

describe('a game of Tysiąc line by line', () => {
  const answer = (asked: string): string => (/^pass {2}/m.test(asked) ? 'pass' : '1');

  it.each([2, 3, 4])('is played to its end by %i', async (players) => {
    const lines = new FakeLines(answer);
    const stage = new LineInterface(lines, screen, 'en');
    const { kibo } = await playOn(stage, { game: tysiac, players, rules: { maxHands: 4 } });
    expect(kibo.result).not.toBeNull();
    expect(lines.printed).toContain('Hand 4');
    expect(lines.printed).toMatch(/the game: .*\d/);
  });

  it('passes with 0', async () => {
    const said = ['0', null];
    const lines = new FakeLines(() => said.shift() ?? null);
    const { kibo } = await playOn(new LineInterface(lines, screen, 'en'), { game: tysiac, players: 2, seed: 'zima' });
    expect(kibo.rounds[0].actions.find(({ seat }) => seat === 0)?.action).toEqual({ type: 'pass' });
  });

  it('says how to bid instead of listing 300 bids', async () => {
    const lines = new FakeLines(() => null);
    await playOn(new LineInterface(lines, screen, 'en'), { game: tysiac, players: 2, seed: 'zima' });
    expect(lines.printed).toMatch(/^pass {2}Pass$/m);
    expect(lines.printed).toMatch(/^1\d0 … 400 {2}Bid 1\d0, Bid 1\d0, Bid 1\d0, or any whole number up to 400$/m);
    expect(lines.printed).toContain('Your choice: ');
  });
});
