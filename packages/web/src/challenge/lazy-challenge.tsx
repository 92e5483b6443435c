import { type ComponentProps, lazy } from 'react';
import { Part } from '../app/Part.tsx';

const Loaded = lazy(() =>
  import('./ChallengeButton.tsx').then(({ ChallengeButton }) => ({ default: ChallengeButton })),
);

/** Challenges a friend to the deals of a match. It is loaded when a match is over. */
export function ChallengeButton(props: ComponentProps<typeof Loaded>) {
  return (
    <Part>
      <Loaded {...props} />
    </Part>
  );
}
