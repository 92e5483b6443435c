import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { entryOf, GAME_IDS } from '../games/list.ts';
import { invitationsOf } from './invitation-words.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
const entries = GAME_IDS.flatMap((id) => entryOf(id) ?? []);

it('the server finds the words of an invitation to every game beside the page', async () => {
  const file = `${JSON.stringify(invitationsOf(entries), null, 2)}\n`;
  await expect(file).toMatchFileSnapshot(join(PUBLIC, 'invitations.json'));
});

it('every game has a picture for the preview of an invitation', () => {
  for (const { image } of Object.values(invitationsOf(entries).games))
    expect(existsSync(join(PUBLIC, image)), image).toBe(true);
});
