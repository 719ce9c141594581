/** The cache key of this load's prompt; it is cleared when the person changes. */
export function turnKey(accountId: number | undefined) {
  return ['modals', 'turn', accountId] as const;
}
