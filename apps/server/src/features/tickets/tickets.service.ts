import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, CallName, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { foldForSearch } from '@jarchi/domain/text/persian-text.ts';
import { checkMessage, checkRating, checkTicket, cleanTicketText, type TicketIssue } from '@jarchi/domain/tickets/ticket-checks.ts';
import { actOnTicket, AGENT_AFTER_MINUTES, TICKET_ENTRIES_MAX, WAITING_TICKETS_MAX } from '@jarchi/domain/tickets/tickets.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { findListedTwice } from '@jarchi/domain/validation/listed-twice.ts';
import type { SupportAgent } from '#connectors/support/support-agent.ts';
import type { AttachmentsService } from '#features/attachments/attachments.service.ts';
import type { Notify } from '#features/notifications/notifications.service.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { type AccountCaller, getDoer } from '#infra/http/caller.ts';
import { enqueueJob } from '#infra/jobs/enqueue-jobs.ts';
import { type RequestKey, withKey } from '#infra/keys/request-keys.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { lockAccountLimits } from '#infra/store/limit-locks.ts';
import { countStates, countUnread, countWaiting, listTickets } from './ticket-lists.repository.ts';
import { listSubjects } from './tickets-around.repository.ts';
import { createAnswers, type TicketDetail } from './tickets.answers.ts';
import { createTicketAgent } from './desk/agent.ts';
import { createAnswerTimes } from './tickets.answer-times.ts';
import { createTicketDesk } from './desk/desk.ts';
import type { OwnTicketDeps } from './desk/own-tickets.ts';
import {
  addEntry,
  findRating,
  findTicket,
  findTicketOfKey,
  insertRating,
  insertTicket,
  lockTicket,
  markRead,
  type TicketRecord,
} from './tickets.repository.ts';

type Refused<N extends CallName<'tickets'>> = CallRefusal<'tickets', N> | RefusalOf<'not_found'>;
type Outcome<N extends CallName<'tickets'>> = Promise<Result<TicketDetail, Refused<N>>>;
type NewTicketBody = ParsedInput<'tickets', 'openTicket'>['body'];
type NewMessage = ParsedInput<'tickets', 'sendTicketMessage'>['body'];
type KeyedMessage = NewMessage & { readonly key: string };

export const AGENT_JOB = 'tickets.agent';

export interface TicketsDeps extends OwnTicketDeps {
  readonly clocks: { readonly world: Clock };
  readonly attachments: AttachmentsService;
  readonly notify: Notify;
  /** Answers first messages in a trial, which has no staff; undefined in production. */
  readonly agent?: SupportAgent | undefined;
}

export type TicketsService = ReturnType<typeof createTicketsService>;

/** Tickets of customers, the answers of staff, and the usual time of an answer. */
export function createTicketsService(deps: TicketsDeps) {
  const { tenancy, clocks, attachments } = deps;
  const answers = createAnswers(deps);
  const now = () => new Date(clocks.world.now());
  const viewerOf = ({ user_id }: AccountCaller) => ({ user_id });

  async function answerTo<E>(caller: AccountCaller, outcome: Result<TicketRecord, E>): Promise<Result<TicketDetail, E>> {
    return outcome.ok ? succeed(await answers.toDetail(outcome.value, viewerOf(caller))) : outcome;
  }

  /** The issue of files that the person may not read: a file sent here is read by every member. */
  async function checkFiles(tx: Tx, caller: AccountCaller, ids: readonly number[]): Promise<TicketIssue[]> {
    const known = new Set((await attachments.listUsable(tx, caller, ids)).map(({ id }) => id));
    const unknown = ids.filter((id) => !known.has(id));
    return unknown.length === 0 ? [] : [{ field: 'attachments', code: 'unknown', ids: unknown }];
  }

  /** The issue of a subject that the account does not have, or of several subjects. */
  async function checkAbout(tx: Tx, accountId: number, body: NewTicketBody): Promise<TicketIssue[]> {
    const named = [body.campaign_id, body.order_id, body.document_id].filter((id) => id !== null).length;
    if (named === 0) return [];
    const found = named === 1 ? await listSubjects(tx, accountId, [body]) : [];
    return found.length === 1 ? [] : [{ field: 'about', code: 'unknown' }];
  }

  /** Adds a customer's message to a locked ticket, and marks all earlier entries as read. */
  async function write(tx: Tx, caller: AccountCaller, row: TicketRecord, message: KeyedMessage): Promise<TicketRecord> {
    const next = actOnTicket(row.state, 'write');
    if (!next.ok) throw new Error('a closed ticket was written to');
    const { text, attachments: files, key } = message;
    const entry = { kind: 'message', author: 'customer', ...getDoer(caller), text, attachments: files } as const;
    const saved = await addEntry(tx, row, { ...entry, at: now(), idempotency_key: key }, { state: next.value });
    await read(tx, caller, saved, saved.last_entry_id);
    return saved;
  }

  /** Staff who act for a customer leave its tickets unread. */
  async function read(tx: Tx, caller: AccountCaller, { account_id, id }: TicketRecord, read_to: number): Promise<void> {
    const { user_id, impersonated_by } = caller;
    if (impersonated_by === null) await markRead(tx, { account_id, ticket_id: id, user_id, read_to });
  }

  const clean = <T extends NewMessage>(message: T): T => ({
    ...message,
    text: cleanTicketText(message.text),
  });
  const counted = <T extends NewMessage>(message: T) => ({ ...message, attachments: message.attachments.length });

  /** Closes or reopens a ticket. A ticket already in that state does not change. */
  async function moveTo<N extends 'closeTicket' | 'reopenTicket'>(caller: AccountCaller, id: number, call: N): Outcome<N> {
    const act = call === 'closeTicket' ? 'close' : 'reopen';
    const outcome = await tenancy.withAccount(caller.account_id, async (tx): Promise<Result<TicketRecord, Refused<'reopenTicket'>>> => {
      const row = await lockTicket(tx, caller.account_id, id);
      if (!row) return refuse({ code: 'not_found' });
      const next = actOnTicket(row.state, act);
      if (!next.ok || next.value === row.state) return succeed(row);
      if (act === 'reopen' && row.entries >= TICKET_ENTRIES_MAX) return refuse({ code: 'ticket_full', limit: TICKET_ENTRIES_MAX });
      const kind = act === 'close' ? 'closed' : 'reopened';
      const changes = { state: next.value, ...(act === 'close' && { closings: row.closings + 1 }) };
      const saved = await addEntry(tx, row, { kind, author: 'customer', ...getDoer(caller), at: now() }, changes);
      await read(tx, caller, saved, saved.last_entry_id);
      return succeed(saved);
    });
    return answerTo(caller, outcome as Result<TicketRecord, Refused<N>>);
  }

  return {
    ...createTicketDesk({ ...deps, answers, now }),
    ...createTicketAgent({ ...deps, now }),
    ...createAnswerTimes({ tenancy, world: clocks.world }),

    async listTickets(
      caller: AccountCaller,
      query: ParsedInput<'tickets', 'listTickets'>['query'],
    ): Promise<CallAnswer<'tickets', 'listTickets'>> {
      const { account_id, user_id } = caller;
      const { states, unread, rows } = await tenancy.withAccount(account_id, async (tx) => ({
        states: await countStates(tx, account_id, query),
        unread: await countUnread(tx, account_id, user_id),
        rows: await listTickets(tx, account_id, query, query),
      }));
      const count = query.state ? states[query.state] : states.waiting + states.answered + states.closed;
      return { count, results: await answers.toRows(account_id, rows, viewerOf(caller)), states, unread };
    },

    async getTicket(caller: AccountCaller, id: number): Outcome<'getTicket'> {
      const row = await tenancy.withAccount(caller.account_id, (tx) => findTicket(tx, caller.account_id, id));
      return answerTo(caller, row ? succeed(row) : refuse({ code: 'not_found' }));
    },

    /** Opens a ticket with its first message, once for an intent. */
    async openTicket(caller: AccountCaller, typed: NewTicketBody, key: RequestKey): Outcome<'openTicket'> {
      const { account_id } = caller;
      const twice = findListedTwice({ attachments: typed.attachments });
      if (twice) return refuse(twice);
      const body = { ...clean(typed), subject: cleanTicketText(typed.subject).replace(/\s+/g, ' ') };
      const issues = checkTicket(counted(body));
      if (issues.length > 0) return refuse({ code: 'ticket_invalid', issues });
      const outcome = await withKey<TicketRecord, Refused<'openTicket'>>(tenancy, account_id, key, async (tx, isRepeated) => {
        const made = isRepeated ? await findTicketOfKey(tx, account_id, key.key) : undefined;
        if (made) return succeed(made);
        const unknown = [...(await checkFiles(tx, caller, body.attachments)), ...(await checkAbout(tx, account_id, body))];
        if (unknown.length > 0) return refuse({ code: 'ticket_invalid', issues: unknown });
        await lockAccountLimits(tx, account_id);
        if ((await countWaiting(tx, account_id)) >= WAITING_TICKETS_MAX)
          return refuse({ code: 'tickets_full', limit: WAITING_TICKETS_MAX });
        const created = now();
        const { category, subject, campaign_id, order_id, document_id } = body;
        const opened = await insertTicket(tx, {
          account_id,
          department: 'advertiser',
          category,
          subject,
          search_text: foldForSearch(subject),
          state: 'waiting',
          campaign_id,
          order_id,
          document_id,
          last_at: created,
          created,
          idempotency_key: key.key,
        });
        const runAt = new Date(created.getTime() + AGENT_AFTER_MINUTES * MINUTE_MS);
        if (deps.agent)
          await enqueueJob(tx, { kind: AGENT_JOB, clock: 'world', accountId: account_id, payload: { ticket_id: opened.id }, runAt });
        return succeed(await write(tx, caller, opened, { ...body, key: key.key }));
      });
      return answerTo(caller, outcome);
    },

    /** Adds a message of the customer, once for an intent. */
    async sendTicketMessage(caller: AccountCaller, id: number, typed: NewMessage, key: RequestKey): Outcome<'sendTicketMessage'> {
      const { account_id } = caller;
      const twice = findListedTwice({ attachments: typed.attachments });
      if (twice) return refuse(twice);
      const message = clean(typed);
      const issues = checkMessage(counted(message));
      if (issues.length > 0) return refuse({ code: 'ticket_invalid', issues });
      const outcome = await withKey<TicketRecord, Refused<'sendTicketMessage'>>(tenancy, account_id, key, async (tx, isRepeated) => {
        const row = await lockTicket(tx, account_id, id);
        if (!row) return refuse({ code: 'not_found' });
        if (isRepeated) return succeed(row);
        const next = actOnTicket(row.state, 'write');
        if (!next.ok) return refuse(next.error);
        if (row.entries >= TICKET_ENTRIES_MAX) return refuse({ code: 'ticket_full', limit: TICKET_ENTRIES_MAX });
        const unknown = await checkFiles(tx, caller, message.attachments);
        if (unknown.length > 0) return refuse({ code: 'ticket_invalid', issues: unknown });
        return succeed(await write(tx, caller, row, { ...message, key: key.key }));
      });
      return answerTo(caller, outcome);
    },

    closeTicket: (caller: AccountCaller, id: number) => moveTo(caller, id, 'closeTicket'),
    reopenTicket: (caller: AccountCaller, id: number) => moveTo(caller, id, 'reopenTicket'),

    /** Once for each closing. */
    async rateTicket(
      caller: AccountCaller,
      id: number,
      { rating, words: typed }: ParsedInput<'tickets', 'rateTicket'>['body'],
    ): Outcome<'rateTicket'> {
      const { account_id } = caller;
      const words = cleanTicketText(typed);
      const issues = checkRating({ rating, words });
      if (issues.length > 0) return refuse({ code: 'ticket_invalid', issues });
      const outcome = await tenancy.withAccount(account_id, async (tx): Promise<Result<TicketRecord, Refused<'rateTicket'>>> => {
        const row = await lockTicket(tx, account_id, id);
        if (!row) return refuse({ code: 'not_found' });
        if (row.state !== 'closed') return refuse({ code: 'ticket_open' });
        const values = { account_id, ticket_id: id, closing: row.closings, rating, words, ...getDoer(caller), at: now() };
        if ((await findRating(tx, row)) || !(await insertRating(tx, values))) return refuse({ code: 'ticket_rated' });
        return succeed(row);
      });
      return answerTo(caller, outcome);
    },

    async readTicket(caller: AccountCaller, id: number, entry: number): Promise<Result<{ ok: true }, RefusalOf<'not_found'>>> {
      return tenancy.withAccount(caller.account_id, async (tx): Promise<Result<{ ok: true }, RefusalOf<'not_found'>>> => {
        const row = await findTicket(tx, caller.account_id, id);
        if (!row) return refuse({ code: 'not_found' });
        await read(tx, caller, row, Math.min(entry, row.last_entry_id));
        return succeed({ ok: true });
      });
    },
  };
}
