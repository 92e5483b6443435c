import { GAMES } from '@madang/engine';
import { ownVocabulary, PLAIN, plainVocabularyOf } from '@madang/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { asyncApi } from './asyncapi.ts';
import { danglingReferences } from './testing/references.ts';

describe('the AsyncAPI document', () => {
  const document = asyncApi();

  it('is plain data, and every reference leads somewhere', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    expect(danglingReferences(document)).toEqual([]);
  });

  it('has a channel for every dialect, with every command and event', () => {
    const vocabularies = new Set(GAMES.flatMap(({ id }) => [ownVocabulary(id), plainVocabularyOf(id)])).add(PLAIN);
    expect(Object.keys(document.channels).sort()).toEqual([...vocabularies].map(({ name }) => name).sort());
    for (const { name, commands, events } of vocabularies)
      expect(Object.keys(document.channels[name].messages)).toEqual(
        expect.arrayContaining(['GameRequestJoin', 'TableWaiting', ...Object.keys(commands), ...Object.keys(events)]),
      );
    expect(Object.keys(document.operations)).toHaveLength(2 * vocabularies.size);
  });

  it('lets commands have fields that an older server does not know, and events none', () => {
    const { schemas } = document.components;
    expect(schemas['tysiac.PlaceBid']).not.toHaveProperty('additionalProperties');
    expect(schemas['tysiac.TurnProgress']).toHaveProperty('additionalProperties', false);
  });

  it('types the actions and views of the plain dialect for each game', () => {
    for (const { id } of GAMES) {
      const { name } = plainVocabularyOf(id);
      const { action } = fieldsOf(`${name}.GameAct`);
      expect(Object.keys(referred(action)), id).toContainEqual(expect.stringMatching(/^(one|any)Of$/));
      const { view } = fieldsOf(`${name}.RoundDealt`);
      expect(referred(view), id).toHaveProperty('additionalProperties', false);
    }
  });

  const fieldsOf = (schema: string) =>
    document.components.schemas[schema].properties as Record<string, { $ref: string }>;
  const referred = ({ $ref }: { $ref: string }) => document.components.schemas[$ref.split('/').at(-1) ?? ''];
});
