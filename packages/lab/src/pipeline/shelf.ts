import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelKind } from '@madang/players';
import { LabError } from '../failure.ts';
import { Output } from '../output.ts';

/** Where the models of one game stand, by tag, and in which order the tags came. */
export class Shelf {
  private readonly folder: string;

  constructor(models: string, game: string) {
    this.folder = join(models, game);
  }

  file(kind: ModelKind | 'report', tag: string): string {
    return join(this.folder, `${kind}-${tag}.json`);
  }

  /** The tags whose pipelines came to their end, the oldest first. */
  get tags(): readonly string[] {
    const text = readIfThere(join(this.folder, 'tags.json'));
    if (text === null) return [];
    try {
      const tags: unknown = JSON.parse(text);
      if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) return tags;
    } catch {
      // Said below, as for a list of anything else.
    }
    throw new LabError(`${join(this.folder, 'tags.json')} is damaged: it is no list of tags`);
  }

  add(tag: string, list: Output = this.list()): void {
    const { tags } = this;
    if (tags.includes(tag)) list.discard();
    else list.write(`${JSON.stringify([...tags, tag])}\n`);
  }

  /** The list of tags, to be written later. */
  list(): Output {
    return new Output(join(this.folder, 'tags.json'));
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
