import type { MenuPeopleWords } from '../../app/menu-people-words.ts';

export const zhHans: MenuPeopleWords = {
  notify: '轮到我时通知',
  notifyWhy: '当这个标签页在后台时。',
  notifyBlocked: '浏览器屏蔽了这个网页的通知。',
  reactions: '显示别人说的话',
  reactionsWhy: '只有八句固定的话，没有聊天。',
  callOff: '取消这场对局',
  callOffWhy: '还没有人出牌，不计入。',
};
