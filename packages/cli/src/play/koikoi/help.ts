import type { Language } from '@madang/engine';
import { JAPANESE } from '@madang/engine/hwatu';
import { entryOf } from '@madang/engine/internal';
import { type Pattern, patternsOf, type Rules } from '@madang/engine/koikoi';
import { kindName } from '@madang/narrators/hwatu';
import { yakuName } from '@madang/narrators/koikoi';
import { clip, padTo, wrap } from '../../width.ts';
import { wordsOf } from '../../words/index.ts';
import { plantOf } from '../hwatu/card-box.ts';
import { KINDS, kindOf } from '../hwatu/faces.ts';
import { figureName } from '../hwatu/figures.ts';
import { PAGE } from '../screen.ts';
import type { KoikoiScene } from './scene.ts';
import { RULES_IN_SHORT, TITLE_OF_YAKU } from './words.ts';

export function help(scene: KoikoiScene): readonly (readonly string[])[] {
  return [rulesPage(scene), yakuPage(scene)];
}

function rulesPage({ language, round }: KoikoiScene): readonly string[] {
  const kinds = KINDS.map(({ kind, symbol }) => `${symbol} ${kindName('japanese', kind, language)}`).join('    ');
  const lines = paragraphs(round.rules, language).map((text) => wrap(text, PAGE.columns - 4));
  return ['Koi-Koi', '', ...lines.flatMap((paragraph) => [...paragraph, '']), kinds];
}

function paragraphs(rules: Rules, language: Language): readonly string[] {
  const { play, sevenDouble, calledAndLost, eachCallAdds, match } = RULES_IN_SHORT[language];
  const calls = rules.each_call_adds ? eachCallAdds : calledAndLost(rules.koi_koi_multiplier);
  return [...play, rules.seven_point_double ? `${sevenDouble} ${calls}` : calls, match];
}

function yakuPage(scene: KoikoiScene): readonly string[] {
  const { brights, others, viewing } = patternsOf(scene.round.rules);
  return [TITLE_OF_YAKU[scene.language], '', ...[...brights, ...others, ...viewing].map((one) => yakuLine(scene, one))];
}

function yakuLine({ language }: KoikoiScene, pattern: Pattern): string {
  const { type, points, extra } = pattern;
  const worth = wordsOf(language).points(points) + (extra > 0 ? ` +${extra}` : '');
  const line = padTo(yakuName(type, language), 25) + padTo(worth, 11) + cardsOf(pattern, language);
  return clip(line, PAGE.columns - 2);
}

/** `3 ★ crane curtain moon phoenix`, `5 ◆ Animal`: how many of which cards. */
function cardsOf({ need, of }: Pattern, language: Language): string {
  const ids = of.toArray().map((card) => entryOf(JAPANESE.ids, card));
  const { kind } = kindOf(entryOf(ids, ids.length - 1));
  const symbols = KINDS.filter((face) => ids.some((id) => kindOf(id) === face)).map((face) => face.symbol);
  const what = `${need} ${symbols.join('')}`;
  if (ids.length > 5) return `${what} ${kindName('japanese', kind, language)}`;
  const names = ids.map((id) =>
    kind === 'ribbon' ? plantOf('japanese', id, language) : figureName('japanese', id, language),
  );
  return `${what} ${names.join(' ')}`;
}
