/** The link that a friend is sent. */
export function inviteUrl(serverUrl: string, tableId: string): string {
  return `${serverUrl}/tables/${tableId}`;
}
