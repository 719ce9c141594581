import type { KeptTexts } from '@jarchi/client-state/storage/browser-storage.ts';
import { readAmount } from '@jarchi/domain/money/read-amount.ts';
import { isOwnPath, OWN_PATH_MAX } from '@jarchi/domain/text/own-path.ts';

/** The return path inside the panel, never another host. */
export function readReturnPath(value: unknown): string | null {
  return typeof value === 'string' && isOwnPath(value) && value.length <= OWN_PATH_MAX ? value : null;
}

/** The digits of an amount in the URL; empty for a text that is no plain amount. */
export function readAskedAmount(value: unknown): string {
  const reading = typeof value === 'string' ? readAmount(value) : undefined;
  return reading?.kind === 'amount' && reading.amount > 0 ? String(reading.amount) : '';
}

const KEY = 'jarchi-charge';

export interface TypedCharge {
  readonly amount: string;
  readonly gateway: string;
  /** The amount in the URL at the time of typing. */
  readonly asked: string;
}

/** The input from before the visit to the bank, to restore it after the return. */
export function findTypedCharge(store: KeptTexts, asked: string): TypedCharge | undefined {
  try {
    const saved: unknown = JSON.parse(store.getItem(KEY) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return undefined;
    const { amount, gateway, asked: before } = saved as Partial<Record<keyof TypedCharge, unknown>>;
    if (typeof amount !== 'string' || typeof gateway !== 'string' || before !== asked) return undefined;
    return { amount: readAskedAmount(amount), gateway, asked };
  } catch {
    return undefined;
  }
}

export function saveTypedCharge(store: KeptTexts, typed: TypedCharge): void {
  store.setItem(KEY, JSON.stringify(typed));
}

export function forgetTypedCharge(store: KeptTexts): void {
  store.removeItem(KEY);
}
