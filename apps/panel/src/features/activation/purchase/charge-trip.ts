const KEY = 'jarchi-charge-for-campaign';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Remembers the campaign that is bought automatically after the charge, while its buyer is at the charge page or the bank. */
export function rememberCharge(store: Store, campaignId: number): void {
  store.setItem(KEY, String(campaignId));
}

export function isBackFromCharge(store: Store, campaignId: number): boolean {
  return store.getItem(KEY) === String(campaignId);
}

export function forgetCharge(store: Store): void {
  store.removeItem(KEY);
}
