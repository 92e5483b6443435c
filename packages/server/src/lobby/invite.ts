/** The link to a table, for inviting a friend. */
export function inviteUrl(serverUrl: string, tableId: string): string {
  return `${serverUrl}/tables/${tableId}`;
}
