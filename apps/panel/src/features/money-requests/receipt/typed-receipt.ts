import type { KeptTexts } from '@jarchi/client-state/storage/browser-storage.ts';
import { findAccount } from '#api/cookies.ts';
import type { Attachment } from '#data/money-requests/money-requests.ts';

/** A slip as it is typed; it outlives a reload of the window. */
export interface TypedReceipt {
  /** Latin digits. */
  readonly amount: string;
  readonly tracking_number: string;
  readonly bank: string;
  readonly day: string;
  readonly attachment: Attachment | null;
}

const keyOf = () => `jarchi:receipt:${findAccount() ?? ''}`;
const EMPTY: TypedReceipt = { amount: '', tracking_number: '', bank: '', day: '', attachment: null };

export function readTypedReceipt(store: KeptTexts, askedAmount: string): TypedReceipt {
  try {
    const kept = { ...EMPTY, ...(JSON.parse(store.getItem(keyOf()) ?? '{}') as Partial<TypedReceipt>) };
    return { ...kept, amount: kept.amount === '' ? askedAmount : kept.amount };
  } catch {
    return { ...EMPTY, amount: askedAmount };
  }
}

export function saveTypedReceipt(store: KeptTexts, typed: TypedReceipt): void {
  store.setItem(keyOf(), JSON.stringify(typed));
}

export function forgetTypedReceipt(store: KeptTexts): void {
  store.removeItem(keyOf());
}
