import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { spendableAmount } from '@jarchi/domain/money/ledger.ts';
import { REQUEST_STATES, type RequestState } from '@jarchi/domain/money/requests/money-requests.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { AttachmentsService } from '#features/attachments/attachments.service.ts';
import type { StaffCaller } from '#infra/http/caller.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { createDeciding, Decision, DecisionRefusal } from './acts/deciding.ts';
import { type DeskRequest, listDeskRequests } from './acts/desk-list.repository.ts';
import { listOwnRequests, type OwnPartDeps } from './acts/own-part.ts';
import type { OwnMoney } from './acts/settling.ts';
import { type createAnswers, toAnswer } from './money-requests.answers.ts';
import { countStates, type CustomerRequest, findCustomerRequest, type RequestFilter } from './request-lists.repository.ts';
import { findAccountBySlug } from './requests-around.repository.ts';
import { findCreditedSlip, listEvents, type RequestRecord } from './requests.repository.ts';

type Inbox = CallAnswer<'moneyRequests', 'listWaitingRequests'>;
type Detail = CallAnswer<'moneyRequests', 'getWaitingRequest'>;
type Row = Inbox['results'][number];
type Address = ParsedInput<'moneyRequests', 'getWaitingRequest'>['params'];

export interface InboxDeps extends OwnPartDeps {
  readonly answers: ReturnType<typeof createAnswers>;
  readonly deciding: ReturnType<typeof createDeciding>;
  readonly attachments: Pick<AttachmentsService, 'getDeskFile'>;
  readonly secondAbove: number;
  readBalances(tx: Tx, accountId: number): Promise<OwnMoney>;
}

/** Every state with its number; drafts are nobody's but their account's. */
export function fillStates(counts: ReadonlyMap<RequestState, number>): Record<RequestState, number> {
  return Object.fromEntries(REQUEST_STATES.map((state) => [state, counts.get(state) ?? 0])) as Record<RequestState, number>;
}

/** How many of a list are in the chosen state, or in any. */
export function countChosen(states: Readonly<Record<RequestState, number>>, state: RequestState | undefined): number {
  return state === undefined ? REQUEST_STATES.reduce((sum, one) => sum + states[one], 0) : states[state];
}

function toListed({ request, account, title, names, other, files, is_own }: DeskRequest, staff_id: number): Row {
  const parts = { findName: (id: number) => names.get(id), other: other ?? undefined, files, isOwn: is_own };
  return { ...toAnswer(request, { staff_id }, parts), account, title, is_own };
}

/** The inbox of the staff console: requests of all customers. */
export function createInbox(deps: InboxDeps) {
  const { tenancy, places, answers, deciding, attachments, secondAbove, readBalances } = deps;

  async function toRow({ request, account, title }: CustomerRequest, staff_id: number, is_own: boolean): Promise<Row> {
    return { ...(await answers.toOne(request, { staff_id })), account, title, is_own };
  }

  async function isUsed({ kind, state, bank, day, tracking_number, account_id, id }: RequestRecord): Promise<boolean> {
    if (kind !== 'receipt' || state === 'done' || bank === null || day === null || tracking_number === null) return false;
    const used = await tenancy.withSystem((tx) => findCreditedSlip(tx, { bank, day, tracking_number }));
    return used !== undefined && !(used.account_id === account_id && used.request_id === id);
  }

  return {
    async listWaitingRequests(
      { staff_id }: StaffCaller,
      query: ParsedInput<'moneyRequests', 'listWaitingRequests'>['query'],
    ): Promise<Inbox> {
      const { limit, offset, state, kind, search } = query;
      const filter: RequestFilter = { state, kind, search, isStaff: true };
      const { counts, rows } = await tenancy.withStaff(staff_id, (tx) =>
        listDeskRequests(tx, { staffId: staff_id, places }, filter, { limit, offset }),
      );
      const states = fillStates(counts);
      const results = rows.map((row) => toListed(row, staff_id));
      return { count: countChosen(states, state), results, states };
    },

    async getWaitingRequest(
      { staff_id }: StaffCaller,
      { account, request }: Address,
    ): Promise<Result<Detail, RefusalOf<'not_found' | 'own_account'>>> {
      const found = await tenancy.withStaff(staff_id, async (tx) => {
        const row = await findCustomerRequest(tx, account, request);
        if (!row) return undefined;
        const { account_id } = row.request;
        const waiting = fillStates(await countStates(tx, undefined, { search: '', isStaff: true }));
        return { row, waiting, events: await listEvents(tx, account_id, request), money: await readBalances(tx, account_id) };
      });
      if (!found) return refuse({ code: 'not_found' });
      const { row, events, money, waiting } = found;
      if ((await listOwnRequests(deps, staff_id, [row.request])).length > 0) return refuse({ code: 'own_account' });
      const isWaiting = row.request.state === 'waiting' || row.request.state === 'waiting_second';
      return succeed({
        ...(await answers.withEvents(row.request, events, { staff_id })),
        account: row.account,
        title: row.title,
        is_own: false,
        money: { ...money, spendable: spendableAmount(money.available, money.debt_limit) },
        second_staff_above: secondAbove,
        is_slip_used: await isUsed(row.request),
        waiting: waiting.waiting + waiting.waiting_second - (isWaiting ? 1 : 0),
      });
    },

    async decideWaitingRequest(
      { staff_id }: StaffCaller,
      { account, request }: Address,
      decision: Decision,
    ): Promise<Result<Row, DecisionRefusal>> {
      const found = await tenancy.withStaff(staff_id, (tx) => findCustomerRequest(tx, account, request));
      if (!found) return refuse({ code: 'not_found' });
      const { account_id } = found.request;
      const decider = { account_id, id: request, staff_id, doer: { user_id: null, staff_id } };
      const decided = await deciding.decide(decider, decision);
      return decided.ok ? succeed(await toRow({ ...found, request: decided.value }, staff_id, false)) : decided;
    },

    async getWaitingAttachment(
      { staff_id }: StaffCaller,
      { account, attachment }: { readonly account: string; readonly attachment: number },
    ): Promise<Result<FileAnswer, RefusalOf<'not_found'>>> {
      const found = await tenancy.withStaff(staff_id, (tx) => findAccountBySlug(tx, account));
      return found ? attachments.getDeskFile(found.account_id, attachment, 'request') : refuse({ code: 'not_found' });
    },
  };
}
