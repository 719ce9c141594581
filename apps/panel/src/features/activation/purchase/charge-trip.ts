import type { KeptTexts } from '@jarchi/client-state/storage/browser-storage.ts';

const KEY = 'jarchi-charge-for-campaign';

/** Remembers the campaign that is bought automatically after the charge, while its buyer is at the charge page or the bank. */
export function rememberCharge(store: KeptTexts, campaignId: number): void {
  store.setItem(KEY, String(campaignId));
}

export function isBackFromCharge(store: KeptTexts, campaignId: number): boolean {
  return store.getItem(KEY) === String(campaignId);
}

export function forgetCharge(store: KeptTexts): void {
  store.removeItem(KEY);
}
