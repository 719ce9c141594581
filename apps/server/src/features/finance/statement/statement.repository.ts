import { eq, sql, type SQL } from 'drizzle-orm';
import { dateBounds } from '@jarchi/domain/filters/date-bounds.ts';
import type { Filters } from '@jarchi/domain/filters/filters.ts';
import { LEDGER_TABS, type Balances, type LedgerKind, type LedgerTab } from '@jarchi/domain/money/ledger.ts';
import { likeStart } from '#infra/store/sql/like-patterns.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { ledgerDay, ledgerLine, ledgerTransaction, movesOwnMoney, payment } from '../finance.tables.ts';

/** What a search found: ids of campaigns and payments, and the number that it is, if it is one. */
export interface FoundCauses {
  readonly campaigns: readonly number[];
  readonly payments: readonly number[];
  readonly number: number | null;
}

/** The lines of a statement that are wanted. */
export interface StatementChoice {
  readonly account_id: number;
  readonly tab: LedgerTab;
  readonly filters: Filters;
  readonly found: FoundCauses | undefined;
  /** The Tehran day from which days are counted back. */
  readonly today: string;
}

/** A move of the account's own money, or several that share a line; `entries` says how many. */
export interface StatementMove {
  readonly line: number;
  readonly id: number;
  readonly number: number;
  readonly moves: number;
  readonly at: Date;
  readonly kind: LedgerKind;
  readonly campaign_id: number | null;
  readonly payment_id: number | null;
  readonly money_request_id: number | null;
  readonly placement_id: number | null;
  readonly units: number | null;
  readonly entries: number;
  readonly available: number;
  readonly held: number;
  /** Available and held after it. */
  readonly balance: number;
}

export interface StatementTotals extends Balances {
  readonly lines: number;
  readonly entries: number;
}

const listed = (values: readonly (number | string)[], type: 'bigint' | 'text') => sql`any(${sql.param([...values])}::${sql.raw(type)}[])`;

/** The kinds of a choice; undefined where all are wanted. */
function listKinds({ tab, filters }: StatementChoice): readonly LedgerKind[] | undefined {
  const { kind } = filters;
  if (tab === 'all' && kind?.type !== 'select') return undefined;
  return LEDGER_TABS[tab].filter((one) => kind?.type !== 'select' || kind.values.includes(one));
}

/** The conditions that day sums can answer too: kind, campaign, day. */
function chooseDays(choice: StatementChoice): SQL[] {
  const { account_id, filters, today } = choice;
  const { campaign, at } = filters;
  const kinds = listKinds(choice);
  const where = [sql`account_id = ${account_id}`];
  if (kinds) where.push(sql`kind = ${listed(kinds, 'text')}`);
  if (campaign?.type === 'select') where.push(sql`campaign_id = ${listed(campaign.values.map(Number), 'bigint')}`);
  if (at?.type === 'date') {
    const { from, to } = dateBounds(at, today);
    where.push(sql`day between ${from}::date and ${to}::date`);
  }
  return where;
}

/** The conditions that only lines can answer: amount and search. */
function chooseLinesOnly({ filters: { amount }, found }: StatementChoice): SQL[] {
  const where: SQL[] = [];
  if (amount?.type === 'number') {
    const shown = sql`greatest(abs(available), abs(held))`;
    if (amount.from !== null) where.push(sql`${shown} >= ${amount.from}::bigint`);
    if (amount.to !== null) where.push(sql`${shown} <= ${amount.to}::bigint`);
  }
  if (found) {
    const { campaigns, payments, number } = found;
    where.push(sql`(campaign_id = ${listed(campaigns, 'bigint')} or payment_id = ${listed(payments, 'bigint')}
      or ${number}::bigint in (campaign_id, payment_id, money_request_id))`);
  }
  return where;
}

const all = (where: readonly SQL[]) => sql.join([...where], sql` and `);
const chooseLines = (choice: StatementChoice) => all([...chooseDays(choice), ...chooseLinesOnly(choice)]);

/**
 * The count and the sums of the whole choice. They come from the sums of days, of which there are a few for each day, kind and campaign; where
 * an amount or a search is wanted, from the chosen lines.
 */
export async function readTotals(tx: Tx, choice: StatementChoice): Promise<StatementTotals> {
  const isOfDays = chooseLinesOnly(choice).length === 0;
  const { rows } = await tx.execute<{ readonly [K in keyof StatementTotals]: number }>(
    isOfDays
      ? sql`select coalesce(sum(lines), 0)::bigint as lines, coalesce(sum(entries), 0)::bigint as entries,
              coalesce(sum(available), 0)::bigint as available, coalesce(sum(held), 0)::bigint as held
            from ${ledgerDay} where ${all(chooseDays(choice))}`
      : sql`select count(*) as lines, coalesce(sum(entries), 0)::bigint as entries,
              coalesce(sum(available), 0)::bigint as available, coalesce(sum(held), 0)::bigint as held
            from ${ledgerLine} where ${chooseLines(choice)}`,
  );
  const [row] = rows;
  if (!row) throw new Error('sums are one row');
  return row;
}

const LINE_COLUMNS = sql.raw(`line, transaction_id as id, number, last_moves as moves, at, kind, campaign_id, payment_id, money_request_id,
  placement_id, units, entries, available, held, available_after + held_after as balance`);
const moveColumns = (line: SQL) =>
  sql`${line} as line, t.id, t.number, t.moves, t.at, t.kind, t.campaign_id, t.payment_id, t.money_request_id, t.placement_id, t.units,
    1::bigint as entries, t.available, t.held, t.available_after + t.held_after as balance`;

type Row = { readonly [K in keyof StatementMove]: StatementMove[K] };
/** Rows of a statement that was written by hand have their instants as texts. */
const readRows = (rows: readonly (Omit<Row, 'at'> & { readonly at: Date | string })[]): StatementMove[] =>
  rows.map((row) => ({ ...row, at: new Date(row.at) }));

/**
 * A page of lines in the order of posting, newest first. Without filters it reads the rows of the page, however long the ledger is: where it begins
 * and ends is counted within the inner selects, since the wall lets no condition that can fail, as a subtraction can, into an index.
 */
export async function listLines(tx: Tx, choice: StatementChoice, page: { limit: number; offset: number }): Promise<StatementMove[]> {
  const { limit, offset } = page;
  const isWhole = choice.tab === 'all' && Object.keys(choice.filters).length === 0;
  const belowNewest = (lines: number) =>
    sql`(select line - ${lines}::bigint from ${ledgerLine} where account_id = ${choice.account_id} order by line desc limit 1)`;
  const { rows } = await tx.execute<Row>(
    isWhole
      ? sql`select ${LINE_COLUMNS} from ${ledgerLine} where account_id = ${choice.account_id}
              and line > ${belowNewest(offset + limit)} and line <= ${belowNewest(offset)} order by line desc limit ${limit}::bigint`
      : sql`select ${LINE_COLUMNS} from ${ledgerLine} where ${chooseLines(choice)}
              order by line desc limit ${limit}::bigint offset ${offset}::bigint`,
  );
  return readRows(rows);
}

/** The moves that share a line, newest first, and how many they are; undefined when there is no such line. */
export async function findMovesOfLine(
  tx: Tx,
  { account_id, line, limit, offset }: { account_id: number; line: number; limit: number; offset: number },
): Promise<{ readonly count: number; readonly moves: readonly StatementMove[] } | undefined> {
  const [found] = await tx
    .select({ first: ledgerLine.first_moves, last: ledgerLine.last_moves, count: ledgerLine.entries })
    .from(ledgerLine)
    .where(sql`${eq(ledgerLine.account_id, account_id)} and ${eq(ledgerLine.line, line)}`);
  if (!found) return undefined;
  const { rows } = await tx.execute<Row>(sql`
    select ${moveColumns(sql`${line}::bigint`)} from ${ledgerTransaction} t
    where t.account_id = ${account_id} and ${movesOwnMoney} and t.moves >= ${found.first} and t.moves <= ${found.last - offset}
    order by t.moves desc limit ${limit}::bigint`);
  return { count: found.count, moves: readRows(rows) };
}

/** The moves of all chosen lines that come before the move `after` in the order of posting, newest first: no row is read twice. */
export async function listMoves(
  tx: Tx,
  choice: StatementChoice,
  { after, limit }: { readonly after?: Pick<StatementMove, 'line' | 'moves'> | undefined; readonly limit: number },
): Promise<StatementMove[]> {
  const { account_id } = choice;
  const { line, moves } = after ?? { line: Number.MAX_SAFE_INTEGER, moves: Number.MAX_SAFE_INTEGER };
  const { rows } = await tx.execute<Row>(sql`
    select ${moveColumns(sql`l.line`)}
    from (select line, first_moves, last_moves from ${ledgerLine} where ${chooseLines(choice)} and line <= ${line}::bigint
      order by line desc limit ${limit + 1}::bigint) l
    cross join lateral (select * from ${ledgerTransaction} where account_id = ${account_id} and ${movesOwnMoney}
      and moves >= l.first_moves and moves <= least(l.last_moves, ${moves - 1}::bigint)) t
    order by t.moves desc limit ${limit}::bigint`);
  return readRows(rows);
}

/** Payments with this tracking number, or whose number begins so. */
export async function findPayments(tx: Tx, accountId: number, text: string): Promise<number[]> {
  const begins = likeStart(text);
  const rows = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(sql`${eq(payment.account_id, accountId)} and ${payment.tracking_number} like ${begins}`)
    .limit(100);
  return rows.map(({ id }) => id);
}

export interface PaymentName {
  readonly gateway: string;
  readonly tracking_number: string | null;
}

/** By which gateway payments came, and under which number. */
export async function listPaymentNames(tx: Tx, accountId: number, ids: readonly number[]): Promise<ReadonlyMap<number, PaymentName>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: payment.id, gateway: payment.gateway, tracking_number: payment.tracking_number })
    .from(payment)
    .where(sql`${eq(payment.account_id, accountId)} and ${payment.id} = ${listed(ids, 'bigint')}`);
  return new Map(rows.map(({ id, ...name }) => [id, name]));
}
