import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { parseFilters, type FiltersRefused } from '@jarchi/domain/filters/decode-filters.ts';
import { LEDGER_FILTER_FIELDS } from '@jarchi/domain/filters/ledger-filters.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { exportStatement } from './export-statement.ts';
import { linkMoves, type LinkedMove, type StatementCauses } from './name-moves.ts';
import { findMovesOfLine, findPayments, listLines, readTotals, type FoundCauses, type StatementChoice } from './statement.repository.ts';

export interface StatementDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly world: Clock };
  readonly causes: StatementCauses;
}

type Ledger = CallAnswer<'finance', 'listLedger'>;
type Wanted = Pick<ParsedInput<'finance', 'listLedger'>['query'], 'tab' | 'filter'>;
type Refused = FiltersRefused | RefusalOf<'account_not_found'>;

function getEvent(move: LinkedMove): Ledger['results'][number] {
  const { line, entries, id, number, kind, campaign_id, placement_id, placement_title, units, payment_id, gateway } = move;
  const { tracking_number, money_request_id, money_request_kind, document, available, held, balance } = move;
  return {
    line,
    entries,
    id,
    number,
    kind,
    campaign_id,
    placement_id,
    placement_title,
    units,
    payment_id,
    gateway,
    tracking_number,
    money_request_id,
    money_request_kind,
    document,
    available,
    held,
    balance,
    at: move.at.toISOString(),
    campaign_title: move.campaign?.title ?? null,
    campaign_type: move.campaign?.campaign_type ?? null,
    amount: Math.max(Math.abs(available), Math.abs(held)),
  };
}

/** The statement of an account: its ledger in lines, filtered, with the sums of what was chosen. */
export function createStatement({ tenancy, clocks, causes }: StatementDeps) {
  async function findCauses(tx: Tx, accountId: number, text: string): Promise<FoundCauses> {
    const number = toLatinDigits(text).trim();
    const isNumber = /^\d{1,15}$/.test(number);
    return {
      campaigns: await causes.findByTitle(tx, accountId, text),
      payments: isNumber ? await findPayments(tx, accountId, number) : [],
      number: isNumber ? Number(number) : null,
    };
  }

  /** What a query asks for; of the caller's own account only: the slug in the path is a name and proves nothing. */
  function readChoice(caller: AccountCaller, account: string, { tab, filter }: Wanted): Result<Omit<StatementChoice, 'found'>, Refused> {
    if (account !== caller.account) return refuse({ code: 'account_not_found' });
    const parsed = parseFilters(filter, LEDGER_FILTER_FIELDS);
    if (!parsed.ok) return parsed;
    return succeed({ account_id: caller.account_id, tab, filters: parsed.value, today: tehranDay(clocks.world.now()) });
  }

  async function withFound(tx: Tx, choice: Omit<StatementChoice, 'found'>): Promise<StatementChoice> {
    const { search } = choice.filters;
    return { ...choice, found: search?.type === 'search' ? await findCauses(tx, choice.account_id, search.text) : undefined };
  }

  return {
    async listLedger(
      caller: AccountCaller,
      account: string,
      { limit, offset, ...wanted }: ParsedInput<'finance', 'listLedger'>['query'],
    ): Promise<Result<Ledger, CallRefusal<'finance', 'listLedger'>>> {
      const read = readChoice(caller, account, wanted);
      if (!read.ok) return read;
      const { account_id } = caller;
      return tenancy.withAccount(account_id, async (tx) => {
        const choice = await withFound(tx, read.value);
        const { lines: count, ...totals } = await readTotals(tx, choice);
        const moves = await linkMoves(tx, account_id, await listLines(tx, choice, { limit, offset }), causes);
        return succeed({ count, totals, results: moves.map(getEvent) });
      });
    },

    /** The moves that share one line. */
    async listLedgerLine(
      caller: AccountCaller,
      { account, line }: { readonly account: string; readonly line: number },
      page: { readonly limit: number; readonly offset: number },
    ): Promise<Result<CallAnswer<'finance', 'listLedgerLine'>, CallRefusal<'finance', 'listLedgerLine'>>> {
      const { account_id } = caller;
      if (account !== caller.account) return refuse({ code: 'account_not_found' });
      return tenancy.withAccount(account_id, async (tx) => {
        const found = await findMovesOfLine(tx, { account_id, line, ...page });
        if (!found) return refuse({ code: 'not_found' } as const);
        return succeed({ count: found.count, results: (await linkMoves(tx, account_id, found.moves, causes)).map(getEvent) });
      });
    },

    /** The same choice as a workbook, each move in a row of its own. */
    async exportLedger(
      caller: AccountCaller,
      account: string,
      wanted: Wanted,
    ): Promise<Result<FileAnswer, CallRefusal<'finance', 'exportLedger'>>> {
      const read = readChoice(caller, account, wanted);
      if (!read.ok) return read;
      const choice = await tenancy.withAccount(caller.account_id, (tx) => withFound(tx, read.value));
      return succeed(exportStatement(tenancy, choice, causes, clocks.world.now()));
    },
  };
}
