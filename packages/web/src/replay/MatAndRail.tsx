import type { ReactNode } from 'react';
import type { BoardProps, GameUi } from '../games/ui.ts';
import { Log } from '../table/Log.tsx';

interface MatAndRailProps {
  readonly ui: GameUi;
  readonly board: BoardProps | null;
  /** Above the log. */
  readonly children: ReactNode;
}

export function MatAndRail({ ui: { Board, Rail }, board, children }: MatAndRailProps) {
  return (
    <>
      <div className="mat stitch">{board && <Board {...board} />}</div>
      <aside className="rail is-open">
        {children}
        {board && <Log lines={board.scene.log} />}
        {board && <Rail {...board} />}
      </aside>
    </>
  );
}
