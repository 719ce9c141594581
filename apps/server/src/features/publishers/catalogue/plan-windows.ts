import { succeed } from '@jarchi/domain/result.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { createSharedAnswers } from '#features/publishers/shared-answers.ts';
import { listPlansInOrder, readPlanOrder, type PlanOrder } from './plan-order.repository.ts';
import { listPlans, type PlanPage, type PlanSearch } from './plan-page.repository.ts';

/** How long the order of a search is kept for its later windows. */
const STANDS_MS = 30_000;
/** An order of a hundred thousand plans takes 0.8 MB. */
const KEPT_MAX = 16;

/**
 * The windows of long lists. The first window is always searched for; later ones are cut from one order that is kept for a while, so that a
 * scroll meets every plan once and a window costs only its own rows, however long the list is.
 */
export function createPlanWindows({ tenancy, wall }: { readonly tenancy: Tenancy; readonly wall: Clock }) {
  const orders = createSharedAnswers<PlanOrder, never>({ max: KEPT_MAX, ttlMs: STANDS_MS, now: wall.now });

  return {
    async list(accountId: number, search: PlanSearch): Promise<PlanPage> {
      const { offset, limit, areFacetsWanted, ...wanted } = search;
      const key = JSON.stringify(wanted);
      if (offset === 0 || areFacetsWanted) {
        orders.forget(key);
        return tenancy.withAccount(accountId, (tx) => listPlans(tx, search));
      }
      const order = await orders.get(key, undefined, async () =>
        succeed(await tenancy.withAccount(accountId, (tx) => readPlanOrder(tx, wanted))),
      );
      if (!order.ok) throw new Error('the order of plans is gone although no caller left');
      const ids = order.value.subarray(offset, offset + limit);
      const results = await tenancy.withAccount(accountId, (tx) => listPlansInOrder(tx, Array.from(ids)));
      return { count: order.value.length, results, facets: null };
    },
  };
}
