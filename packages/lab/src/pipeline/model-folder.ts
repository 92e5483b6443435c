import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LogModelKind } from '@madang/players';
import { LabError } from '../failure.ts';
import { Output } from '../output.ts';

/** The folder of one game's models, by tag, and the list of tags. */
export class ModelFolder {
  private readonly folder: string;

  constructor(models: string, game: string) {
    this.folder = join(models, game);
  }

  /** `model` is the network of self-play. */
  file(kind: LogModelKind | 'model' | 'report', tag: string): string {
    return join(this.folder, `${kind}-${tag}.json`);
  }

  page(tag: string): string {
    return join(this.folder, `report-${tag}.html`);
  }

  /** A network that was trained for a tag. */
  trained(tag: string, generation: number, seed: string): string {
    return join(this.folder, tag, `generation-${generation}-seed-${seed}.json`);
  }

  /** The tags whose pipelines were completed, the oldest first. */
  get tags(): readonly string[] {
    const text = readIfThere(join(this.folder, 'tags.json'));
    if (text === null) return [];
    try {
      const tags: unknown = JSON.parse(text);
      if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) return tags;
    } catch {
      // Reported below, like any other content.
    }
    throw new LabError(`${join(this.folder, 'tags.json')} is damaged: not a list of tags`);
  }

  add(tag: string, list: Output = this.list()): void {
    const { tags } = this;
    if (tags.includes(tag)) list.discard();
    else list.write(`${JSON.stringify([...tags, tag])}\n`);
  }

  /** The file of tags, to be written later. */
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
