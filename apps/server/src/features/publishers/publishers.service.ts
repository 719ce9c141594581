import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import { costPerThousand } from '@jarchi/domain/publishers/estimates.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Tenancy, Tx } from '#infra/tenancy.ts';
import { findPair, readIds, readPlanFilters } from './publishers.filters.ts';
import { listCategories, listPlans, listSoldPlans, type SoldPlan } from './publishers.repository.ts';

export type PublishersService = ReturnType<typeof createPublishersService>;

/** Publishers and what they sell: the same for every account, written by staff and by the sample world. */
export function createPublishersService({ tenancy }: { readonly tenancy: Tenancy }) {
  return {
    /** One page of the plans of a kind such as instagram-story; prices in toman, net of VAT. Refuses a kind that cannot be bought. */
    async listMediaPlans(
      accountId: number,
      kind: string,
      query: ParsedInput<'publishers', 'listMediaPlans'>['query'],
    ): Promise<Result<CallAnswer<'publishers', 'listMediaPlans'>, RefusalOf<'not_found'>>> {
      const pair = findPair(kind);
      if (!pair) return refuse({ code: 'not_found' });
      const page = await tenancy.withAccount(accountId, (tx) =>
        listPlans(tx, {
          pair,
          filters: readPlanFilters(query.filter ?? [], pair),
          ids: query.id && readIds(query.id),
          suits: readIds(query.suits ?? []),
          ordering: query.ordering,
          limit: query.limit,
          offset: query.offset,
          areFacetsWanted: query.with_facets,
        }),
      );
      const results = page.results.map((plan) => ({ ...plan, cost_per_thousand: costPerThousand(plan.price, plan.reach) }));
      return succeed({ count: page.count, results, facets: page.facets });
    },

    async listCategories(accountId: number): Promise<CallAnswer<'publishers', 'listCategories'>> {
      return { results: await tenancy.withAccount(accountId, listCategories) };
    },

    /** Plans that can be bought now, for pricing inside the caller's transaction; ids that are gone are missing. */
    async listSoldPlans(tx: Tx, ids: readonly number[]): Promise<SoldPlan[]> {
      return ids.length === 0 ? [] : listSoldPlans(tx, ids);
    },
  };
}
