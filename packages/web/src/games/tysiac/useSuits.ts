import { suitName } from '@madang/narrators/french';
import { useSettings } from '../../app/settings.ts';

/** Suits by their signs, in the reader's language. */
export function useSuits(): (sign: string) => string {
  const { language } = useSettings();
  return (sign) => suitName(sign, language);
}
