import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { toJalali } from '@jarchi/domain/calendar/jalali-date.ts';
import { parseFilters, type FiltersRefused } from '@jarchi/domain/filters/decode-filters.ts';
import { DOCUMENT_FILTER_FIELDS } from '@jarchi/domain/filters/document-filters.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { mapBatches, readInBatches, RowsAnswer } from '#infra/http/answers/rows-answer.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { type DocumentDetail, type DocumentRow, findDetail, toRow } from './document-answers.ts';
import { countByKind, countIssuedByDay, type DocumentChoice, listJoined, type JoinedDocument } from './list.repository.ts';

export interface ListingDeps {
  readonly tenancy: Tenancy;
  readonly wall: Clock;
}

type ListQuery = ParsedInput<'documents', 'listDocuments'>['query'];

/** Longer lists are sent as they are read. */
const PAGE_MAX = 100;

/** The filters and the order of a list, read. */
export function readChoice(
  { wall }: ListingDeps,
  account_id: number,
  { filter, ordering }: Pick<ListQuery, 'filter' | 'ordering'>,
): Result<DocumentChoice, FiltersRefused> {
  const parsed = parseFilters(filter, DOCUMENT_FILTER_FIELDS);
  return parsed.ok ? succeed({ account_id, filters: parsed.value, ordering, today: tehranDay(wall.now()) }) : parsed;
}

/** Batches of the list in its order, each read by key in a transaction of its own. */
export function readDocuments(
  { tenancy }: ListingDeps,
  choice: DocumentChoice,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): AsyncGenerator<readonly JoinedDocument[]> {
  return readInBatches<JoinedDocument>(limit, ({ limit: wanted, after }) =>
    tenancy.withAccount(choice.account_id, (tx) =>
      listJoined(tx, choice, after ? { limit: wanted, offset: 0, after: after.document.id } : { limit: wanted, offset }),
    ),
  );
}

export function createListing(deps: ListingDeps) {
  const { tenancy, wall } = deps;
  const today = () => tehranDay(wall.now());

  return {
    async listDocuments(
      accountId: number,
      { limit, offset, ...asked }: ListQuery,
    ): Promise<Result<CallAnswer<'documents', 'listDocuments'> | RowsAnswer<DocumentRow>, CallRefusal<'documents', 'listDocuments'>>> {
      const choice = readChoice(deps, accountId, asked);
      if (!choice.ok) return choice;
      const { kind } = choice.value.filters;
      const { counts, rows } = await tenancy.withAccount(accountId, async (tx) => ({
        counts: await countByKind(tx, choice.value),
        rows: limit <= PAGE_MAX ? await listJoined(tx, choice.value, { limit, offset }) : undefined,
      }));
      const count = Object.entries(counts).reduce(
        (sum, [name, found]) => (kind?.type === 'select' && !kind.values.includes(name) ? sum : sum + found),
        0,
      );
      if (rows) return succeed({ count, counts, results: rows.map(toRow) });
      return succeed(new RowsAnswer(count, mapBatches(readDocuments(deps, choice.value, { limit, offset }), toRow), { counts }));
    },

    async listMonths(accountId: number): Promise<CallAnswer<'documents', 'listMonthsOfDocuments'>> {
      const days = await tenancy.withAccount(accountId, (tx) => countIssuedByDay(tx, accountId));
      const months = new Map<string, number>();
      for (const { day, count } of days) {
        const { year, month } = toJalali(day);
        const name = `${year}-${String(month).padStart(2, '0')}`;
        months.set(name, (months.get(name) ?? 0) + count);
      }
      return { results: [...months].map(([month, documents]) => ({ month, documents })) };
    },

    /** A document that this member may see: those who do not handle money find receipts only. */
    async getDocument(
      { account_id, role }: AccountCaller,
      id: number,
    ): Promise<Result<DocumentDetail, { readonly code: 'document_not_found' }>> {
      const found = await tenancy.withAccount(account_id, (tx) => findDetail(tx, { account_id, id, today: today() }));
      if (!found || (role === 'buyer' && found.kind !== 'receipt')) return refuse({ code: 'document_not_found' });
      return succeed(found);
    },

    /** A document of the account, for other parts of this slice. */
    async mustGet(account_id: number, id: number): Promise<DocumentDetail> {
      const found = await tenancy.withAccount(account_id, (tx) => findDetail(tx, { account_id, id, today: today() }));
      if (!found) throw new Error(`document ${id} was just there`);
      return found;
    },
  };
}
