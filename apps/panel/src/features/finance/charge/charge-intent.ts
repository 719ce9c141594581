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
