import type { Refusal } from '@madang/engine';
import { findCard } from '@madang/engine/tysiac';
import type { Words } from '../common/narrator-in.ts';
import { commonRefusal, TABLE_TALK, textOf } from '../common/table-talk.ts';
import { frenchName } from '../french/index.ts';
import type { Phrases } from './phrases.ts';

type Names = readonly string[];

/** A refusal from the wire may have no facts. */
export function refusalOf(phrases: Phrases, refusal: Refusal, names: Names): string {
  const { refusals, language } = phrases;
  switch (refusal.code) {
    case 'WRONG_PHASE':
      return wrongPhase(phrases, textOf(refusal, 'phase') ?? '');
    case 'WRONG_TURN':
      return TABLE_TALK[language].refusals.WRONG_PLAYER;
    case 'ILLEGAL_BID':
      return illegalBid(phrases, refusal);
    case 'CARD_NOT_OWNED':
      return notOwned(phrases, refusal);
    case 'MUST_FOLLOW_SUIT':
      return brokenDuty(phrases, refusal);
    case 'INVALID_MARRIAGE':
      return refusal.leads === false ? refusals.marriageLeads : refusals.marriage;
    case 'INVALID_MUSIK':
      return refusal.taken === undefined ? refusals.musik : refusals.musikTaken;
    case 'INVALID_BOMB':
      return refusals.bomb;
    case 'INVALID_REDEAL':
      return refusals.redeal;
    case 'INVALID_DISCARD':
    case 'INVALID_PASS':
      return badGift(phrases, refusal, names);
    case 'INVALID_DEAL':
    case 'INVALID_PARAMS':
    case 'UNKNOWN_PLAYER':
      return TABLE_TALK[language].refusals.MALFORMED;
    default:
      return commonRefusal(refusal, language);
  }
}

function wrongPhase({ refusals, language }: Phrases, phase: string): string {
  const words: Words = refusals.phase;
  const what = words[phase];
  if (what === undefined) return TABLE_TALK[language].notPossible;
  return phase === 'HandEnd' ? what : TABLE_TALK[language].notNow(what);
}

function illegalBid({ refusals }: Phrases, { value, from, to, step }: Refusal): string {
  if (typeof from !== 'number' || typeof to !== 'number') return refusals.bid;
  if (typeof step === 'number' && from <= to) return refusals.raiseBetween(from, to, step);
  if (from > to) return step === undefined ? refusals.onlyPass : refusals.bid;
  return value === 0 || from === to ? refusals.mustOpen(from) : refusals.bidBetween(from, to);
}

function notOwned({ language }: Phrases, refusal: Refusal): string {
  const id = textOf(refusal, 'card');
  const { notInHand, noSuchCard } = TABLE_TALK[language];
  return id === null || findCard(id) === undefined ? noSuchCard : notInHand(frenchName(id, language));
}

function brokenDuty({ refusals }: Phrases, refusal: Refusal): string {
  const duties: Words<(suit: string) => string> = refusals.duties;
  const suit = textOf(refusal, 'suit');
  return (suit === null ? undefined : duties[textOf(refusal, 'duty') ?? '']?.(suit)) ?? refusals.mustFollow;
}

function badGift(phrases: Phrases, refusal: Refusal, names: Names): string {
  const { refusals } = phrases;
  const other = refusal.code === 'INVALID_PASS' ? refusals.pass : refusals.discard;
  switch (refusal.reason) {
    case 'cards are passed':
      return refusals.cardsArePassed;
    case 'cards are discarded':
      return refusals.cardsAreDiscarded;
    case 'no musik taken yet':
      return refusals.noMusikYet;
    case 'another is next': {
      const next = typeof refusal.next === 'number' ? names[refusal.next] : undefined;
      return next === undefined ? other : refusals.anotherIsNext(next);
    }
    case 'not in hand':
      return textOf(refusal, 'card') === null ? other : notOwned(phrases, refusal);
    default:
      return other;
  }
}
