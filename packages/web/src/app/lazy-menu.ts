import { lazy } from 'react';

/** Loaded when it is opened: the settings are words in six languages. */
export const Menu = lazy(() => import('./Menu.tsx').then(({ Menu }) => ({ default: Menu })));
