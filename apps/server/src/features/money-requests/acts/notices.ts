import type { NewNotice } from '#features/notifications/notifications.kinds.ts';
import type { RequestRecord } from '../requests.repository.ts';

/** The message about a request that ended; undefined for those that the account need not hear of. `otherTitle`: of a transfer. */
export function findRequestNotice(row: RequestRecord, otherTitle: string, at: Date): NewNotice | undefined {
  const told = { dedupe_key: `request:${row.id}:${row.state}`, at };
  const { kind, state, reason, outcome } = row;
  const amount = row.amount_credited ?? row.amount;
  if (state === 'refused' && kind === 'receipt') return { kind: 'receipt_refused', facts: { amount, reason: outcome }, ...told };
  if (state === 'refused' && kind === 'money_back') return { kind: 'money_back_refused', facts: { amount, reason: outcome }, ...told };
  if (state !== 'done') return undefined;
  switch (kind) {
    case 'receipt':
      return amount === row.amount
        ? { kind: 'receipt_credited', facts: { amount }, ...told }
        : { kind: 'receipt_adjusted', facts: { claimed: row.amount, amount, reason: outcome }, ...told };
    case 'charge':
      return { kind: 'money_given', facts: { amount, reason }, ...told };
    case 'deduction':
      return { kind: 'money_deducted', facts: { amount, reason }, ...told };
    case 'transfer':
      return {
        kind: row.direction === 'in' ? 'transfer_received' : 'transfer_sent',
        facts: { amount, account: otherTitle, reason },
        ...told,
      };
    case 'money_back':
      return { kind: 'money_back_paid', facts: { amount, tracking_number: row.tracking_number ?? '' }, ...told };
  }
}
