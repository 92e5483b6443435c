import { existsSync } from 'node:fs';
import { LabError } from '../failure.ts';
import type { ModelFolder } from './model-folder.ts';
import type { PipelinePlan } from './plan.ts';

/** The tag with such a model to compare with: the one that was asked for, or the last one; null for the first. */
export function previousTag(
  { tag, against }: PipelinePlan,
  folder: ModelFolder,
  kind: 'policy' | 'model',
): string | null {
  const tags = folder.tags.filter((each) => existsSync(folder.file(kind, each)));
  if (against === undefined) return tags.findLast((other) => other !== tag) ?? null;
  if (tags.includes(against)) return against;
  throw new LabError(
    `there is no tag ${against}; ${tags.length === 0 ? 'there are no tags yet' : `the tags are ${tags.join(', ')}`}`,
  );
}
