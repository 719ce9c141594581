/** Where the cache keeps the one prompt of this load; gone with the person. */
export function turnKey(accountId: number | undefined) {
  return ['modals', 'turn', accountId] as const;
}
