import type { TysiacLessonWords } from './tysiac-lesson-words.ts';

export const en: TysiacLessonWords = {
  welcome: (others) =>
    `Welcome to Tysiąc, a trick game. You play one hand with ${others}. First there is an auction: who promises the most points plays against the two others.`,
  ranks:
    'The order is ace, ten, king, queen, jack, nine, and they count 11, 10, 4, 3, 2 and 0. Mind the ten: only the ace is stronger. All cards together hold 120 points.',
  couple: (cards, points) =>
    `You hold ${cards}: a marriage, worth ${points} more points if you announce it. That is a good reason to bid.`,
  bidding:
    'Now bid the points that you want to make, or pass. Three more cards, the musik, go to whoever bids most. With a marriage and an ace 110 or 120 is sensible.',
  give: 'You have won the auction and taken the musik. Give one card to each of the others: low ones that do not leave you weak. Never a king or queen of your marriage.',
  theyDeclare: (other, bid) =>
    `${other} plays for ${bid}. You score what you take yourself, and if ${other} takes less than ${bid}, it is subtracted there.`,
  announce: (cards, points) =>
    `You lead and hold ${cards}. Lead one of them and announce the marriage: ${points} points at once, and the suit becomes trump.`,
  lead: 'You lead: any card begins the trick. Aces are safe, for nothing beats them but trumps. The winner of a trick leads next.',
  follow: (led) =>
    `${led} was led. You must play the same suit if you have it; without it you may play anything. The highest card of that suit takes the trick, unless somebody trumps.`,
  trump: (suit) => `Trump is ${suit} now: a card of that suit beats every other suit, for players who cannot follow.`,
  trick: (who, isMine, points) =>
    isMine
      ? `You took the trick, with ${points} card points in it.`
      : `${who} took the trick, with ${points} card points in it.`,
  lastCards: 'Few cards are left. Remember which aces and tens have gone: what is highest now takes the last tricks.',
  yourTurn:
    'Your turn. Can this trick be yours, and is it worth a high card? The hint shows what a good player would do.',
  count:
    'This is how it is counted: the points of the tricks and the marriages. Who plays the bid scores them only if they reach it; otherwise the bid is subtracted.',
  won: 'Well done, this hand is yours.',
  nobody: 'Nobody scores in this hand.',
  lost: (other) => `${other} did best in this hand. Better luck next time.`,
  after: 'A whole game goes on, hand by hand, until somebody has a thousand points.',
};
