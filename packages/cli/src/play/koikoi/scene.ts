import type { Action, Event, Rules, Snapshot } from '@madang/engine/koikoi';
import type { Choice, Menu, Scene } from '../screen.ts';

export type KoikoiScene = Scene<Snapshot, Rules, Action, Event>;
export type KoikoiChoice = Choice<Action>;
export type KoikoiMenu = Menu<Action>;
