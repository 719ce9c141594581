import { browserStorage } from '@jarchi/client-state/storage/browser-storage.ts';

const getKey = (accountId: number) => `jarchi-changelog-${accountId}`;

/** The newest item that this account has read in this browser; 0 for none. */
export function findReadItem(accountId: number): number {
  const id = Number(browserStorage.getItem(getKey(accountId)));
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

export function saveReadItem(accountId: number, itemId: number): void {
  browserStorage.setItem(getKey(accountId), String(Math.max(itemId, findReadItem(accountId))));
}
