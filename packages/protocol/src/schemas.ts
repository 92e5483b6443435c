// The schemas of every message, for whoever checks them: they need zod. Their types and all constants are in the root.

export * from './admin.ts';
export * from './commands.ts';
export * from './common/events.ts';
export { commonVocabulary, type DialectForms } from './common/vocabulary.ts';
export * from './daily.ts';
export * from './games.ts';
export * from './http.ts';
export * from './json.ts';
export { faultOfName, Name } from './name.ts';
export * from './notices.ts';
export * from './parts.ts';
export * from './passkeys.ts';
export * from './people.ts';
export * from './plain/schemas.ts';
export { errorCodesOf, ROUTES, type Route } from './routes.ts';
export type { GameSchemas, Shapes, Vocabulary } from './vocabulary.ts';
