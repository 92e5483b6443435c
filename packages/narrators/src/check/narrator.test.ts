import { redact } from '@madang/engine';
import { check } from '@madang/engine/check';
import { describe, expect, it } from 'vitest';
import { Trial } from '../../../engine/src/check/position.ts';
import { narrator } from './index.ts';

const NAMES = ['Ann', 'Bo'];
const { event, choice, outcome, result, dealt } = narrator('en');
const told = (trial: Trial, viewer: number): readonly (string | null)[] =>
  trial.events.flatMap((happened) => {
    const redacted = redact(check, happened, viewer, trial.round);
    return redacted ? [event(redacted, NAMES)] : [];
  });

describe('Check, told in English', () => {
  const HANDS = ['2♠ 3♠ 4♠ 5♠', '2♥ 3♥ 4♥ 5♥'];

  it('tells a draw without the card to those who do not see it', () => {
    const trial = Trial.started(HANDS, '6♠').act(0, { type: 'drawFromDeck' });
    expect(told(trial, 0)).toEqual(['Ann draws 6♠ from the deck.']);
    expect(told(trial, 1)).toEqual(['Ann draws from the deck.']);
  });

  it('tells a peek to the peeker, and to the others that it happened', () => {
    const trial = Trial.started(HANDS, 'Q♠').drawAndDiscard(0).allPass();
    trial.act(0, { type: 'resolveSpecialAbility', peek: [{ seat: 1, slot: 0 }] });
    expect(told(trial, 0)).toEqual(["Ann looks at Bo's top left card.", "Ann sees 2♥ (Bo's top left card)."]);
    expect(told(trial, 1)).toEqual(["Ann looks at Bo's top left card."]);
  });

  it('tells a failed match without the card', () => {
    const trial = Trial.started(HANDS, '6♠').drawAndDiscard(0).act(1, { type: 'attemptMatch', slot: 1 });
    expect(told(trial, 1)).toEqual(["Bo's top right card is no 6."]);
  });

  it('words the choices', () => {
    const trial = Trial.started(HANDS, 'J♠').drawAndDiscard(0).allPass();
    const words = check.legal(trial.round, 0).map((action) => choice(action, trial.round));
    expect(words.slice(0, 2)).toEqual(['Swap nothing', 'Swap your top left card with your top right card']);
    expect(words.at(-1)).toBe("Swap player 2's bottom left card with player 2's bottom right card");
  });

  it('adds up the hands', () => {
    const trial = Trial.dealt(['A♠ 3♠ 4♠ 5♠', '2♥ 3♥ 4♥ 5♥'], '6♠');
    expect(dealt(trial.round, NAMES)).toBe('Round 1: four cards each. Ann begins.');
    trial.act(0, { type: 'confirmPeek' }).act(1, { type: 'confirmPeek' }).act(0, { type: 'callCheck' }).quietTurn(1);
    if (!trial.outcome) throw new Error('the round goes on');
    expect(outcome(trial.outcome, NAMES)).toEqual([
      'Ann: A♠ -1 + 3♠ 3 + 4♠ 4 + 5♠ 5 = 11, the lowest',
      'Bo: 2♥ 2 + 3♥ 3 + 4♥ 4 + 5♥ 5 = 14',
      'Ann +1',
    ]);
    expect(result(check.carry(trial.round), NAMES)).toBe('Ann wins the match. (Ann: 1, Bo: 0)');
  });

  it('speaks to its reader', () => {
    const names = ['You', 'Bo'];
    expect(event({ type: 'turn', seat: 0, final: true }, names)).toBe('Your final turn.');
    expect(event({ type: 'peekConfirmed', seat: 0 }, names)).toBe('You have looked.');
    expect(event({ type: 'checkCalled', seat: 0, automatic: false }, names)).toBe('You call check!');
    expect(event({ type: 'looked', seat: 1, position: { seat: 0, slot: 1 } }, names)).toBe(
      'Bo looks at your top right card.',
    );
  });
});
