export { startServer } from './server/start.ts';
export { StoreError } from './store/store.ts';
