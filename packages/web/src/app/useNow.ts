import { useEffect, useState } from 'react';

/** The time, renewed every `tick` milliseconds. */
export function useNow(tick: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, [tick]);
  return now;
}
