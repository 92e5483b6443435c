import type { CheckLessonWords } from './check-lesson-words.ts';

export const pl: CheckLessonWords = {
  peek: (other, cards) =>
    `Witaj w grze pamięciowej Sprawdzam. Naprzeciw siedzi ${other}. Masz cztery zakryte karty i możesz raz obejrzeć dwie dolne: ${cards}. Zapamiętaj je i potwierdź.`,
  values:
    'As to −1, liczby liczą się po wartości, walet, dama i król to 11, 12 i 13. Na końcu wygrywa najmniejsza suma, więc pozbywaj się wysokich kart.',
  draw: 'Twój ruch. Dobierz z talii, tę kartę zobaczysz tylko ty, albo weź odkrytą, jeśli jest niska; wtedy trzeba ją zatrzymać.',
  drawn: (card, points) =>
    `Dobrana karta: ${card}, warta ${points}. Niską połóż zamiast wyższej albo nieznanej, wysoką odrzuć.`,
  matching: (card) =>
    `Odrzucono: ${card}. Jeśli masz kartę tej samej wartości, szybko ją naciśnij: będziesz mieć o jedną mniej. Gdy nie masz pewności, odpuść.`,
  ability:
    'Walet, dama i król po odrzuceniu mają moc: król pozwala obejrzeć dwie karty, dama jedną, a potem można zamienić dowolne dwie. Jedno i drugie można pominąć.',
  misfired: 'To inna wartość. Karta zostaje na miejscu i wszyscy już wiedzą, czym nie jest.',
  matched: (who, isMine) =>
    isMine
      ? `Dopasowane: masz o kartę mniej, a para wypada z gry.`
      : `${who} dopasowuje i ma o kartę mniej, a para wypada z gry.`,
  looked: (other) =>
    `${other} używa mocy karty. Wszyscy widzą, gdzie ktoś patrzy i co zamienia, więc pilnuj swoich kart: znana mogła się przenieść.`,
  endTurn: 'Teraz zakończ ruch albo zawołaj „sprawdzam”.',
  callCheck:
    'Gdy uważasz, że masz najmniejszą sumę, zawołaj „sprawdzam”. Twoje karty są zablokowane, pozostali mają po jednym ruchu i wszyscy odkrywają karty. Poniżej 8 punktów zwykle warto.',
  theyCalled: (other) => `${other} woła „sprawdzam”: to twój ostatni ruch. Zejdź z sumą jak najniżej.`,
  yourTurn: 'Twój ruch. Które karty znasz i która jest najwyższa? Podpowiedź pokaże, co zrobiłby dobry gracz.',
  count: 'Tak się liczy: karty każdej ręki dodaje się, a wygrywa najmniejsza suma.',
  won: 'Brawo, twoja suma jest najmniejsza.',
  nobody: 'W tym rozdaniu nikt nie wygrywa.',
  lost: (other) => `Tym razem najmniejszą sumę ma ${other}. Następnym razem pójdzie lepiej.`,
  after: 'Im więcej osób, tym więcej kart do zapamiętania i więcej chętnych do dopasowania.',
};
