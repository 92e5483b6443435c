import { suitName } from '@madang/narrators/french';
import { useSettings } from '../../app/settings.ts';

/** The names of suits in the reader's language. */
export function useSuits(): (sign: string) => string {
  const { language } = useSettings();
  return (sign) => suitName(sign, language);
}
