import type { Action, Event, Rules, Snapshot } from '@madang/engine/check';
import type { Choice, Entry, Menu, Scene } from '../screen.ts';

export type CheckScene = Scene<Snapshot, Rules, Action, Event>;
export type CheckChoice = Choice<Action>;
export type CheckEntry = Entry<Action>;
export type CheckMenu = Menu<Action>;
