import { useEffect, useState } from 'react';

/** An address with a compressed record: null until it is ready. `link` stays the same as long as the address does. */
export function useLink(link: () => Promise<string>): string | null {
  const [made, setMade] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void link().then((address) => isWanted && setMade(address));
    return () => {
      isWanted = false;
    };
  }, [link]);
  return made;
}
