import { and, eq, inArray } from 'drizzle-orm';
import type { RequestKind } from '@jarchi/domain/money/requests/money-requests.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { moneyRequest } from './money-requests.tables.ts';

/** Kinds of requests, for slices that tell what was carried out. */
export const requestNames = {
  async nameRequests(tx: Tx, accountId: number, ids: readonly number[]): Promise<ReadonlyMap<number, RequestKind>> {
    if (ids.length === 0) return new Map();
    const { id, kind, account_id } = moneyRequest;
    const rows = await tx
      .select({ id, kind })
      .from(moneyRequest)
      .where(and(eq(account_id, accountId), inArray(id, [...ids])));
    return new Map(rows.map((row) => [row.id, row.kind]));
  },
};
