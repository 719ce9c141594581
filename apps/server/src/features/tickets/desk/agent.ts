import { actOnTicket } from '@jarchi/domain/tickets/tickets.ts';
import type { SupportAgent } from '#connectors/support/support-agent.ts';
import type { Notify } from '#features/notifications/notifications.service.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { ticketCategoriesFa } from '../tickets.fa.ts';
import { addEntry, findTicket, lockTicket, type TicketRecord } from '../tickets.repository.ts';
import { tellAnswer } from './telling.ts';

export interface TicketAgentDeps {
  readonly tenancy: Tenancy;
  readonly notify: Notify;
  readonly agent?: SupportAgent | undefined;
  readonly now: () => Date;
}

const isUnanswered = ({ state, last_staff_entry_id }: TicketRecord) => state === 'waiting' && last_staff_entry_id === 0;

/** The simulated agent of a trial. Its messages are no answers of staff, so times of answer leave them out. */
export function createTicketAgent({ tenancy, notify, agent, now }: TicketAgentDeps) {
  return {
    /** Answers a ticket that has no answer yet. Without an agent, and on a second run, nothing changes. */
    async answerByAgent(accountId: number, ticketId: number): Promise<void> {
      if (!agent) return;
      const asked = await tenancy.withAccount(accountId, (tx) => findTicket(tx, accountId, ticketId));
      if (!asked || !isUnanswered(asked)) return;
      const text = await agent.answer({ subject: asked.subject, category_title: ticketCategoriesFa[asked.category] });
      await tenancy.withAccount(accountId, async (tx) => {
        const row = await lockTicket(tx, accountId, ticketId);
        const next = row && isUnanswered(row) ? actOnTicket(row.state, 'answer') : undefined;
        if (!row || !next?.ok) return;
        const saved = await addEntry(tx, row, { kind: 'message', author: 'agent', text, at: now() }, { state: next.value });
        await tellAnswer(tx, notify, saved);
      });
    },
  };
}
