import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import type { FiltersRefused } from '@jarchi/domain/filters/decode-filters.ts';
import type { StoryNumber } from '@jarchi/domain/platforms/plan-options.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findListedTwice, type ListedTwice } from '@jarchi/domain/validation/listed-twice.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { answerBundle } from './catalogue/answer-bundle.ts';
import { findPlanDetails, listBundles, listInstagramPages, type InstagramPages } from './catalogue/catalogue.repository.ts';
import { answerFilterField } from './catalogue/filter-fields.ts';
import { withCost } from './catalogue/plan-sql.ts';
import { createPlanWindows } from './catalogue/plan-windows.ts';
import { listSoldBundles, type SoldBundle } from './publishers.bundles.repository.ts';
import {
  ANYBODY,
  anyPlanFields,
  findKind,
  findPair,
  planFields,
  readPlanFilters,
  readWords,
  type PlanViewer,
} from './publishers.filters.ts';
import { listCategories, listSoldPlans, type SoldPlan } from './publishers.repository.ts';

type Answer<N extends 'listMediaPlans' | 'getMediaPlan' | 'listPlanFilters' | 'listBundles', Refusal = never> = Promise<
  Result<CallAnswer<'publishers', N>, RefusalOf<'not_found'> | Refusal>
>;
export type PublishersService = ReturnType<typeof createPublishersService>;

/** Publishers and what they sell: the same for every account, written by staff and by the sample world. */
export function createPublishersService({ tenancy, wall }: { readonly tenancy: Tenancy; readonly wall: Clock }) {
  const windows = createPlanWindows({ tenancy, wall });
  return {
    /** One page of the plans of a kind such as instagram-story; prices in toman, net of VAT. Refuses a kind that cannot be bought. */
    async listMediaPlans(
      accountId: number,
      kind: string,
      query: ParsedInput<'publishers', 'listMediaPlans'>['query'],
      viewer = ANYBODY,
    ): Answer<'listMediaPlans', FiltersRefused | ListedTwice> {
      const pair = findKind(kind, query.story_number);
      if (!pair) return refuse({ code: 'not_found' });
      const { id, suits } = query;
      const twice = findListedTwice({ id: id ?? [], suits });
      if (twice) return refuse(twice);
      const filters = readPlanFilters(query.filter, pair, viewer);
      if (!filters.ok) return filters;
      const page = await windows.list(accountId, {
        pair,
        filters: filters.value,
        ids: id ?? (filters.value.isSelectedOnly ? [] : undefined),
        suits,
        ordering: query.ordering,
        limit: query.limit,
        offset: query.offset,
        areFacetsWanted: query.with_facets,
      });
      return succeed({ count: page.count, results: page.results.map(withCost), facets: page.facets });
    },

    /** One plan with its publisher's other tariffs and formats; the score is for staff. */
    async getMediaPlan(accountId: number, id: number, isStaffView: boolean): Answer<'getMediaPlan'> {
      const plan = await tenancy.withAccount(accountId, (tx) => findPlanDetails(tx, id));
      if (!plan) return refuse({ code: 'not_found' });
      return succeed({ ...plan, ...withCost(plan), score: isStaffView ? plan.score : null });
    },

    /** The filters of a kind's list for this viewer; without a kind those of all kinds, with their widest limits. */
    async listPlanFilters(kind: string | undefined, viewer: PlanViewer): Answer<'listPlanFilters'> {
      if (kind === undefined) return succeed({ results: anyPlanFields(viewer).map(answerFilterField) });
      const pair = findPair(kind);
      if (!pair) return refuse({ code: 'not_found' });
      return succeed({ results: planFields(pair, viewer).map(answerFilterField) });
    },

    /** Bundles of a kind whose plans can all be bought. */
    async listBundles(accountId: number, kind: string, story_number?: StoryNumber): Answer<'listBundles'> {
      const pair = findKind(kind, story_number);
      if (!pair) return refuse({ code: 'not_found' });
      const bundles = await tenancy.withAccount(accountId, (tx) => listBundles(tx, pair));
      return succeed({ results: bundles.map(answerBundle) });
    },

    /** Instagram pages by title or username, the largest first. */
    async listInstagramPages(
      accountId: number,
      { search, ...page }: ParsedInput<'publishers', 'listInstagramPages'>['query'],
    ): Promise<InstagramPages> {
      return tenancy.withAccount(accountId, (tx) => listInstagramPages(tx, readWords(search), page));
    },

    async listCategories(accountId: number): Promise<CallAnswer<'publishers', 'listCategories'>> {
      return { results: await tenancy.withAccount(accountId, listCategories) };
    },

    /** Plans that can be bought now, for pricing inside the caller's transaction; ids that are gone are left out. */
    async listSoldPlans(tx: Tx, ids: readonly number[]): Promise<SoldPlan[]> {
      return ids.length === 0 ? [] : listSoldPlans(tx, ids);
    },

    /** The same for bundles. */
    async listSoldBundles(tx: Tx, ids: readonly number[]): Promise<SoldBundle[]> {
      return listSoldBundles(tx, ids);
    },
  };
}
