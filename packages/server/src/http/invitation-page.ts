import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import { summaryOf } from '../room/summary.ts';
import { isTableId } from '../server/secrets.ts';
import type { Services } from '../server/services.ts';
import type { Listed } from '../store/store.ts';
import { escaped } from './page.ts';

// The page of a table, with what messengers show of a link to it: the game and who invites. Whoever has the link can read as
// much from `GET /api/tables/{table_id}`; the seed, the tokens and the cards are not in it.

/** `invitations.json` of the built page: it knows the names of the games and the languages. */
interface Invitations {
  readonly games: Readonly<Record<string, InvitedGame>>;
  /** By language. `{name}` and `{game}` are replaced. */
  readonly words: Readonly<Record<string, { readonly invites: string; readonly plays: string }>>;
}

interface InvitedGame {
  readonly image: string;
  readonly names: Readonly<Record<string, string>>;
  readonly pitches: Readonly<Record<string, string>>;
}

const IMAGE_SIZE = { width: 1200, height: 630 };

/** @param folder the built web client */
export function invitationRoute(app: FastifyInstance, folder: string, { store }: Services, rooms: Rooms): void {
  app.get<{ Params: { id: string } }>('/tables/:id', async (request, reply) => {
    const { id } = request.params;
    const room = await rooms.peek(id);
    const table = room ? listedRoom(room) : isTableId(id) ? await store.find(id) : null;
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const tags = table ? await tagsFor(folder, request, table) : '';
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language' });
    return reply.type('text/html; charset=utf-8').send(html.replace('</head>', () => `${tags}</head>`));
  });
}

function listedRoom({ table }: Room): Listed {
  return { card: table.card, summary: summaryOf(table, 0) };
}

async function tagsFor(folder: string, request: FastifyRequest, table: Listed): Promise<string> {
  const text = await readFile(join(folder, 'invitations.json'), 'utf8').catch(() => null);
  if (text === null) return '';
  const invitations = JSON.parse(text) as Invitations;
  return tagsOf(invitations, table, `${request.protocol}://${request.host}`, request.headers['accept-language']);
}

/** The Open Graph tags of a table. */
function tagsOf({ games, words }: Invitations, { card, summary }: Listed, origin: string, accepted = ''): string {
  const game = games[card.game];
  const language = languageOf(Object.keys(words), accepted);
  const said = words[language];
  if (!game || !said) return '';
  const people = summary.detail?.seats.flatMap((seat) => (seat && seat.kind !== 'bot' ? [seat.name] : [])) ?? [];
  const isOpen = summary.status === 'open' && people[0] !== undefined;
  const facts = { name: isOpen ? (people[0] ?? '') : people.join(', '), game: game.names[language] ?? card.game };
  const title = filled(isOpen ? said.invites : said.plays, facts);
  const tags = [
    ['og:site_name', 'Madang'],
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', game.pitches[language] ?? ''],
    ['og:url', `${origin}/tables/${card.id}`],
    ['og:image', `${origin}${game.image}`],
    ['og:image:width', `${IMAGE_SIZE.width}`],
    ['og:image:height', `${IMAGE_SIZE.height}`],
  ].map(([property = '', content = '']) => `<meta property="${property}" content="${escaped(content)}" />`);
  return [...tags, '<meta name="twitter:card" content="summary_large_image" />', ''].join('\n    ');
}

/** Replaces in one pass: a name that looks like a placeholder stays what it is. */
function filled(sentence: string, facts: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}

/** Where Chinese is written in traditional characters. */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/;

/** The first language of an `Accept-Language` header that is known, or else the first that is known. */
function languageOf(known: readonly string[], accepted: string): string {
  for (const part of accepted.toLowerCase().split(',')) {
    const [tag = ''] = part.trim().split(';');
    const wanted = TRADITIONAL.test(tag) ? 'zh' : tag.startsWith('zh') ? 'zh-hans' : tag.split('-')[0];
    const found = known.find((language) => language.toLowerCase() === wanted);
    if (found !== undefined) return found;
  }
  return known[0] ?? '';
}
