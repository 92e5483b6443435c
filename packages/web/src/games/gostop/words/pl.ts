import { polishPredicate, YOU } from '@madang/narrators/language';
import type { GostopWords } from './gostop-words.ts';

export const pl: GostopWords = {
  goOrStop: 'Go czy stop?',
  go: (count) => (count === 1 ? 'Go' : `${count}× go`),
  stop: 'Stop',
  stopNote: 'Rozdanie się kończy i dostajesz zapłatę.',
  goNote: (bonus) => `Grasz dalej: +${bonus} pkt, jeśli i tak wygrasz, i może kolejne układy.`,
  goFactor: (factor) => `Od tego go wszystko liczy się ×${factor}.`,
  goRisk: (isThree) =>
    isThree
      ? 'Jeśli ktoś inny zatrzyma się pierwszy, płacisz za dwoje.'
      : 'Jeśli druga strona zatrzyma się pierwsza, płacisz podwójnie.',
  dokbak: (payer, spared) => {
    const whose = spared === YOU.pl ? 'twoją część' : `część drugiej osoby (${spared})`;
    return `Dok-bak: po swoim „go” ${polishPredicate(payer, 'płaci')} też ${whose}.`;
  },
  amount: (points, isGold) => (isGold ? `${points.toLocaleString('pl')} złota` : `${points} pkt`),
  gold: 'złota',
  declare: 'Masz trzy karty jednego miesiąca',
  shake: (month) => `Potrząśnij: ${month}`,
  shakeNote: (factor) => `Wszyscy widzą te trzy karty; wygrana liczy się ×${factor}.`,
  bomb: (month) => `Bomba: ${month}`,
  bombNote: (factor) => `Bierze od razu wszystkie cztery i kradnie roślinę; wygrana liczy się ×${factor}.`,
  kung: (month) => `Kung: ${month}`,
  kungNote: 'Bierze od razu wszystkie cztery i kradnie roślinę; potem zagrywasz kartę.',
  notNow: 'Nie teraz',
  calls: 'Zapowiedzi',
  president: (name) => `${name}: cztery karty jednego miesiąca`,
  presidentEnd: 'Zakończ rozdanie',
  presidentEndNote: 'Wygrywasz od razu.',
  presidentPlay: 'Graj dalej',
  presidentPlayNote: (factor) =>
    factor > 1 ? `Wygrana z potrząśnięciem lub bombą liczy się ×${factor}.` : 'Cztery karty zostają w ręku.',
  gukjin: 'Czarka: zwierzę czy podwójna roślina?',
  yeol: 'Zwierzę',
  yeolNote: 'Liczy się do zwierząt.',
  ssangpi: 'Podwójna roślina',
  ssangpiNote: 'Liczy się jak dwie rośliny.',
  thenScore: (points) => `Masz wtedy ${points} pkt.`,
  flipOnly: (left) => `Tylko odkryj (zostało ${left})`,
  pass: 'Pas',
  draw: 'Odkryj kartę z talii',
  starts: (name) => (name === YOU.pl ? 'Zaczynasz' : `Zaczyna ${name}`),
  times: (factor) => `liczy się ×${factor}`,
  shaken: (count) => (count === 1 ? 'Potrząśnięcie' : `Potrząśnięcia: ${count}`),
  bombed: (count) => (count === 1 ? 'Bomba' : `Bomby: ${count}`),
  kungSeal: 'Kung',
  score: (points) => `${points} pkt`,
  specials: {
    ttak: 'Wszystkie cztery!',
    ppuk: 'Ppuk!',
    jjob: 'Jjok!',
    ddadak: 'Ddadak!',
    ssul: 'Czysty stół!',
    ppuk_eaten: 'Zgarnia ppuk',
    chained: 'Potrząśnięcie i bomba!',
  },
};
