import type { Language, Translated } from '@madang/engine';

export const CALL: Translated = {
  en: 'koi-koi',
  ko: '코이코이',
  ja: 'こいこい',
  zh: '來來',
  'zh-Hans': '来来',
  pl: 'koi-koi',
};

export const TITLE_OF_YAKU: Translated = { en: 'Yaku', ko: '족보', ja: '役', zh: '役', 'zh-Hans': '役', pl: 'Układy' };

/** The help page of the rules. Some sentences apply only under certain rules. */
interface RulesInShort {
  readonly play: readonly string[];
  readonly sevenDouble: string;
  readonly calledAndLost: (factor: number) => string;
  readonly eachCallAdds: string;
  readonly match: string;
}

export const RULES_IN_SHORT: Readonly<Record<Language, RulesInShort>> = {
  en: {
    play: [
      'Play a card from your hand. If a card of the same month lies on the field you take both; if two do, you choose one; if three do, you take all. If none does, your card stays there.',
      'Then the top card of the deck is turned over, and takes cards in the same way.',
      'The cards you take make yaku. When you have a new one, stop and score all your yaku, or call koi-koi and play on for more.',
    ],
    sevenDouble: 'Seven points or more count double.',
    calledAndLost: (factor) =>
      `If you called koi-koi and the other one stops first, you get nothing and their points count ×${factor}.`,
    eachCallAdds: 'Every koi-koi, whoever calls it, adds 1 to what the points are multiplied by.',
    match: 'The winner of a round deals the next. After the last round the higher score wins.',
  },
  ko: {
    play: [
      '손패에서 한 장을 냅니다. 바닥에 같은 달 패가 있으면 함께 먹고, 두 장이면 하나를 고르고, 세 장이면 모두 먹습니다. 없으면 낸 패가 바닥에 남습니다.',
      '그다음 더미의 맨 위 패를 뒤집어 같은 방법으로 먹습니다.',
      '먹은 패로 족보를 만듭니다. 새 족보가 생기면 스톱하고 점수를 얻거나, 코이코이를 외치고 계속합니다.',
    ],
    sevenDouble: '7점 이상은 두 배입니다.',
    calledAndLost: (factor) =>
      `코이코이를 외친 뒤 상대가 먼저 스톱하면 나는 얻지 못하고 상대의 점수는 ×${factor}이 됩니다.`,
    eachCallAdds: '누가 외치든 코이코이 한 번마다 점수의 배수가 1씩 늘어납니다.',
    match: '판을 이긴 쪽이 다음 판의 선입니다. 마지막 판이 끝났을 때 점수가 높은 쪽이 이깁니다.',
  },
  ja: {
    play: [
      '手札を一枚出します。場に同じ月の札があれば合わせて取り、二枚あれば一枚を選び、三枚あればすべて取ります。なければ出した札は場に残ります。',
      '次に山札の一番上をめくり、同じように取ります。',
      '取った札で役を作ります。新しい役ができたら、勝負してあがるか、こいこいをして続けるかを選びます。',
    ],
    sevenDouble: '7文以上は倍になります。',
    calledAndLost: (factor) =>
      `こいこいの後に相手が先にあがると、自分は何も得られず、相手の得点は×${factor}になります。`,
    eachCallAdds: 'どちらのこいこいでも、一回ごとに得点の倍率が1ずつ増えます。',
    match: '勝った方が次の親です。最後の局が終わって得点の多い方が勝ちです。',
  },
  zh: {
    play: [
      '從手牌打出一張。場上若有同月的牌就一起收下；有兩張時選一張；有三張時全部收下。沒有的話，打出的牌留在場上。',
      '接著翻開牌堆最上面的一張，以同樣方式收牌。',
      '收下的牌湊成「役」。湊成新的役時，可以收手得分，也可以喊「來來」繼續。',
    ],
    sevenDouble: '滿七分加倍。',
    calledAndLost: (factor) => `喊了「來來」之後若對手先收手，自己得不到分，對手的分數×${factor}。`,
    eachCallAdds: '不論誰喊，每喊一次「來來」，分數的倍數就加1。',
    match: '贏家在下一局坐莊。最後一局結束時分數高的人獲勝。',
  },
  'zh-Hans': {
    play: [
      '从手牌打出一张。场上若有同月的牌就一起收下；有两张时选一张；有三张时全部收下。没有的话，打出的牌留在场上。',
      '接着翻开牌堆最上面的一张，以同样方式收牌。',
      '收下的牌凑成“役”。凑成新的役时，可以收手得分，也可以喊“来来”继续。',
    ],
    sevenDouble: '满七分加倍。',
    calledAndLost: (factor) => `喊了“来来”之后若对手先收手，自己得不到分，对手的分数×${factor}。`,
    eachCallAdds: '不论谁喊，每喊一次“来来”，分数的倍数就加1。',
    match: '赢家在下一局坐庄。最后一局结束时分数高的人获胜。',
  },
  pl: {
    play: [
      'Zagraj kartę z ręki. Jeśli na stole leży karta tego samego miesiąca, bierzesz obie; z dwóch wybierasz jedną; trzy bierzesz wszystkie. Jeśli nie ma żadnej, twoja karta zostaje na stole.',
      'Potem odkrywa się wierzchnią kartę talii, która bierze karty tak samo.',
      'Z wziętych kart powstają układy. Gdy masz nowy, kończysz rozdanie i zdobywasz punkty albo wołasz „koi-koi” i grasz dalej.',
    ],
    sevenDouble: 'Siedem punktów lub więcej liczy się podwójnie.',
    calledAndLost: (factor) =>
      `Jeśli po twoim „koi-koi” druga strona skończy pierwsza, nie dostajesz nic, a jej punkty liczą się ×${factor}.`,
    eachCallAdds: 'Każde „koi-koi”, czyjekolwiek, zwiększa mnożnik punktów o 1.',
    match: 'Kto wygra rozdanie, rozdaje następne. Po ostatnim rozdaniu wygrywa wyższy wynik.',
  },
};
