import { z } from 'zod';
import { ENDPOINTS } from './endpoints.ts';
import { ListTables } from './http.ts';
import { LENGTHS } from './limits.ts';
import {
  CreateToken,
  Erased,
  EraseMe,
  Leaderboard,
  ListMatches,
  ListRatings,
  MatchList,
  Me,
  NdJson,
  PersonId,
  Profile,
  Register,
  RevokeKey,
  TakeTransfer,
  TokenCreated,
  TransferOffer,
} from './people.ts';

// The routes for people who come back, and for finished matches.

/** With `Authorization: Bearer <key>`. */
const WITH_KEY = ['BAD_KEY', 'NOT_ALLOWED'] as const;

export const PEOPLE_ROUTES = {
  register: {
    ...ENDPOINTS.register,
    summary: 'Make the key known: the person is made if nobody has it yet. Or take another name',
    body: Register,
    answer: Me,
    status: 200,
    errors: ['BAD_NAME', ...WITH_KEY],
  },
  getMe: { ...ENDPOINTS.getMe, summary: 'Who holds this key', answer: Me, status: 200, errors: [...WITH_KEY] },
  listMyMatches: {
    ...ENDPOINTS.listMyMatches,
    summary: 'The tables where the person has a seat, the newest first',
    query: ListTables,
    answer: MatchList,
    status: 200,
    errors: [...WITH_KEY],
  },
  exportMine: {
    ...ENDPOINTS.exportMine,
    summary: 'Everything that is kept of the person: first who they are, then a line for each match with its record',
    answer: NdJson,
    lines: true,
    status: 200,
    errors: [...WITH_KEY, 'BUSY'],
  },
  eraseMe: {
    ...ENDPOINTS.eraseMe,
    summary: 'Erase the person: keys at once, the name in finished matches when these are archived',
    body: EraseMe,
    answer: Erased,
    status: 200,
    errors: [...WITH_KEY],
  },
  offerTransfer: {
    ...ENDPOINTS.offerTransfer,
    summary: 'A code of words with which another device becomes the same person, once',
    answer: TransferOffer,
    status: 201,
    errors: [...WITH_KEY],
  },
  takeTransfer: {
    ...ENDPOINTS.takeTransfer,
    summary: 'Use such a code: the key that is sent becomes a key of that person',
    body: TakeTransfer,
    answer: Me,
    status: 201,
    errors: ['BAD_NAME', 'BAD_KEY', 'BAD_CODE'],
  },
  createToken: {
    ...ENDPOINTS.createToken,
    summary: 'A token for a program, which may only take seats',
    body: CreateToken,
    answer: TokenCreated,
    status: 201,
    errors: ['BAD_NAME', ...WITH_KEY, 'TOO_MANY_KEYS'],
  },
  revokeKey: {
    ...ENDPOINTS.revokeKey,
    summary: 'Revoke a key of the person, but not the last one',
    body: RevokeKey,
    answer: Me,
    status: 200,
    errors: [...WITH_KEY, 'NO_KEY'],
  },
  getPerson: {
    ...ENDPOINTS.getPerson,
    summary: 'A person, with their ratings',
    params: z.object({ person_id: PersonId.max(LENGTHS.code) }),
    answer: Profile,
    status: 200,
    errors: ['NO_PERSON'],
  },
  listRatings: {
    ...ENDPOINTS.listRatings,
    summary: 'The best players of a game, a number of seats and a set of rules',
    query: ListRatings,
    answer: Leaderboard,
    status: 200,
    errors: ['BAD_SEATS', 'BAD_RULES'],
  },
  listMatches: {
    ...ENDPOINTS.listMatches,
    summary: 'Finished public matches, the newest first',
    query: ListMatches,
    answer: MatchList,
    status: 200,
    errors: [],
  },
  exportMatches: {
    ...ENDPOINTS.exportMatches,
    summary: 'The same matches with their records, a line each; the header X-Next-Cursor asks for the next ones',
    query: ListMatches,
    answer: NdJson,
    lines: true,
    status: 200,
    errors: ['BUSY'],
  },
} as const;
