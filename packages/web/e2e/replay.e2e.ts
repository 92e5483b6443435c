import { readFile } from 'node:fs/promises';
import { type ActionRecord, findGame, type Kibo, readKibo, replay, verify } from '@madang/engine';
import { withChecksum } from '@madang/engine/internal';
import { koikoi } from '@madang/engine/koikoi';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { turnEnds } from '../src/replay/turns.ts';
import { ANY_DEAL, openTable, PERSON } from './online.ts';
import { GAMES, Player, SEED } from './play.ts';
import { recordOf, replayAddress } from './records.ts';
import { visit } from './screens.ts';
import { openSite } from './site.ts';

const site = openSite();

/** The plies that end the turns of a record. */
function turnsOf(id: string): readonly number[] {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return turnEnds([...replay(game, recordOf(id))]);
}

const turns = turnsOf('koikoi');
const last = turns.length - 1;

/** On the shared page, or on another one. */
async function replayed(turn = 0, other?: Page): Promise<{ page: Page; slider: Locator }> {
  const page = other ?? (await opened(await replayAddress('koikoi', turns[turn])));
  if (other) await other.goto(site.url + (await replayAddress('koikoi', turns[turn])));
  const slider = page.getByRole('slider');
  await shows(slider, turn);
  return { page, slider };
}

/** The page that asks for a record. */
const NO_RECORD = '.designed label';

/** A replay on the shared page. */
async function opened(address: string, ready = '.player'): Promise<Page> {
  const page = await site.regular(site.url);
  await visit(page, address, ready);
  return page;
}

const shows = (slider: Locator, turn: number) => expect.poll(() => slider.inputValue()).toBe(String(turn));
const cards = (page: Page) => page.locator('.mat [data-card]').count();

describe('the replay of a match', () => {
  it('moves by turns: to the start, the end, back, forward, and by the slider', async () => {
    const { page, slider } = await replayed();
    await page.getByRole('button', { name: 'Forward one turn' }).click();
    await shows(slider, 1);
    await page.getByRole('button', { name: 'To the end' }).click();
    await shows(slider, last);
    await page.getByRole('button', { name: 'Back one turn' }).click();
    await shows(slider, last - 1);
    await slider.fill('3');
    await page.getByText(`Turn 3 of ${last}`).waitFor();
    await page.getByRole('button', { name: 'To the start' }).click();
    await shows(slider, 0);
    expect(await page.locator('.field-cards [data-card]').count()).toBe(8);
  });

  it('moves by single moves within a turn', async () => {
    // A turn with a choice after the card was played.
    const long = turns.findIndex((end, turn) => end - turns[turn - 1] > 1);
    const { page, slider } = await replayed(long - 1);
    await page.getByRole('button', { name: 'Forward one move' }).click();
    await page.getByText(`Turn ${long - 1} of ${last} · move 1`).waitFor();
    await page.getByRole('button', { name: 'Back one move' }).click();
    await page.getByText(`Turn ${long - 1} of ${last}`, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Forward one turn' }).click();
    await shows(slider, long);
  });

  it('moves by keys', async () => {
    const { page, slider } = await replayed();
    const keys = [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['Shift+ArrowRight', turns.findLastIndex((end) => end <= turns[1] + 1)],
      ['End', last],
      ['Home', 0],
    ] as const;
    for (const [key, turn] of keys) {
      await page.keyboard.press(key);
      await shows(slider, turn);
    }
  });

  it('has the log of everything before, after a jump and from a link', async () => {
    const { page, slider } = await replayed();
    const log = page.getByRole('log').locator('li');
    for (const turn of [1, 2, 3]) {
      await page.keyboard.press('ArrowRight');
      await shows(slider, turn);
    }
    await expect.poll(() => log.count()).toBeGreaterThan(2);
    const lines = await log.allInnerTexts();
    await page.keyboard.press('End');
    await expect.poll(() => log.count()).toBeGreaterThan(lines.length);
    await slider.fill('3');
    await expect.poll(() => log.allInnerTexts()).toEqual(lines);
    const { page: friend } = await replayed(3, await site.visitor());
    await expect.poll(() => friend.getByRole('log').locator('li').allInnerTexts()).toEqual(lines);
  });

  it('plays by itself to the end', async () => {
    const { page, slider } = await replayed(last - 2);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await shows(slider, last);
  });

  it('shows what each seat saw', async () => {
    const { page } = await replayed();
    await expect.poll(() => cards(page)).toBe(24);
    await page.getByRole('button', { name: 'Aiko' }).click();
    await expect.poll(() => cards(page)).toBe(16);
    await page.getByRole('button', { name: 'The table' }).click();
    await expect.poll(() => cards(page)).toBe(8);
  });

  it('gives a link to the ply that works in another browser', async () => {
    const reader = await site.visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { page, slider } = await replayed(0, reader);
    await slider.fill('4');
    await shows(slider, 4);
    const field = await page.locator('.field-cards').innerText();
    await page.getByRole('button', { name: 'Link to this move' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const friend = await site.visitor();
    await friend.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await shows(friend.getByRole('slider'), 4);
    expect(await friend.locator('.field-cards').innerText()).toBe(field);
  });

  it('is verified as fair, on the page and by the exported record', async () => {
    const { page } = await replayed();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export' }).click();
    const kibo = readKibo(await readFile(await (await downloading).path(), 'utf8'));
    expect(verify(koikoi, kibo).rounds).toBe(1);
    await page.getByRole('button', { name: 'Check fairness' }).click();
    const proof = page.getByRole('dialog');
    await proof.getByText('The deal was fair.').waitFor();
    expect(await proof.innerText()).toContain(kibo.commitment);
  });

  it.each(GAMES)('of %s can be stepped through turn by turn', async (game) => {
    const page = await opened(await replayAddress(game, 0));
    const slider = page.getByRole('slider');
    await slider.waitFor();
    const end = Number(await slider.getAttribute('max'));
    expect(end).toBe(turnsOf(game).length - 1);
    for (let turn = 1; turn <= end; turn++) {
      await page.keyboard.press('ArrowRight');
      await shows(slider, turn);
    }
  });
});

it('matgo 61: replay by turn: start/end, previous, next, autoplay, slider, speed', async () => {
  const ends = turnsOf('matgo');
  const end = ends.length - 1;
  const page = await site.visitor();
  await page.goto(site.url + (await replayAddress('matgo', ends[2])));
  const slider = page.getByRole('slider');
  await shows(slider, 2);
  const steps = [
    ['Forward one turn', 3],
    ['Back one turn', 2],
    ['To the end', end],
    ['To the start', 0],
  ] as const;
  for (const [name, turn] of steps) {
    await page.getByRole('button', { name }).click();
    await shows(slider, turn);
  }
  const speed = page.getByRole('group', { name: 'Speed' });
  await speed.getByRole('button', { name: '3×' }).click();
  await speed.getByRole('button', { name: '3×', pressed: true }).waitFor();
  await page.keyboard.press('[');
  await speed.getByRole('button', { name: '2×', pressed: true }).waitFor();
  await page.keyboard.press(']');
  await slider.fill(String(end - 3));
  await page.getByText(`Turn ${end - 3} of ${end}`).waitFor();
  // Autoplay can be paused and resumed; V changes the viewer.
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await slider.fill(String(end - 2));
  await page.keyboard.press('v');
  await page.getByRole('button', { name: 'Mina', pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await shows(slider, end);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

it('a finished match on the device can be replayed from its result', async () => {
  const player = await site.table('koikoi', { seed: SEED });
  await player.dealt();
  await player.giveUp();
  await player.page.getByRole('link', { name: 'Replay' }).click();
  await player.page.getByRole('slider').waitFor();
});

it('a match on the server can be replayed by its id, by anybody', ANY_DEAL, async () => {
  const pages = await Promise.all([site.visitor(), site.visitor()]);
  const address = await openTable(pages[0], site.url, 'koikoi', [PERSON, PERSON]);
  await pages[1].goto(address);
  await Promise.all(pages.map((page) => new Player(page).dealt()));
  await new Player(pages[0]).giveUp();
  const stranger = await site.visitor();
  await stranger.goto(`${address.replace('/tables/', '/replay/')}?fairness=1`);
  await stranger.getByText('The deal was fair.').waitFor();
});

describe('a record with an illegal move', () => {
  /** The same card is played twice. */
  function broken(kibo: Kibo, at: number): Kibo {
    const { checksum: _, ...rest } = kibo;
    const [round, ...others] = kibo.rounds;
    const actions = round.actions.map((action, i): ActionRecord => {
      const { action: again } = round.actions[i - 2] ?? action;
      return i === at ? { ...action, action: again } : action;
    });
    return withChecksum({ ...rest, rounds: [{ ...round, actions }, ...others] });
  }
  const file = (kibo: Kibo) => ({
    name: 'broken.kibo.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(kibo)),
  });

  it('shows the error and its place, and the match up to there', async () => {
    const kibo = recordOf('matgo');
    const page = await opened('/replay', NO_RECORD);
    await page.locator('input[type=file]').setInputFiles(file(broken(kibo, 6)));
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain(`Round 1, move ${kibo.rounds[0].actions[6].n}: `);
    expect(await alert.innerText()).toMatch(/The rules do not allow this move here|no move of the game/);
    expect(await page.getByText('connection').count()).toBe(0);
    await page.keyboard.press('End');
    await expect.poll(() => page.getByRole('log').locator('li').count()).toBeGreaterThan(3);
  });

  it('shows the error also where nothing can be replayed', async () => {
    const { checksum: _, ...rest } = recordOf('koikoi');
    const page = await opened('/replay', NO_RECORD);
    await page.locator('input[type=file]').setInputFiles(file(withChecksum({ ...rest, opening: {} })));
    await page.getByRole('heading', { name: 'This record is not valid.' }).waitFor();
  });
});

it('a file that is not a record is refused, with the reason', async () => {
  const page = await opened('/replay', NO_RECORD);
  const file = { name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"madang-kibo-1"}') };
  await page.locator('input[type=file]').setInputFiles(file);
  expect(await page.getByRole('alert').innerText()).not.toBe('');
});
