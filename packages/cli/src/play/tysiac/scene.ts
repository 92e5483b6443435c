import type { Action, Event, Rules, Snapshot } from '@madang/engine/tysiac';
import type { Choice, Entry, Menu, Scene } from '../screen.ts';

export type TysiacScene = Scene<Snapshot, Rules, Action, Event>;
export type TysiacChoice = Choice<Action>;
export type TysiacEntry = Entry<Action>;
export type TysiacMenu = Menu<Action>;
