import type { TableRules } from '../table-rules.ts';

export const tysiacTableRules: readonly TableRules[] = [
  {
    rules: {},
    words: {
      en: { name: 'Standard', line: 'Follow suit, nothing else is forced. Everything you take counts.' },
      ko: { name: '기본', line: '무늬만 따르면 됩니다. 얻은 점수를 모두 더합니다.' },
      ja: { name: '標準', line: '守るのはフォローだけ。取った点がすべて得点になる。' },
      zh: { name: '標準', line: '只須跟花色，收到的分全部計入。' },
      'zh-Hans': { name: '标准', line: '只须跟花色，收到的分全部计入。' },
      pl: { name: 'Proste', line: 'Trzeba tylko dokładać do koloru. Liczy się wszystko, co weźmiesz.' },
    },
  },
  {
    rules: { ruleset: 'polish' },
    words: {
      en: {
        name: 'Polish table',
        line: 'Beat and trump if you can; forced 100, barrel at 880, a bomb, rounding to tens.',
      },
      ko: { name: '폴란드식', line: '이길 수 있으면 이겨야 합니다. 100 의무, 880 통, 폭탄, 십 단위 반올림.' },
      ja: { name: 'ポーランド式', line: '勝てるなら勝つ。100の義務、880の樽、爆弾、十の位に丸める。' },
      zh: { name: '波蘭玩法', line: '能贏必贏，必叫 100，880 上桶，可投炸彈，取整十。' },
      'zh-Hans': { name: '波兰玩法', line: '能赢必赢，必叫 100，880 上桶，可投炸弹，取整十。' },
      pl: {
        name: 'Polski stół',
        line: 'Obowiązek przebijania i bicia atutem, przymus 100, beczka od 880, bomba, zaokrąglanie.',
      },
    },
  },
  {
    rules: { maxHands: 10 },
    words: {
      en: { name: 'Short', line: 'The standard rules; after ten hands the highest total wins.' },
      ko: { name: '짧게', line: '기본 규칙. 열 판 뒤 점수가 가장 높은 사람이 이깁니다.' },
      ja: { name: '短め', line: '標準のルール。十局後に一番多い人の勝ち。' },
      zh: { name: '短局', line: '標準規則，十局後總分最高者勝。' },
      'zh-Hans': { name: '短局', line: '标准规则，十局后总分最高者胜。' },
      pl: { name: 'Krótkie', line: 'Zasady proste; po dziesięciu rozdaniach wygrywa najwyższy wynik.' },
    },
  },
];
