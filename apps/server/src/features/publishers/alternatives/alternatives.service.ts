import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import { findStoryNumber, STORY_NUMBER_RANGES, type StoryNumber } from '@jarchi/domain/platforms/plan-options.ts';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { nearestPlans } from '@jarchi/domain/publishers/nearest-plans.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findListedTwice } from '@jarchi/domain/validation/listed-twice.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { listKnownPlans, listPlansById, type KnownPlan } from '#features/publishers/catalogue/catalogue.repository.ts';
import { withCost } from '#features/publishers/catalogue/plan-sql.ts';
import { findKind } from '#features/publishers/publishers.filters.ts';
import { listSubstitutes } from './alternatives.repository.ts';

interface Kind {
  readonly media_type: MediaType;
  readonly content_type: ContentType;
  readonly story_number: StoryNumber;
}

type Answer = CallAnswer<'publishers', 'suggestAlternatives'>;
export type AlternativesService = ReturnType<typeof createAlternativesService>;

/** Alternatives for plans that fell out of a package. */
export function createAlternativesService({ tenancy }: { readonly tenancy: Tenancy }) {
  return {
    /** Ids of the plans of a plan's tariff that are nearest to it, nearest first; none of the publishers of `taken`. */
    async listNearestPlans(
      tx: Tx,
      { media_type, content_type, story_number }: Kind,
      plan: number,
      { taken, limit }: { readonly taken: readonly number[]; readonly limit: number },
    ): Promise<number[]> {
      const wanted = findStoryNumber({ content_type, story_number });
      const kind = { media_type, content_type, ...(wanted && { stories: STORY_NUMBER_RANGES[wanted] }) };
      const [found] = await listSubstitutes(tx, kind, [plan], taken);
      return found ? nearestPlans(found.plan, found.candidates, limit).map(({ id }) => id) : [];
    },

    /**
     * For each plan, the plans of the same tariff that are nearest in categories, reach and price. Refuses plans that never existed, or that
     * are of another kind.
     */
    async suggestAlternatives(
      accountId: number,
      { kind, story_number, plans, selected, limit }: ParsedInput<'publishers', 'suggestAlternatives'>['body'],
    ): Promise<Result<Answer, RefusalOf<'not_found' | 'listed_twice' | 'plans_unknown'>>> {
      const pair = findKind(kind, story_number);
      if (!pair) return refuse({ code: 'not_found' });
      const twice = findListedTwice({ plans, selected });
      if (twice) return refuse(twice);
      return tenancy.withAccount(accountId, async (tx) => {
        const known = new Map((await listKnownPlans(tx, plans)).map((plan) => [plan.id, plan]));
        const isOfKind = ({ media_type, content_type }: KnownPlan) => media_type === pair.media_type && content_type === pair.content_type;
        const plan_ids = plans.filter((id) => !known.has(id));
        const other_kind = plans.filter((id) => {
          const plan = known.get(id);
          return plan !== undefined && !isOfKind(plan);
        });
        if (plan_ids.length + other_kind.length > 0) return refuse({ code: 'plans_unknown', plan_ids, other_kind });
        const substitutes = await listSubstitutes(tx, pair, plans, selected);
        const nearest = new Map(
          substitutes.map(({ plan, candidates }) => [plan.id, nearestPlans(plan, candidates, limit).map(({ id }) => id)]),
        );
        const found = await listPlansById(tx, pair, [...new Set([...nearest.values()].flat())]);
        const planOf = new Map(found.map((plan) => [plan.id, withCost(plan)]));
        const alternativesTo = (id: number) => (nearest.get(id) ?? []).flatMap((near) => planOf.get(near) ?? []);
        return succeed({
          results: plans.map((plan_id) => ({ plan_id, title: known.get(plan_id)?.title ?? '', alternatives: alternativesTo(plan_id) })),
        });
      });
    },
  };
}
