import type { RoundLog } from '@madang/engine';

/** Downloads a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser starts to read it in the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Logs of rounds as the file that `replay`, `verify` and the page open (docs/records.md#logs-of-rounds). */
export function saveLogs(logs: readonly RoundLog[]): void {
  saveFile('kflower_game_logs.json', `${JSON.stringify(logs, null, 1)}\n`);
}
