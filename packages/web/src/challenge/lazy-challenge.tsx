import { type ComponentProps, lazy, Suspense } from 'react';

const Loaded = lazy(() =>
  import('./ChallengeButton.tsx').then(({ ChallengeButton }) => ({ default: ChallengeButton })),
);

/** Challenges a friend to the deals of a match. It is loaded when a match is over. */
export function ChallengeButton(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
