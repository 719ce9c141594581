import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import type { CallAnswer, CallName, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { checkMessage, cleanTicketText } from '@jarchi/domain/tickets/ticket-checks.ts';
import { actOnTicket, TICKET_ENTRIES_MAX } from '@jarchi/domain/tickets/tickets.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { AttachmentsService } from '#features/attachments/attachments.service.ts';
import type { Notify } from '#features/notifications/notifications.service.ts';
import type { StaffCaller } from '#infra/http/caller.ts';
import { type RequestKey, withKey } from '#infra/keys/request-keys.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { type CustomerTicket, findCustomerTicket, type TicketFilter } from '../ticket-lists.repository.ts';
import { findAccountId, listStaff } from '../tickets-around.repository.ts';
import { type createAnswers, toRow } from '../tickets.answers.ts';
import { listDeskTickets } from './desk-list.repository.ts';
import { listOwnTickets, type OwnTicketDeps } from './own-tickets.ts';
import { tellAnswer } from './telling.ts';
import { addEntry, lockTicket, type TicketRecord, updateTicket } from '../tickets.repository.ts';

type Detail = CallAnswer<'tickets', 'getCustomerTicket'>;
type Refused<N extends CallName<'tickets'>> = CallRefusal<'tickets', N> | RefusalOf<'not_found'>;

type Unfound = RefusalOf<'not_found' | 'own_account'>;

interface Address {
  readonly account: string;
  readonly ticket: number;
}

export interface DeskDeps extends OwnTicketDeps {
  readonly notify: Notify;
  readonly attachments: Pick<AttachmentsService, 'getDeskFile'>;
  readonly answers: ReturnType<typeof createAnswers>;
  readonly now: () => Date;
}

/** The acts of staff on tickets in the console, under their own name. */
export function createTicketDesk(deps: DeskDeps) {
  const { tenancy, places, notify, attachments, answers, now } = deps;

  /** A ticket of a customer that the member may decide about: it is not their own. */
  async function find({ staff_id }: StaffCaller, { account, ticket }: Address): Promise<Result<CustomerTicket, Unfound>> {
    const found = await tenancy.withStaff(staff_id, (tx) => findCustomerTicket(tx, account, ticket));
    if (!found) return refuse({ code: 'not_found' });
    const own = await listOwnTickets(deps, staff_id, [found.ticket]);
    return own.length > 0 ? refuse({ code: 'own_account' }) : succeed(found);
  }

  async function toDetail({ ticket, account, title }: CustomerTicket): Promise<Detail> {
    const staff = await tenancy.withSystem(listStaff);
    return { ...(await answers.toDetail(ticket, 'staff')), account, title, assignee_id: ticket.assigned_staff, staff };
  }

  /** Acts on a locked ticket of a customer, and returns the changed ticket. */
  async function act<E>(
    staff: StaffCaller,
    address: Address,
    change: (tx: Tx, row: TicketRecord) => Promise<Result<TicketRecord, E>>,
  ): Promise<Result<Detail, E | Unfound>> {
    const found = await find(staff, address);
    if (!found.ok) return found;
    const { account_id, id } = found.value.ticket;
    const outcome = await tenancy.withAccount(account_id, async (tx): Promise<Result<TicketRecord, E | Unfound>> => {
      const row = await lockTicket(tx, account_id, id);
      return row ? change(tx, row) : refuse({ code: 'not_found' });
    });
    return outcome.ok ? succeed(await toDetail({ ...found.value, ticket: outcome.value })) : outcome;
  }

  return {
    async listCustomerTickets(
      { staff_id }: StaffCaller,
      query: ParsedInput<'tickets', 'listCustomerTickets'>['query'],
    ): Promise<CallAnswer<'tickets', 'listCustomerTickets'>> {
      const filter: TicketFilter = { ...query, assigned: query.assigned === 'me' ? staff_id : query.assigned };
      const reader = { staffId: staff_id, places };
      const { states, rows } = await tenancy.withStaff(staff_id, (tx) => listDeskTickets(tx, reader, filter, query));
      const results = rows.map(({ ticket, entry, name, about, ...row }) => ({
        ...toRow(ticket, { entry, name, about, is_unread: false, is_mine: false }),
        account: row.account,
        title: row.title,
        is_own: row.is_own,
        assignee: row.assignee,
      }));
      return { count: query.state ? states[query.state] : states.waiting + states.answered + states.closed, results, states };
    },

    async getCustomerTicket(staff: StaffCaller, address: Address): Promise<Result<Detail, Unfound>> {
      const found = await find(staff, address);
      return found.ok ? succeed(await toDetail(found.value)) : found;
    },

    /** Answers the customer, or writes a note that they never see. Runs once for each intent. */
    async answerCustomerTicket(
      staff: StaffCaller,
      address: Address,
      { text: typed, is_note }: ParsedInput<'tickets', 'answerCustomerTicket'>['body'],
      key: RequestKey,
    ): Promise<Result<Detail, Refused<'answerCustomerTicket'>>> {
      const text = cleanTicketText(typed);
      const issues = checkMessage({ text, attachments: 0 });
      if (issues.length > 0) return refuse({ code: 'ticket_invalid', issues });
      const found = await find(staff, address);
      if (!found.ok) return found;
      const { account_id, id } = found.value.ticket;
      const { staff_id } = staff;
      const work = async (tx: Tx, isRepeated: boolean): Promise<Result<TicketRecord, Refused<'answerCustomerTicket'>>> => {
        const row = await lockTicket(tx, account_id, id);
        if (!row) return refuse({ code: 'not_found' });
        if (isRepeated) return succeed(row);
        const next = actOnTicket(row.state, is_note ? 'note' : 'answer');
        if (!next.ok) return refuse(next.error);
        if (row.entries >= TICKET_ENTRIES_MAX) return refuse({ code: 'ticket_full', limit: TICKET_ENTRIES_MAX });
        const at = now();
        const entry = { author: 'staff', staff_id, text, at, idempotency_key: key.key } as const;
        if (is_note) return succeed(await addEntry(tx, row, { ...entry, kind: 'note' }, {}));
        const changes = {
          state: next.value,
          first_answered_at: row.first_answered_at ?? at,
          ...(row.assigned_staff === null && { assigned_staff: staff_id }),
        };
        const saved = await addEntry(tx, row, { ...entry, kind: 'message' }, changes);
        await tellAnswer(tx, notify, saved);
        return succeed(saved);
      };
      const outcome = await withKey<TicketRecord, Refused<'answerCustomerTicket'>>(tenancy, account_id, key, work);
      return outcome.ok ? succeed(await toDetail({ ...found.value, ticket: outcome.value })) : outcome;
    },

    async closeCustomerTicket(staff: StaffCaller, address: Address): Promise<Result<Detail, Unfound>> {
      return act<Unfound>(staff, address, async (tx, row) => {
        if (row.state === 'closed') return succeed(row);
        const entry = { kind: 'closed', author: 'staff', staff_id: staff.staff_id, at: now() } as const;
        const saved = await addEntry(tx, row, entry, { state: 'closed', closings: row.closings + 1 });
        await tellAnswer(tx, notify, saved);
        return succeed(saved);
      });
    },

    /** Assigns a ticket to a member of staff, or removes its assignee. */
    async assignCustomerTicket(staff: StaffCaller, address: Address, assignee: number | null): Promise<Result<Detail, Unfound>> {
      const isKnown = assignee === null || (await tenancy.withSystem(listStaff)).some(({ id }) => id === assignee);
      if (!isKnown) return refuse({ code: 'not_found' });
      return act<Unfound>(staff, address, async (tx, row) => succeed(await updateTicket(tx, row, { assigned_staff: assignee })));
    },

    async getCustomerTicketFile(
      { staff_id }: StaffCaller,
      { account, attachment }: { readonly account: string; readonly attachment: number },
    ): Promise<Result<FileAnswer, RefusalOf<'not_found'>>> {
      const accountId = await tenancy.withStaff(staff_id, (tx) => findAccountId(tx, account));
      return accountId === undefined ? refuse({ code: 'not_found' }) : attachments.getDeskFile(accountId, attachment, 'ticket');
    },
  };
}
