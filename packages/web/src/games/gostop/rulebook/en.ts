import type { Wording } from './wording.ts';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const BONUS = ['', 'a bonus double', 'a bonus double and a bonus triple', 'two bonus doubles and a bonus triple'];

export const en: Wording = {
  language: 'en',
  comma: ', ',
  colon: ': ',
  titles: {
    goal: 'The goal',
    cards: 'The cards',
    deal: 'The deal',
    turn: 'Your turn',
    specials: 'Special moments',
    sets: 'Sets',
    goStop: 'Go or stop',
    factors: 'Factors',
    end: 'Paying, and the end',
  },

  points,
  growing: (count) => `${count}, each more +1`,
  brings: {
    points: (count) => `+${points(count)}`,
    steal: (count) => `steal ${count} junk`,
    flipTurns: (count) => (count === 1 ? '1 flip-only turn' : `${count} flip-only turns`),
    stays: 'the three stay',
    captures: 'it takes cards',
    anotherFlip: 'yours, and another flip',
    turnGoesOn: 'your turn goes on',
    nothing: '–',
  },

  goal: {
    text: (seats) => [
      `${seats === 3 ? 'Three' : 'Two'} players take cards by matching months, and score sets of them.`,
      'Whoever has enough says stop and is paid, or says go and plays on for more.',
    ],
    threshold: (count) => `Enough is ${points(count)} at this table.`,
    rounds: (count) => (count === 1 ? 'A match is one game.' : `A match is ${count} games.`),
  },
  cards: {
    text: [
      'Forty-eight flower cards, four of each month. The eleventh month is paulownia, the twelfth rain. The number in a card’s corner is its month, the sign under it its kind.',
      'A double junk counts as two junk; there is one of paulownia and one of rain.',
    ],
    bonus: (count) => `In addition there is ${BONUS[count]}; a triple counts as three junk.`,
    cup: {
      whenItMatters:
        'The sake cup is an animal, or double junk if its owner says so: asked once, when it first matters for go and stop or would be stolen.',
      whenOwned: 'The sake cup is an animal or double junk: whoever takes it says at once which, for good.',
      animal: 'The sake cup is always an animal.',
    },
    cupStolen: {
      taken: 'The cup can be stolen as double junk, but only when there is no other junk.',
      void: 'A steal that would have to take the cup fails, and makes it an animal for good.',
    },
  },
  deal: {
    cards: (hand, table) => `${hand} cards to each hand, ${table} open on the table; the others are the stock.`,
    bonus:
      'Bonus cards in a dealt hand go to its owner at once and are replaced; those on the table go to the starter. Nothing is stolen for them.',
    first: {
      drawn: 'Lots decide who starts the first game.',
      nightAndDay:
        'In the first game the months of the first hand cards decide who starts: at night (18:00–05:59) the lower, by day the higher.',
    },
    later: 'After that the winner starts; without a winner the starter stays.',
    fieldRedealt: 'Four of a month on the dealt table: the cards are dealt again.',
    fieldDoubles: (factor) =>
      `Four of a month on the dealt table: the cards are dealt again, and the next game counts ×${factor}.`,
  },
  president: {
    asked: {
      dealt: 'Who is dealt all four cards of a month shows them right after the deal and chooses.',
      firstTurn: 'Who holds all four cards of a month at the own first turn shows them and chooses.',
      off: 'Four of a month in a dealt hand mean nothing at this table.',
    },
    ends: (count) => `End the game and win ${points(count)}, or play on.`,
    playsOn: 'Playing on brings nothing but the cards.',
    held: (factor) => `Playing on multiplies a win by ${factor} if there was a shake or a bomb.`,
    chain: (steal) =>
      `If the first of the four is played in a turn that takes cards, the other three count as a shake and as a bomb${steal > 0 ? ` and steal ${steal} junk` : ''}.`,
  },
  turn: {
    text: [
      'Play a card from your hand, then the top card of the stock is flipped.',
      'A card without a match stays on the table. With one match you take both.',
    ],
    twoMatches: {
      ask: 'With two matches you choose one of them.',
      askBetweenKinds:
        'With two matches of different kinds you choose; of the same kind the more valuable junk is taken by itself.',
    },
    threeMatches: 'With three matches you take them all.',
    certain: {
      after: 'What your hand card takes is yours only after the flip: a ppuk can still spoil it.',
      before: 'What your hand card takes is yours at once.',
    },
    flipByHand: 'The flip is a move of its own: press it yourself.',
  },
  specials: {
    ppuk: 'Ppuk: you made a pair, and the flip has the same month',
    housePpuk: 'Ppuk: the flip has two matches or more',
    ppukTaken: 'You take the three cards of somebody’s ppuk',
    jaPpuk: 'Ja-ppuk: you take those of your own',
    houseJaPpuk: 'Ja-ppuk: your next turn that takes cards after your own ppuk',
    jjok: 'Jjok: the flip matches the card you have just laid down',
    houseJjok: 'Jjok: the flip finds no match and has the month of the card just played',
    ddadak: 'Ddadak: you took one of two, and the flip takes the other',
    sweep: 'Sweep: the table is empty after your turn',
    ttak: 'Ttak: you take three matches at once',
    bonus: 'A bonus card is flipped',
    shake: 'Shake: three of a month in hand, none on the table; you show them',
    bomb: 'Bomb: three of a month in hand, the fourth on the table; you take all four',
    kung: 'Kung: a starter’s first turn with such a month; you take all four first',
  },
  aboutSpecials: {
    steal: (seats) =>
      `To steal is to take junk ${seats === 3 ? 'from each opponent' : 'from the opponent'}, the cheapest first.`,
    lastCard: {
      oneCard: 'With the last card in your hand there is no ppuk, jjok, ddadak or sweep.',
      bombToo: 'With the last card in your hand, or a bomb that empties it, there is no ppuk, jjok, ddadak or sweep.',
    },
    shakenIsPlayed: (seconds) =>
      `After a shake you play one of the shown cards${seconds > 0 ? `; they are shown for ${seconds} seconds` : ''}.`,
    shakeFrees: (seconds) =>
      `After a shake any card may be played${seconds > 0 ? `; the three are shown for ${seconds} seconds` : ''}.`,
    bonusHeld: 'Bonus cards flipped before a ppuk are held back until that ppuk is taken.',
    threePpuk: (count) => `A third ppuk wins ${points(count)} at once; nothing else counts.`,
    threePpukCarries: 'Only what earlier nagari left multiplies that.',
  },
  sets: {
    text: ['Of the brights only the best set counts. All others add up.'],
    made: (set, from) =>
      ({
        OGWANG: 'all of them',
        SAGWANG: 'any four',
        SAMGWANG: 'without the rain bright',
        BISAMGWANG: 'one of them the rain bright',
        GODORI: 'plum, wisteria and pampas birds',
        HONGDAN: 'pine, plum, cherry',
        CHEONGDAN: 'peony, chrysanthemum, maple',
        CHODAN: 'wisteria, iris, bush clover',
        YEOL: `any ${from}`,
        TTI: `any ${from}`,
        PI: `worth ${from} together`,
      })[set],
  },
  goStop: {
    choice: (count) =>
      `With ${points(count)} or more after your turn you choose: stop and be paid, or go. After a go you choose again whenever your score has risen.`,
    go: (count) => `Each go is worth ${points(count)} if you win.`,
    thirdGo: {
      doubling: 'From the third go on everything counts ×2, ×4, ×8 and so on.',
      linear: 'From the third go on everything counts ×2, ×3, ×4 and so on.',
      off: 'Many go do not multiply anything.',
    },
    lastCard: 'If your last card brings you there, you stop automatically.',
    exhaustion: {
      nagari: 'If the cards run out and nobody has stopped, it is a nagari: nobody wins.',
      compare:
        'If the cards run out and nobody has stopped, the higher score wins. Equal scores, no score, or a go without more points while the other is below the threshold make a nagari: nobody wins.',
    },
    nagari: (factor, cap) =>
      factor === 1
        ? 'A nagari changes nothing for the next game.'
        : `After a nagari the next game counts ×${factor}; several multiply${cap > 0 ? `, up to ×${cap}` : ''}.`,
  },
  factors: {
    text: 'The winner’s points and go are added, then multiplied by everything that applies.',
    shake: 'Each shake',
    bomb: 'Each bomb',
    heldPresident: 'A president was played on, with a shake or a bomb',
    gwangBak: 'Gwang-bak: brights scored, and the loser has none',
    piBak: (most, sparesNone) => `Pi-bak: junk scored, and the loser’s is worth ${sparesNone ? '1' : '0'} to ${most}`,
    mongBak: (from, needsNone) =>
      `Mong-bak: the winner has ${from} animals or more${needsNone ? ', the loser none' : ''}`,
    goBak: 'Go-bak: the loser had called go',
    nagari: 'Each nagari just before',
  },
  end: {
    pays: (seats) =>
      seats === 3
        ? 'Both losers pay the winner, each with the factors that apply to it.'
        : 'The loser pays the winner.',
    dokbak: 'Dok-bak: if a loser had called go, the last who did pays for both.',
    gold: (start, perPoint) => `Everybody starts with ${start} gold; a point is worth ${perPoint}.`,
    playMoney: 'Gold is play money: it cannot be bought, moved to anybody else or paid out.',
    broke: (start) => `Nobody pays more than there is. Whoever has nothing left starts again with ${start}.`,
    ppukGold: (first, next) =>
      `A ppuk in the own first turn brings ${first} gold at once, one in the turn after a ppuk ${next}.`,
    match: 'Whoever has most after the last game wins the match.',
    resign: {
      pays: 'Who resigns pays each opponent its score with its factors, and the threshold at least.',
      free: 'Who resigns ends the match; the running game is not paid.',
    },
  },
};
