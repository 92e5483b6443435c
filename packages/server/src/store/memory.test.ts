import { MemoryStore } from './memory.ts';
import { describeStore } from './store.contract.ts';

describeStore('memory', { isDurable: false, isShared: false }, async () => {
  const store = new MemoryStore();
  return { open: async () => store, remove: async () => undefined };
});
