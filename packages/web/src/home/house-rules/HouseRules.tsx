import type { AnyNarrator } from '@madang/engine';
import { use, useId, useMemo, useState } from 'react';
import { Dialog } from '../../app/Dialog.tsx';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.ts';
import { type GameUi, loadGameUi } from '../../games/ui.ts';
import type { Rules } from '../../play/told.ts';
import { loadBooks } from '../../rulebook/load-books.ts';
import { changed, type OptionRow, rulesetsOf, withRuleset } from './draft.ts';
import { type Explained, explainedLines } from './explain.ts';
import './house-rules.css';
import { houseRulesWords } from './words.ts';

interface HouseRulesProps {
  readonly game: string;
  readonly chosen: Rules;
  readonly onChoose: (rules: Rules) => void;
  readonly onClose: () => void;
}

/** A form for the rules of the next match: a ruleset and every option. */
export default function HouseRules(props: HouseRulesProps) {
  const ui = loadGameUi(props.game);
  return ui && <Form {...props} ui={use(ui)} />;
}

function Form({ chosen, onChoose, onClose, ui: { game, narrator } }: HouseRulesProps & { readonly ui: GameUi }) {
  const words = useWords(houseRulesWords);
  const { language } = useSettings();
  const speaker = narrator(language);
  const book = use(loadBooks(game.id))[language];
  const lines = useMemo(() => explainedLines(game, book, chosen), [game, book, chosen]);
  const [wanted, want] = useState('');
  const found = lines.filter((line) => isAbout(line, speaker, wanted));
  const sections = [...new Set(found.map(({ section }) => section))].toSorted(namedFirst);
  const rulesets = rulesetsOf(game);
  const ruleset = typeof chosen.ruleset === 'string' ? chosen.ruleset : rulesets[0];
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose} className="house-rules">
      {rulesets.length > 1 && (
        <label className="house-line is-ruleset">
          <span>{words.ruleset}</span>
          <select
            className="select"
            value={ruleset}
            onChange={({ target }) => onChoose(withRuleset(game, target.value))}
          >
            {rulesets.map((name) => (
              <option key={name} value={name}>
                {speaker.option('ruleset', name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <input
        className="field house-search"
        type="search"
        placeholder={words.search}
        aria-label={words.search}
        value={wanted}
        onChange={({ target }) => want(target.value)}
      />
      {found.length === 0 && <p role="status">{words.none}</p>}
      {sections.map((section) => (
        <section key={section ?? ''} className="house-group">
          <h3>{section ?? words.other}</h3>
          <div className="house-lines">
            {found
              .filter((line) => line.section === section)
              .map((line) => (
                <OptionLine
                  key={line.row.name}
                  explained={line}
                  narrator={speaker}
                  onChoose={(value) => onChoose(changed(game, chosen, line.row.name, value))}
                />
              ))}
          </div>
        </section>
      ))}
      <p className="house-done">
        <button type="button" className="b" onClick={() => onChoose({})}>
          {words.usual}
        </button>
        <button type="button" className="b main" onClick={onClose}>
          {words.done}
        </button>
      </p>
    </Dialog>
  );
}

/** By its name or its explanation. */
function isAbout({ row, line }: Explained, narrator: AnyNarrator, wanted: string): boolean {
  return `${narrator.option(row.name)} ${line}`.toLowerCase().includes(wanted.trim().toLowerCase());
}

/** In the order of the rulebook; what it does not mention comes last. */
function namedFirst(one: string | null, two: string | null): number {
  return Number(one === null) - Number(two === null);
}

interface OptionLineProps {
  readonly explained: Explained;
  readonly narrator: AnyNarrator;
  readonly onChoose: (value: unknown) => void;
}

function OptionLine({ explained: { row, line }, narrator, onChoose }: OptionLineProps) {
  const words = useWords(houseRulesWords);
  const id = useId();
  const { name, value, usual } = row;
  const said = (each: unknown): string =>
    typeof each === 'boolean' ? words[each ? 'on' : 'off'] : narrator.option(name, String(each));
  return (
    <label className={`house-line ${value === usual ? '' : 'is-changed'}`} htmlFor={id}>
      <span>
        {narrator.option(name)}
        {value !== usual && <small className="house-usual">{words.usually(said(usual))}</small>}
        {line !== '' && <small>{line}</small>}
      </span>
      <Control id={id} row={row} said={said} onChoose={onChoose} />
    </label>
  );
}

interface ControlProps extends Pick<OptionLineProps, 'onChoose'> {
  readonly row: OptionRow;
  readonly id: string;
  readonly said: (value: unknown) => string;
}

function Control({ id, row: { option, value }, said, onChoose }: ControlProps) {
  const { field } = option;
  switch (field?.kind) {
    case 'flag':
      return (
        <input id={id} type="checkbox" checked={value === true} onChange={({ target }) => onChoose(target.checked)} />
      );
    case 'integer':
      return (
        <input
          id={id}
          className="field num"
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          defaultValue={String(value)}
          key={String(value)}
          onBlur={({ target }) => onChoose(target.valueAsNumber)}
        />
      );
    case 'choice':
      return (
        <select
          id={id}
          className="select"
          value={String(value)}
          onChange={({ target }) => onChoose(field.choices.find((choice) => String(choice) === target.value))}
        >
          {field.choices.map((choice) => (
            <option key={String(choice)} value={String(choice)}>
              {said(choice)}
            </option>
          ))}
        </select>
      );
    default:
      return null;
  }
}
