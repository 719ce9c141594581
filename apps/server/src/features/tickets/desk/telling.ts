import type { Notify } from '#features/notifications/notifications.service.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { TicketRecord } from '../tickets.repository.ts';

/** Tells the customer of the last entry of a ticket: an answer, or that staff closed it. */
export async function tellAnswer(tx: Tx, notify: Notify, row: TicketRecord): Promise<void> {
  const { account_id, id, subject, state, last_entry_id, last_at } = row;
  const kind = state === 'closed' ? 'ticket_closed' : 'ticket_answered';
  await notify(tx, account_id, [{ kind, facts: { ticket_id: id, subject }, dedupe_key: `ticket:${id}:${last_entry_id}`, at: last_at }]);
}
