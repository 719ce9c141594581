import { and, count, desc, eq, gte, ilike, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { RequestKind, RequestState } from '@jarchi/domain/money/requests/money-requests.ts';
import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import { foldColumn, holdsQuery, likeAnywhere } from '#infra/store/sql/like-patterns.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account } from '../account/account.tables.ts';
import { moneyRequest } from './money-requests.tables.ts';
import type { RequestRecord } from './requests.repository.ts';

export interface RequestFilter {
  readonly state?: RequestState | undefined;
  readonly kind?: RequestKind | undefined;
  readonly search: string;
  /** Instants of its making, the first included. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  /** Which side of the account: what adds money, or what takes it. */
  readonly side?: 'added' | 'taken' | undefined;
  /** Staff see everything; others what they asked for themselves, and what was done. */
  readonly isStaff: boolean;
}

const { account_id, id, kind, state, direction, reason, outcome, tracking_number, iban, created } = moneyRequest;

const SIDES = {
  added: or(inArray(kind, ['receipt', 'charge']), eq(direction, 'in')),
  taken: or(inArray(kind, ['deduction', 'money_back']), eq(direction, 'out')),
} as const;

/** Its number, a number of the bank, or a part of the reason. */
function matchText(search: string): SQL | undefined {
  const text = toLatinDigits(search.trim());
  if (text === '') return undefined;
  const part = likeAnywhere(text);
  return or(
    /^\d{1,15}$/.test(text) ? eq(id, Number(text)) : undefined,
    ilike(tracking_number, part),
    ilike(iban, part),
    holdsQuery(foldColumn(reason), search),
    holdsQuery(foldColumn(outcome), search),
    sql`${account_id} in (
      select ${account.account_id} from ${account} where ${or(holdsQuery(foldColumn(account.title), search), ilike(account.slug, part))})`,
  );
}

/** Under all filters of a list. */
export function isListed({ search, from, until, side, isStaff, ...chosen }: RequestFilter): SQL | undefined {
  return and(
    chosen.state && eq(state, chosen.state),
    chosen.kind && eq(kind, chosen.kind),
    side && SIDES[side],
    from && gte(created, from),
    until && lt(created, until),
    isStaff ? undefined : or(inArray(kind, ['receipt', 'money_back']), eq(state, 'done')),
    matchText(search),
  );
}

const ofAccount = (accountId: number) => eq(account_id, accountId);
export const withAccount = eq(account.account_id, account_id);

export async function countRequests(tx: Tx, accountId: number, filter: RequestFilter): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(moneyRequest)
    .where(and(ofAccount(accountId), isListed(filter)));
  return row?.count ?? 0;
}

/** How many there are in each state, under all filters but that of the state. */
export async function countStates(tx: Tx, accountId: number | undefined, filter: RequestFilter): Promise<Map<RequestState, number>> {
  const rows = await tx
    .select({ state, count: count() })
    .from(moneyRequest)
    .where(and(accountId === undefined ? ne(state, 'draft') : ofAccount(accountId), isListed({ ...filter, state: undefined })))
    .groupBy(state);
  return new Map(rows.map((row) => [row.state, row.count]));
}

export interface RequestPage {
  readonly limit: number;
  readonly offset: number;
  /** Only those made before this one. */
  readonly before?: number | undefined;
}

/** Newest first. */
export async function listRequests(
  tx: Tx,
  accountId: number,
  filter: RequestFilter,
  { limit, offset, before }: RequestPage,
): Promise<RequestRecord[]> {
  return tx
    .select()
    .from(moneyRequest)
    .where(and(ofAccount(accountId), before === undefined ? undefined : lt(id, before), isListed(filter)))
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset);
}

export interface CustomerRequest {
  readonly request: RequestRecord;
  readonly account: string;
  readonly title: string;
}

/** A request of a customer that is no draft. */
export async function findCustomerRequest(tx: Tx, slug: string, requestId: number): Promise<CustomerRequest | undefined> {
  const [row] = await tx
    .select({ request: moneyRequest, account: account.slug, title: account.title })
    .from(moneyRequest)
    .innerJoin(account, withAccount)
    .where(and(eq(account.slug, slug), eq(id, requestId), ne(state, 'draft')));
  return row;
}
