import type { Seat } from '@madang/engine';
import type { Reaction } from '@madang/protocol';
import { playerBack, playerGone, playerReacted } from '../protocol/notices.ts';
import type { Services } from '../server/services.ts';
import type { TableState } from '../table/table.ts';
import type { Announcer } from './announcer.ts';

/** What happens at a table that its log does not keep: connections and set phrases. Nodes tell it to each other. */
type News =
  | { readonly kind: 'gone'; readonly seat: Seat }
  | { readonly kind: 'back'; readonly seat: Seat }
  | { readonly kind: 'reacted'; readonly seat: Seat; readonly reaction: Reaction };

/** What news of another node changes here. */
interface Followed {
  /** Nobody is connected as this seat any more, here or elsewhere. */
  wentElsewhere(seat: Seat): void;
  /** Whether the seat was thought to be gone. */
  cameElsewhere(seat: Seat): boolean;
}

/** Tells those who are connected to a table, here and at other nodes, what its log does not keep. */
export class TableNews {
  private readonly room: { readonly table: TableState };
  private readonly announcer: Announcer;
  private readonly services: Services;

  constructor(room: { readonly table: TableState }, announcer: Announcer, services: Services) {
    this.room = room;
    this.announcer = announcer;
    this.services = services;
  }

  /** To those who are connected here: a bot takes over at `until`. */
  gone(seat: Seat, until: number | null): void {
    this.announcer.tell(playerGone(this.room.table, seat, until), false);
  }

  back(seat: Seat): void {
    this.announcer.tell(playerBack(this.room.table, seat), false);
  }

  reacted(seat: Seat, reaction: Reaction): void {
    this.announcer.tell(playerReacted(this.room.table, seat, reaction), true);
  }

  /** To the other nodes. News that is lost is not repeated: nothing depends on it. */
  spread(news: News): void {
    const { store, settings, log } = this.services;
    if (!settings.isShared) return;
    const { id } = this.room.table.card;
    store
      .tell(id, JSON.stringify(news))
      .catch((error: unknown) => log.warn({ err: error, table: id }, 'other nodes could not be told'));
  }

  /** What another node has told. */
  hear(text: string, followed: Followed): void {
    const news = JSON.parse(text) as News;
    if (news.kind === 'gone') followed.wentElsewhere(news.seat);
    else if (news.kind === 'reacted') this.reacted(news.seat, news.reaction);
    else if (followed.cameElsewhere(news.seat)) this.back(news.seat);
  }
}
