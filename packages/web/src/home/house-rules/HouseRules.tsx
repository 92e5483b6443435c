import type { AnyNarrator } from '@madang/engine';
import { use, useId } from 'react';
import { Dialog } from '../../app/Dialog.tsx';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.ts';
import { type GameUi, loadGameUi } from '../../games/ui.ts';
import type { Rules } from '../../play/told.ts';
import { changed, linesOf, type OptionRow, rulesetsOf, withRuleset } from './draft.ts';
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
  const speaker = narrator(useSettings().language);
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
      <div className="house-lines">
        {linesOf(game, chosen).map((line) => (
          <OptionLine
            key={line.name}
            line={line}
            narrator={speaker}
            onChoose={(value) => onChoose(changed(game, chosen, line.name, value))}
          />
        ))}
      </div>
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

interface OptionLineProps {
  readonly line: OptionRow;
  readonly narrator: AnyNarrator;
  readonly onChoose: (value: unknown) => void;
}

function OptionLine({ line, narrator, onChoose }: OptionLineProps) {
  const words = useWords(houseRulesWords);
  const id = useId();
  const { name, value, usual } = line;
  const said = (each: unknown): string =>
    typeof each === 'boolean' ? words[each ? 'on' : 'off'] : narrator.option(name, String(each));
  return (
    <label className={`house-line ${value === usual ? '' : 'is-changed'}`} htmlFor={id}>
      <span>
        {narrator.option(name)}
        {value !== usual && <small>{words.usually(said(usual))}</small>}
      </span>
      <Control id={id} line={line} said={said} onChoose={onChoose} />
    </label>
  );
}

interface ControlProps extends Omit<OptionLineProps, 'narrator'> {
  readonly id: string;
  readonly said: (value: unknown) => string;
}

function Control({ id, line: { option, value }, said, onChoose }: ControlProps) {
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
