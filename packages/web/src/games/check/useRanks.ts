import { rankName } from '@madang/narrators/french';
import { useSettings } from '../../app/settings.ts';

/** The names of ranks in the reader's language. */
export function useRanks(): (sign: string) => string {
  const { language } = useSettings();
  return (sign) => rankName(sign, language);
}
