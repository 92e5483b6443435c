import type { Json } from '@madang/engine';
import { inWords, isRecord } from '@madang/engine/internal';
import { shown } from '../../app/number.ts';
import { useWords } from '../../app/words.ts';
import { tableWords } from '../../table/words/index.ts';
import type { BoardProps } from '../ui.ts';

/** The scores, and the view's other values. */
export function GenericRail({ scene, names }: BoardProps) {
  const words = useWords(tableWords);
  return (
    <section className="panel g-rail">
      <h2>{words.soFar}</h2>
      <dl className="standings">
        {names.map((name, seat) => (
          <div key={`${seat}-${name}`}>
            <dt>{name}</dt>
            <dd className="num">{shown(scene.scores[seat])}</dd>
          </div>
        ))}
        {factsIn(scene.view).map(([name, value]) => (
          <div key={name}>
            <dt>{inWords(name)}</dt>
            <dd className="num">{told(name, value, names)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A value as text: a seat by its name, an identifier in words. */
function told(field: string, value: Json, names: readonly string[]): string {
  const isSeat = /(seat|dealer|starter|leader|declarer|player|winner)$/i.test(field);
  if (isSeat && typeof value === 'number') return names[value] ?? '–';
  return typeof value === 'string' ? inWords(value) : String(value);
}

/** The numbers, texts and flags at the top level of the view; the round is in the header. */
function factsIn(view: Json): readonly (readonly [string, Json])[] {
  if (!isRecord(view)) return [];
  return Object.entries(view as Readonly<Record<string, Json>>).filter(
    ([name, value]) => name !== 'round' && value !== null && typeof value !== 'object',
  );
}
