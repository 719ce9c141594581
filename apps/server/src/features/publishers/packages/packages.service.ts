import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import type { PackageRefusal } from '@jarchi/optimiser/package-request.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findListedTwice } from '@jarchi/domain/validation/listed-twice.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { createCpuPool, type CpuRefusal } from '#infra/threads/cpu-pool.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { findKind, readPackageFilters, type PlanKind } from '#features/publishers/publishers.filters.ts';
import type { Choice, ChoiceTask } from './choose-packages.ts';
import type { PackagesCaller } from './packages-caller.ts';
import { createViewsService } from './views.service.ts';
import { answerPackages } from './packages.answers.ts';
import { packOffer, type PackedOffer } from './packages.repository.ts';
import { createSharedAnswers } from '#features/publishers/shared-answers.ts';

type Answer = CallAnswer<'publishers', 'suggestPackages'>;
type Wishes = ParsedInput<'publishers', 'suggestPackages'>['body'];
type Refusal = RefusalOf<'not_found' | 'unavailable' | 'pinned_not_offered' | 'filter_invalid' | 'listed_twice'>;
export type PackagesService = ReturnType<typeof createPackagesService>;

/** A request that is solved to its end, which is rare, takes half a minute. */
const LIMIT_MS = 60_000;
const WAITING_MAX = 32;
const KEPT_MS = 60_000;
const KEPT_MAX = 100;

/** Packages of plans for a budget or a goal, chosen in worker threads. */
export function createPackagesService({ tenancy, wall }: { readonly tenancy: Tenancy; readonly wall: Clock }) {
  const threads = Math.max(1, Math.min(4, availableParallelism() - 1));
  const pool = createCpuPool<ChoiceTask, Choice>({
    entry: new URL('./packages.worker.ts', import.meta.url),
    threads,
    waitingMax: WAITING_MAX,
    limitMs: LIMIT_MS,
  });
  const views = createViewsService({ tenancy, wall });
  const answers = createSharedAnswers<Choice, CpuRefusal>({ max: KEPT_MAX, ttlMs: KEPT_MS, now: wall.now });

  function choose(kind: PlanKind, wishes: Wishes, offer: PackedOffer, signal: AbortSignal | undefined) {
    const { budget, goal_reach, ad_categories, filter: _, story_number: __, ...limits } = wishes;
    const request = { ...limits, media_type: kind.media_type, bundles: offer.bundles, budget, goal_reach };
    const hasCategories = ad_categories.length > 0;
    // The offer is part of the key: an answer is kept only for the catalogue it was made from.
    const key = createHash('sha256')
      .update(JSON.stringify([request, hasCategories]))
      .update(offer.bytes)
      .digest('base64');
    return answers.get(key, signal, (ended) => {
      const plans = new Uint8Array(offer.bytes).buffer;
      return pool.run({ ...request, hasCategories, plans }, { signal: ended, transfer: [plans] });
    });
  }

  return {
    /**
     * Three packages for a kind such as instagram-story, each with its proved bound, and the curve of reach against cost; toman net of VAT.
     */
    async suggestPackages(caller: PackagesCaller, kind: string, wishes: Wishes): Promise<Result<Answer, Refusal>> {
      const pair = findKind(kind, wishes.story_number);
      if (!pair) return refuse({ code: 'not_found' });
      const twice = findTwice(wishes);
      if (twice) return refuse(twice);
      const filters = readPackageFilters(wishes.filter, pair, caller.viewer);
      if (!filters.ok) return filters;
      const offer = await tenancy.withAccount(caller.account_id, (tx) => packOffer(tx, { ...wishes, kind: pair, filters: filters.value }));
      const choice = await choose(pair, wishes, offer, caller.signal);
      if (!choice.ok) return refuse({ code: 'unavailable' });
      const missing = findMissing(choice.value);
      if (missing) return refuse({ code: 'pinned_not_offered', plan_ids: missing.plan_ids, bundle_ids: missing.bundle_ids });
      const answer = await tenancy.withAccount(caller.account_id, (tx) => answerPackages(tx, pair, choice.value));
      // A plan left while the packages were chosen: the next try uses the catalogue of then.
      return answer ? succeed(answer) : refuse({ code: 'unavailable' });
    },

    suggestViewsPackages: views.suggestViewsPackages,

    close: () => Promise.all([pool.close(), views.close()]),
  };
}

function findTwice({ ad_categories, pinned_plans, pinned_bundles, excluded_plans, excluded_bundles }: Wishes) {
  return findListedTwice({ ad_categories, pinned_plans, pinned_bundles, excluded_plans, excluded_bundles });
}

/** A pinned plan that is not offered is missing in all suggestions. */
function findMissing({ suggestions }: Choice): (PackageRefusal & { readonly code: 'pinned_not_offered' }) | undefined {
  for (const suggestion of [suggestions.most_reach, suggestions.least_cost, suggestions.most_reach_in_categories])
    if (suggestion && !suggestion.ok && suggestion.error.code === 'pinned_not_offered') return suggestion.error;
  return undefined;
}
