import { createKept } from '@jarchi/client-state/storage/kept.ts';
import { record, text } from '@jarchi/client-state/storage/shapes.ts';
import { readAskedAmount } from './charge-intent.ts';

/** The input from before the visit to the bank; `asked`: the amount in the URL at the time of typing. */
export const typedCharge = createKept(() => 'jarchi-charge', record({ amount: text, gateway: text, asked: text }));

/** What is restored after the return to the same URL. */
export function findTypedCharge(asked: string): { readonly amount: string; readonly gateway: string } | undefined {
  const kept = typedCharge.read();
  return kept?.asked === asked ? { amount: readAskedAmount(kept.amount), gateway: kept.gateway } : undefined;
}
