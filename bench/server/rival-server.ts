// node bench/server/rival-server.ts PORT FOLDER: boardgame.io's own server with its file store. Its lobby has
// the next port (`apiPort`, its own option): on one port with the sockets every request to it got a 404 here.
import { createRequire } from 'node:module';
import { entryOf } from '@madang/engine/internal';
import { rivalGame } from './rival-game.ts';

process.env.NODE_ENV = 'production';
const { FlatFile, Server } = createRequire(import.meta.url)(
  'boardgame.io/server',
) as typeof import('boardgame.io/dist/types/packages/server.js');

const [port, dir] = [Number(process.argv[2]), entryOf(process.argv, 3)];
const server = Server({ games: [rivalGame], db: new FlatFile({ dir }), origins: ['http://localhost'] });
await server.run({ port, lobbyConfig: { apiPort: port + 1 } });
