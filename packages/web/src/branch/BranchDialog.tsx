import type { Seat } from '@madang/engine';
import { useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { ownName } from '../app/guest.ts';
import { useWords } from '../app/words.ts';
import { levelsAt, usualLevel } from '../games/list.ts';
import { homeWords } from '../home/words/index.ts';
import { freshSeed } from '../play/local/setup.ts';
import type { Sitter } from '../play/told.ts';
import './branch.css';
import type { BranchStart } from './branch.ts';
import { branchWords } from './words.ts';

interface BranchDialogProps {
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly rules: object;
  readonly ply: number;
  /** The seat that is offered first. */
  readonly seat: Seat;
  readonly onStart: (start: BranchStart) => void;
  readonly onClose: () => void;
}

/** Asks as whom, against whom and with which cards to play on. */
export default function BranchDialog({ game, sitters, rules, ply, seat: first, onStart, onClose }: BranchDialogProps) {
  const words = useWords(branchWords);
  const home = useWords(homeWords);
  const [seat, setSeat] = useState(first);
  const [level, setLevel] = useState(usualLevel(game));
  const [isDealtAnew, setAnew] = useState(true);
  const start = () =>
    onStart({ ply, seat, isDealtAnew, seed: freshSeed(), sitters: sittersOf(sitters, seat, level, ownName()) });
  return (
    <Dialog title={words.playOn} closeLabel={words.close} onClose={onClose} className="branch-dialog">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <Choice
          name="branch-seat"
          legend={words.asWho}
          chosen={seat}
          options={sitters.map(({ name }, of) => ({ value: of, label: name }))}
          onChoose={setSeat}
        />
        <Choice
          name="branch-level"
          legend={home.against}
          chosen={level}
          options={levelsAt(game, { seats: sitters.length, rules }).map((value) => ({
            value,
            label: home.levels[value].name,
          }))}
          onChoose={setLevel}
        />
        <Choice
          name="branch-cards"
          legend={words.hidden}
          chosen={isDealtAnew}
          options={[
            { value: true, label: words.anew },
            { value: false, label: words.kept },
          ]}
          onChoose={setAnew}
        />
        <p className="branch-note">
          {isDealtAnew ? words.anewWhy : words.keptWhy} {words.what}
        </p>
        <button type="submit" className="b main">
          {words.play}
        </button>
      </form>
    </Dialog>
  );
}

/** The reader in this seat, bots in the others. */
function sittersOf(sitters: readonly Sitter[], seat: Seat, level: string, own: string): readonly Sitter[] {
  return sitters.map(({ name }, of) => (of === seat ? { name: own, kind: 'human' } : { name, kind: 'bot', level }));
}

interface ChoiceProps<T> {
  readonly name: string;
  readonly legend: string;
  readonly chosen: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChoose: (value: T) => void;
}

function Choice<T extends string | number | boolean>({ name, legend, chosen, options, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className="segments">
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={String(value)}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
