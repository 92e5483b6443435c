import type { TysiacLessonWords } from './tysiac-lesson-words.ts';

export const pl: TysiacLessonWords = {
  welcome: (others) =>
    `Witaj w Tysiącu, grze w lewy. Grasz jedno rozdanie, a z tobą ${others}. Najpierw licytacja: kto obieca najwięcej punktów, gra przeciw dwojgu pozostałym.`,
  ranks:
    'Kolejność to as, dziesiątka, król, dama, walet, dziewiątka, a liczą się za 11, 10, 4, 3, 2 i 0. Uwaga na dziesiątkę: mocniejszy jest tylko as. Razem karty mają 120 punktów.',
  couple: (cards, points) =>
    `Masz na ręce ${cards}: to meldunek, wart ${points} punktów, jeśli go zameldujesz. Dobry powód, by licytować.`,
  bidding:
    'Teraz zalicytuj, ile punktów chcesz zdobyć, albo spasuj. Kto da najwięcej, dostaje jeszcze trzy karty, musik. Z meldunkiem i asem 110 albo 120 to rozsądna oferta.',
  give: 'Licytacja wygrana, musik jest twój. Oddaj po jednej karcie każdemu z pozostałych: niskie, bez których się obejdziesz. Nigdy króla ani damy ze swojego meldunku.',
  theyDeclare: (other, bid) =>
    `${other} gra ${bid}. Dopisujesz to, co weźmiesz, a jeśli ${other} weźmie mniej niż ${bid}, traci tyle punktów.`,
  announce: (cards, points) =>
    `Wychodzisz i masz ${cards}. Wyjdź jedną z nich i zamelduj: od razu ${points} punktów, a kolor zostaje atutem.`,
  lead: 'Wychodzisz: możesz zagrać dowolną kartę. Asy są pewne, bije je tylko atut. Kto weźmie lewę, wychodzi do następnej.',
  follow: (led) =>
    `Wyjście: ${led}. Do koloru trzeba dołożyć; bez koloru można zagrać cokolwiek. Lewę bierze najwyższa karta koloru, chyba że ktoś bije atutem.`,
  trump: (suit) => `Atutem są teraz ${suit}: kto nie ma koloru wyjścia, może nimi bić wszystkie inne.`,
  trick: (who, isMine, points) =>
    isMine ? `Lewa jest twoja, punkty z kart: ${points}.` : `Lewę bierze ${who}, punkty z kart: ${points}.`,
  lastCards:
    'Zostało mało kart. Przypomnij sobie, które asy i dziesiątki już wyszły: co teraz najwyższe, bierze ostatnie lewy.',
  yourTurn:
    'Twój ruch. Czy ta lewa może być twoja i czy warto na nią wysokiej karty? Podpowiedź pokaże, co zrobiłby dobry gracz.',
  count:
    'Tak się liczy: punkty z lew i meldunki. Rozgrywający dopisuje je tylko wtedy, gdy ugra swoją ofertę; inaczej ją odejmuje.',
  won: 'Brawo, to rozdanie jest twoje.',
  nobody: 'W tym rozdaniu nikt nie punktuje.',
  lost: (other) => `Najlepiej w tym rozdaniu wypada ${other}. Następnym razem pójdzie lepiej.`,
  after: 'Cała gra trwa, rozdanie po rozdaniu, aż ktoś zdobędzie tysiąc punktów.',
};
