import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import type { CallAnswer, CallName, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { listRoles } from '@jarchi/domain/account/roles.ts';
import { getInstants } from '@jarchi/domain/calendar/day-range.ts';
import { spendableAmount } from '@jarchi/domain/money/ledger.ts';
import { REQUEST_LIMITS } from '@jarchi/domain/money/requests/money-requests.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import { type AppMode, isStaffView } from '@jarchi/domain/session/viewer.ts';
import type { StaffPlaces } from '#features/account/account-places.repository.ts';
import type { FindFile } from '#features/attachments/attachments.intake.ts';
import type { AttachmentsService } from '#features/attachments/attachments.service.ts';
import { readInBatches, RowsAnswer } from '#infra/http/answers/rows-answer.ts';
import { type AccountCaller, getDoer } from '#infra/http/caller.ts';
import type { RequestKey } from '#infra/keys/request-keys.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { createDeciding, type Decision } from './acts/deciding.ts';
import { createMaking } from './acts/making.ts';
import { createSettling, type OwnMoney, type SettlingDeps } from './acts/settling.ts';
import { createStaffMaking, type StaffRequest } from './acts/staff-making.ts';
import { createTransfers } from './acts/transfers.ts';
import { createAnswers, type MoneyRequest, type Viewer } from './money-requests.answers.ts';
import { countChosen, createInbox, fillStates } from './money-requests.inbox.ts';
import { countRequests, countStates, listRequests, type RequestFilter } from './request-lists.repository.ts';
import { listAccounts, listOtherAccounts, listSharedAccounts } from './requests-around.repository.ts';
import { writeRequests } from './requests-export.ts';
import { findRequest, listEvents, type RequestRecord } from './requests.repository.ts';

type Answer<N extends CallName<'moneyRequests'>> = CallAnswer<'moneyRequests', N>;
type Refused<N extends CallName<'moneyRequests'>> = CallRefusal<'moneyRequests', N> | RefusalOf<'not_found' | 'forbidden'>;
type Outcome<N extends CallName<'moneyRequests'>> = Promise<Result<Answer<N>, Refused<N>>>;
type ListQuery = ParsedInput<'moneyRequests', 'listMoneyRequests'>['query'];

export interface MoneyRequestsDeps extends SettlingDeps {
  readonly mode: AppMode;
  readonly attachments: AttachmentsService;
  /** Our bank account for slips; null where none are taken. */
  readonly bank_account: { readonly holder: string; readonly iban: string } | null;
  /** Above this amount a second member of staff approves. */
  readonly secondAbove: number;
  /** From account, a slice below this one. */
  readonly places: StaffPlaces;
  /** From finance, a slice below this one. */
  readBalances(tx: Tx, accountId: number): Promise<OwnMoney>;
  listGateways(): readonly { readonly key: string; readonly title: string; readonly minimum: number; readonly maximum: number }[];
}

export type MoneyRequestsService = ReturnType<typeof createMoneyRequestsService>;

/** Requests of money: bank slips, what staff give, take or move, and money back; and what is to be known before one asks. */
export function createMoneyRequestsService(deps: MoneyRequestsDeps) {
  const { tenancy, secondAbove, bank_account, readBalances } = deps;
  const settling = createSettling(deps);
  const making = createMaking({ ...deps, settling, takesReceipts: bank_account !== null });
  const staffMaking = createStaffMaking({ ...deps, settling });
  const deciding = createDeciding({ ...deps, settling });
  const answers = createAnswers(deps);
  const inbox = createInbox({ ...deps, answers, deciding });

  const isStaff = ({ impersonated_by }: AccountCaller) => isStaffView({ mode: deps.mode, is_hijacked: impersonated_by !== null });
  const viewerOf = ({ impersonated_by }: AccountCaller): Viewer => ({ staff_id: impersonated_by });

  /** The accounts beside this one: staff see those of its owners, a person those in which they pay themself. */
  const listAround = (tx: Tx, caller: AccountCaller) =>
    isStaff(caller)
      ? listSharedAccounts(tx, caller.account_id)
      : listOtherAccounts(tx, caller.user_id, caller.account_id, listRoles('payers'));

  async function answerTo<E>(caller: AccountCaller, outcome: Result<RequestRecord, E>): Promise<Result<MoneyRequest, E>> {
    return outcome.ok ? succeed(await answers.toOne(outcome.value, viewerOf(caller))) : outcome;
  }

  function readFilter(
    caller: AccountCaller,
    query: Omit<ListQuery, 'limit' | 'offset'>,
    side?: 'added' | 'taken',
  ): Result<RequestFilter, RefusalOf<'range_reversed'>> {
    const { created_from: from, created_to: to, state, kind, search } = query;
    if (from !== undefined && to !== undefined && to < from) return refuse({ code: 'range_reversed', from, to });
    return succeed({
      state,
      kind,
      search,
      side,
      isStaff: isStaff(caller),
      ...(from !== undefined && { from: new Date(getInstants({ from, to: from }).from) }),
      ...(to !== undefined && { until: new Date(getInstants({ from: to, to }).to) }),
    });
  }

  /** One side of the account's requests, read while they are sent. */
  async function streamRequests(
    caller: AccountCaller,
    query: ListQuery,
    side: 'added' | 'taken',
  ): Promise<Result<RowsAnswer<MoneyRequest>, RefusalOf<'range_reversed'>>> {
    const { account_id } = caller;
    const filter = readFilter(caller, query, side);
    if (!filter.ok) return filter;
    const count = await tenancy.withAccount(account_id, (tx) => countRequests(tx, account_id, filter.value));
    return succeed(new RowsAnswer(count, readBatches(caller, filter.value, query)));
  }

  function readBatches(caller: AccountCaller, filter: RequestFilter, chosen = { limit: Number.POSITIVE_INFINITY, offset: 0 }) {
    const { account_id } = caller;
    return readInBatches<MoneyRequest>(chosen.limit, async ({ limit, after }) => {
      const page = { limit, offset: after ? 0 : chosen.offset, before: after?.id };
      const rows = await tenancy.withAccount(account_id, (tx) => listRequests(tx, account_id, filter, page));
      return answers.toAnswers(account_id, rows, viewerOf(caller));
    });
  }

  return {
    ...createTransfers(deps),
    ...inbox,

    listChargeRequests: (caller: AccountCaller, query: ListQuery) => streamRequests(caller, query, 'added'),
    listDeductionRequests: (caller: AccountCaller, query: ListQuery) => streamRequests(caller, query, 'taken'),

    async listMoneyRequests(caller: AccountCaller, query: ListQuery): Outcome<'listMoneyRequests'> {
      if (!isStaff(caller)) return refuse({ code: 'forbidden' });
      const { account_id } = caller;
      const filter = readFilter(caller, query);
      if (!filter.ok) return filter;
      const { counts, rows } = await tenancy.withAccount(account_id, async (tx) => ({
        counts: await countStates(tx, account_id, filter.value),
        rows: await listRequests(tx, account_id, filter.value, query),
      }));
      const states = fillStates(counts);
      const results = await answers.toAnswers(account_id, rows, viewerOf(caller));
      return succeed({ count: countChosen(states, query.state), results, states });
    },

    /** What the list shows, as a workbook; whether the caller may have it was decided by `mayExport`. */
    async exportMoneyRequests(
      caller: AccountCaller,
      query: ParsedInput<'moneyRequests', 'exportMoneyRequests'>['query'],
    ): Promise<Result<FileAnswer, RefusalOf<'range_reversed'>>> {
      const filter = readFilter(caller, query);
      return filter.ok ? succeed(writeRequests(readBatches(caller, filter.value), deps.clocks.wall)) : filter;
    },

    async getMoneyRequest(caller: AccountCaller, id: number): Outcome<'getMoneyRequest'> {
      const { account_id } = caller;
      const found = await tenancy.withAccount(account_id, async (tx) => {
        const row = await findRequest(tx, account_id, id);
        return row && { row, events: await listEvents(tx, account_id, id) };
      });
      const isOwn = found && (found.row.kind === 'receipt' || found.row.kind === 'money_back' || found.row.state === 'done');
      if (!found || (!isOwn && !isStaff(caller))) return refuse({ code: 'not_found' });
      return succeed(await answers.withEvents(found.row, found.events, viewerOf(caller)));
    },

    async sendReceipt(
      caller: AccountCaller,
      receipt: ParsedInput<'moneyRequests', 'sendReceipt'>['query'],
      findFile: FindFile,
      key: RequestKey,
    ): Outcome<'sendReceipt'> {
      return answerTo(caller, await making.sendReceipt(caller, receipt, findFile, key));
    },

    async askMoneyBack(
      caller: AccountCaller,
      asked: ParsedInput<'moneyRequests', 'askMoneyBack'>['body'],
      key: RequestKey,
    ): Outcome<'askMoneyBack'> {
      return answerTo(caller, await making.askMoneyBack(caller, asked, key));
    },

    async saveMoneyRequest(caller: AccountCaller, request: StaffRequest, key: RequestKey): Outcome<'saveMoneyRequest'> {
      return answerTo(caller, await staffMaking.saveMoneyRequest(caller, request, key));
    },

    async decideMoneyRequest(caller: AccountCaller, id: number, decision: Decision): Outcome<'decideMoneyRequest'> {
      const { account_id, impersonated_by } = caller;
      if (impersonated_by === null) return refuse({ code: 'forbidden' });
      const decider = { account_id, id, staff_id: impersonated_by, doer: getDoer(caller) };
      return answerTo(caller, await deciding.decide(decider, decision));
    },

    async withdrawMoneyRequest(caller: AccountCaller, id: number): Outcome<'withdrawMoneyRequest'> {
      return answerTo(caller, await deciding.withdraw(caller, id));
    },

    /** Of the caller's own account only, from the same balances as getBalance. */
    async getCredit({ account_id, account }: AccountCaller, slug: string): Outcome<'getCredit'> {
      if (slug !== account) return refuse({ code: 'account_not_found' });
      const money = await tenancy.withAccount(account_id, (tx) => readBalances(tx, account_id));
      return succeed({ account, ...money, spendable: spendableAmount(money.available, money.debt_limit) });
    },

    async getProcedures({ account_id }: AccountCaller): Promise<Answer<'getProcedures'>> {
      const hold = await settling.findHold(account_id);
      const { minimum, maximum } = REQUEST_LIMITS;
      const gateways = [...deps.listGateways()];
      const money_back = { minimum, waits: hold ? { until: hold.until } : null };
      return { bank_account, gateways, receipt: { minimum, maximum }, money_back, second_staff_above: secondAbove };
    },

    async getAdvertiserDetails(caller: AccountCaller, withAccounts: boolean): Promise<Answer<'getAdvertiserDetails'>> {
      const { account_id } = caller;
      const { own, shared } = await tenancy.withSystem(async (tx) => ({
        own: (await listAccounts(tx, [account_id])).get(account_id),
        shared: withAccounts ? await listAround(tx, caller) : [],
      }));
      if (!own) throw new Error(`no account ${account_id}`);
      const accounts: Answer<'getAdvertiserDetails'>['accounts'] = [];
      for (const { account_id: id, slug, title } of shared) {
        const { available } = await tenancy.withAccount(id, (tx) => readBalances(tx, id));
        accounts.push({ account: slug, title, available });
      }
      const { name = '', account_type = 'P' } = own.financial_info;
      return { account: own.slug, title: own.title, name, account_type, accounts };
    },
  };
}
