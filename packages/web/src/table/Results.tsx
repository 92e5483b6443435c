import type { ReactNode } from 'react';
import type { BoardProps, GameUi } from '../games/ui.ts';
import type { Presenter } from '../play/presenter.ts';
import { Ending, type EndingProps } from './Ending.tsx';
import { MatchOver } from './MatchOver.tsx';
import { Rematch, type RematchActions } from './Rematch.tsx';
import { Result } from './Result.tsx';
import type { Coaching } from './TablePage.tsx';

interface ResultsProps {
  readonly ui: GameUi;
  readonly props: BoardProps;
  readonly presenter: Presenter;
  readonly coach: Coaching | undefined;
  readonly rematch: RematchActions | undefined;
  /** With other people: what one may say to them. */
  readonly speech: ReactNode;
  /** Where to go after the last round. */
  readonly ways: Omit<EndingProps, 'children'>;
}

/** How the round ended, or the match when it ended without a round's result. */
export function Results({ ui, props, presenter, coach, rematch, speech, ways }: ResultsProps) {
  const { scene, language } = props;
  const { ended, result } = scene;
  const ending = result && (
    <Ending {...ways}>
      <Rematch scene={scene} ways={rematch} />
      {speech}
    </Ending>
  );
  if (!ended) return ending && <MatchOver {...props}>{ending}</MatchOver>;
  return (
    <Result
      {...props}
      ended={ended}
      Count={ui.Count}
      headlineOf={(round, names) => ui.headline?.(round, names, language) ?? null}
      onNext={() => presenter.continue()}
      onStay={() => presenter.stay()}
    >
      {coach?.afterwards(props)}
      {ending}
    </Result>
  );
}
