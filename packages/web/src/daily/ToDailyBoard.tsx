import { followLink } from '../app/router.ts';
import { useWords } from '../app/words.ts';
import { dailyWords } from './words.ts';

export function ToDailyBoard({ game }: { readonly game: string }) {
  const { toBoard } = useWords(dailyWords);
  return (
    <a className="b main" href={`/daily/${game}`} onClick={followLink}>
      {toBoard}
    </a>
  );
}
