import type { AnyNarrator, Language } from '@madang/engine';
import { everyPersonIsAddressed, namesFor } from '@madang/narrators/testing';
import { describe, expect, it } from 'vitest';
import { englishVerb } from '../common/grammar.ts';
import { beginsSmall, disagreementIn } from './agreement.ts';

const faultIn = (language: Language, line: string): string | null =>
  disagreementIn(line, language, namesFor(2, 3, language));

describe('a sentence about its reader is wrong', () => {
  it.each<[Language, string]>([
    ['en', 'You gives a card to each of the others.'],
    ['en', 'You won the auction and takes the musik.'],
    ['en', 'You draws a card'],
    ['en', 'You decides about the drawn card'],
    ['en', 'You ends the turn'],
    ['en', 'You is locked.'],
    ['en', 'Anna steals a card from You.'],
    ['en', 'Anna and You share the round.'],
    ['en', "You's turn."],
    ['en', 'Highest bid: 110 (You)'],
    ['en', 'Anna have no card.'],
    ['ko', '나 지불'],
    ['ko', '나가 송학 광을 냅니다.'],
    ['ko', '민수가 나을 이겼습니다.'],
    ['ko', '나의 차례입니다.'],
    ['ko', '나 님이 이겼습니다'],
    ['ko', '당신이 이겼습니다.'],
    ['ko', '민수이 이겼습니다.'],
    ['ko', '지원가 이겼습니다.'],
    ['ja', 'あなたさんに画面を渡してください'],
    ['ja', 'あなた取ります。'],
    ['zh', '你 贏了這一局'],
    ['zh', '給 你'],
    ['zh', '輪到您。'],
    ['pl', 'Ty oddaje pozostałym po karcie.'],
    ['pl', 'Ty wygrywa licytację i bierze musik.'],
    ['pl', 'Wygrywasz licytację i bierze musik.'],
    ['pl', 'Gra Ty'],
    ['pl', 'płaci Ty'],
    ['pl', 'Dostaje ją ty.'],
    ['pl', 'Moc karty: walet (Ty)'],
    ['pl', 'Wygrałeś rundę.'],
    ['pl', '„Go” zawołał gracz Jan.'],
    ['pl', 'Anna wygrała rundę.'],
    ['pl', 'Płacisz też część gracza Jan.'],
    ['pl', 'Kradniesz kartę od Anna.'],
    ['pl', 'Anna bierzesz lewę.'],
  ])('in %s: %s', (language, line) => {
    expect(faultIn(language, line)).not.toBeNull();
  });
});

describe('a sentence about its reader is right', () => {
  it.each<[Language, string]>([
    ['en', 'You won the auction and take the musik.'],
    ['en', 'You pass, and Anna takes the trick.'],
    ['en', 'Anna gives the king and the queen to you.'],
    ['en', 'Anna, Bob and you share the match. (Anna: 1, Bob: 1, You: 1)'],
    ['en', 'Anna → You: Junk 3 = 3'],
    ['en', 'Anna wins the match: Anna 40, You -12.'],
    ['ko', '내가 민수에게서 송학 광을 빼앗습니다. 나는 0점입니다.'],
    ['ko', '나가리입니다. 나머지 패를 나눕니다.'],
    ['ko', '민수가 지원을 이겼습니다: 나: 12, 나 → 민수'],
    ['ja', 'あなたは太郎から「松に鶴」を奪います。あなた 12、あなた：3'],
    ['zh', '你從小明那裡奪走「松上鶴」。你 12'],
    ['pl', 'Wygrywasz licytację i bierzesz musik.'],
    ['pl', 'Anna oddaje damę pik, ty dostajesz.'],
    ['pl', 'Anna woła „koi-koi”! Wspólna wygrana: Anna i Ty.'],
    ['pl', 'Ty: 97 punktów. Ty → Anna: 3. Anna 40, Ty 12.'],
    ['pl', 'Potrząsasz kartami i kładziesz na stół kartę.'],
  ])('in %s: %s', (language, line) => {
    expect(faultIn(language, line)).toBeNull();
  });
});

it('is a law of every narrator: tested with the reader in each role', () => {
  const text = (): string => '';
  const careless: AnyNarrator = {
    ...{ card: text, choice: text, dealt: text, result: text, term: text, phase: text, refusal: text, option: text },
    ...{ outcome: () => [], prompt: () => null },
    event: (_, [one, other]) => `${one} ${englishVerb(one, 'take')} it from ${other}.`,
  };
  const silent: AnyNarrator = { ...careless, event: () => null };
  const narratorOf = (language: Language): AnyNarrator => (language === 'en' ? careless : silent);
  const told = { seats: 2, events: [{ type: 'taken' }] };
  expect(() => everyPersonIsAddressed(narratorOf, told)).toThrow('"Anna takes it from You."');
});

it.each<[Language, string, boolean]>([
  ['en', 'five. You passed.', true],
  ['en', 'Check! queen of spades is on the pile.', true],
  ['pl', 'piątka. Pasujesz.', true],
  ['en', 'Five. You passed.', false],
  ['en', 'queen of spades', false],
  ['pl', 'To 2. raz.', false],
])('in %s, "%s" begins with a small letter: %s', (language, line, begins) => {
  expect(beginsSmall(line, language)).toBe(begins);
});
