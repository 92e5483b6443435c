import { lazy } from 'react';

// Loaded at a table with other people only.
const load = () => import('./People.tsx');

export const People = lazy(() => load().then(({ People }) => ({ default: People })));
export const Speech = lazy(() => load().then(({ Speech }) => ({ default: Speech })));
