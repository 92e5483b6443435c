import type { Rules, Snapshot } from '@madang/engine/koikoi';
import type * as presenter from '../../play/presenter.ts';
import type * as ui from '../ui.ts';

// The page's types with this game's views and rules.
export type Scene = presenter.Scene<Snapshot, Rules>;
export type BoardProps = ui.BoardProps<Snapshot, Rules>;
export type CountProps = ui.CountProps<Snapshot, Rules>;
export type Ui = ui.GameUi<Snapshot, Rules>;
