import { useEffect, useId, useState } from 'react';
import { Icon } from '../app/Icon.tsx';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { usualLevel } from '../games/list.ts';
import { dropModel, type KeptModel, keptModels, levelOfModel } from './kept-models.ts';
import { MODEL } from './model-level.ts';
import type { ModelTrouble } from './open-model.ts';
import { modelWords, troubleText } from './words.ts';

interface ModelChoiceProps {
  readonly game: string;
  /** The level. */
  readonly chosen: string;
  readonly onChoose: (chosen: { readonly level: string; readonly seats?: number }) => void;
}

/** Trained models as opponents: those that were opened before, and a file to open. */
export default function ModelChoice({ game, chosen, onChoose }: ModelChoiceProps) {
  const words = useWords(modelWords);
  const { language } = useSettings();
  const [models, setModels] = useState<readonly KeptModel[]>([]);
  const [trouble, setTrouble] = useState<ModelTrouble | null>(null);
  useEffect(() => {
    void keptModels(game).then(setModels);
  }, [game]);
  const choose = ({ seats, ...model }: KeptModel) => onChoose({ level: levelOfModel(model), seats });
  const open = async (file: File) => {
    const { openModel } = await import('./open-model.ts');
    const model = await openModel(file, game);
    if ('trouble' in model) return setTrouble(model);
    setTrouble(null);
    setModels(await keptModels(game));
    choose(model);
  };
  const drop = async (model: KeptModel) => {
    await dropModel(model);
    setModels(await keptModels(game));
    if (chosen === levelOfModel(model)) onChoose({ level: usualLevel(game) });
  };
  return (
    <details className="folded-choice models">
      <summary>
        <small>{words.title}</small> <b>{chosen.startsWith(MODEL) ? chosen.slice(MODEL.length) : ''}</b>
        <span>{words.about}</span>
      </summary>
      {models.length > 0 && (
        <fieldset className="levels">
          <legend className="sr">{words.title}</legend>
          {models.map((model) => (
            <KeptRow
              key={model.name}
              model={model}
              isChosen={chosen === levelOfModel(model)}
              onChoose={() => choose(model)}
              onDrop={() => void drop(model)}
            />
          ))}
        </fieldset>
      )}
      <FileButton label={words.open} onFile={(file) => void open(file)} />
      {trouble && (
        <p className="ways-failed" role="alert">
          {troubleText(trouble, language)}
        </p>
      )}
    </details>
  );
}

interface KeptRowProps {
  readonly model: KeptModel;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onDrop: () => void;
}

function KeptRow({ model: { name, seats }, isChosen, onChoose, onDrop }: KeptRowProps) {
  const words = useWords(modelWords);
  return (
    <div className="model-row">
      <label className={`radio ${isChosen ? 'is-on' : ''}`}>
        <input type="radio" name="level" checked={isChosen} onChange={onChoose} />
        <span>{name}</span>
        <small>{words.seats(seats)}</small>
      </label>
      <button type="button" className="b quiet ic" aria-label={words.remove(name)} onClick={onDrop}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** A button over the browser's own, whose words follow the browser's language. */
function FileButton({ label, onFile }: { readonly label: string; readonly onFile: (file: File) => void }) {
  const id = useId();
  return (
    <label className="b model-file" htmlFor={id}>
      <Icon name="up" /> {label}
      <input
        id={id}
        type="file"
        className="sr"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = ''; // the same file can be opened again
        }}
      />
    </label>
  );
}
