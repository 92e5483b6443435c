import { useEffect, useState } from 'react';
import { Tenure, type TenureState } from './tenure.ts';

interface Held {
  readonly state: TenureState;
  /** Whether this tab may write the match now. */
  readonly isMine: () => boolean;
  readonly take: () => void;
}

const ALONE: Held = { state: 'mine', isMine: () => true, take: () => undefined };
const ASKING: Held = { ...ALONE, state: 'asking', isMine: () => false };

/** Whether this tab plays the match that is kept under this key. Null: it is not kept, and any tab may have its own. */
export function useTenure(match: string | null): Held {
  const [held, setHeld] = useState(match === null ? ALONE : ASKING);
  useEffect(() => {
    if (match === null) return;
    const tenure: Tenure = new Tenure(match, (state) =>
      setHeld({ state, isMine: () => tenure.isMine, take: () => void tenure.take() }),
    );
    return () => tenure.close();
  }, [match]);
  return held;
}
