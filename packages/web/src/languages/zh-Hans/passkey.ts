import type { PasskeyWords } from '../../me/passkey-words.ts';

export const zhHans: PasskeyWords = {
  title: '通行密钥',
  lead: '即使这台设备丢了，也能用通行密钥在其他设备上找回自己。没有它，谁都不能删除你的数据或移除你的设备。',
  made: (date) => `${date} 创建的通行密钥`,
  add: '创建通行密钥',
  remove: '移除',
  use: '我有通行密钥',
  failed: '没有成功，什么都没有改变。',
};
