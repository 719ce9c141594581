import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import { isAllowedCombination, isNetworkFormat } from '@jarchi/domain/platforms/platforms.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findListedTwice } from '@jarchi/domain/validation/listed-twice.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { createCpuPool, type CpuRefusal } from '#infra/threads/cpu-pool.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { findKind, readPackageFilters, type PlanKind } from '#features/publishers/publishers.filters.ts';
import { createSharedAnswers } from '#features/publishers/shared-answers.ts';
import type { ViewsChoice, ViewsTask } from './choose-views.ts';
import { packOffer, type PackedOffer } from './packages.repository.ts';
import type { PackagesCaller } from './packages-caller.ts';
import { answerViews } from './views.answers.ts';

type Answer = CallAnswer<'publishers', 'suggestViewsPackages'>;
type Wishes = ParsedInput<'publishers', 'suggestViewsPackages'>['body'];
type Refusal = RefusalOf<'not_found' | 'unavailable' | 'pinned_not_offered' | 'filter_invalid' | 'listed_twice'>;

const LIMIT_MS = 60_000;
const WAITING_MAX = 32;
const KEPT_MS = 60_000;
const KEPT_MAX = 100;

/** Packages whose views fill the goal of a campaign that is paid by views, chosen in worker threads. */
export function createViewsService({ tenancy, wall }: { readonly tenancy: Tenancy; readonly wall: Clock }) {
  const pool = createCpuPool<ViewsTask, ViewsChoice>({
    entry: new URL('./views.worker.ts', import.meta.url),
    threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
    waitingMax: WAITING_MAX,
    limitMs: LIMIT_MS,
  });
  const answers = createSharedAnswers<ViewsChoice, CpuRefusal>({ max: KEPT_MAX, ttlMs: KEPT_MS, now: wall.now });

  function choose(kind: PlanKind, wishes: Wishes, { bytes }: PackedOffer, signal: AbortSignal | undefined) {
    const { goal_views, pinned_plans, excluded_plans } = wishes;
    const hasCategories = wishes.ad_categories.length > 0;
    const task = { media_type: kind.media_type, goal_views, hasCategories, pinned_plans, excluded_plans };
    const key = createHash('sha256').update(JSON.stringify(task)).update(bytes).digest('base64');
    return answers.get(key, signal, (ended) => {
      const plans = new Uint8Array(bytes).buffer;
      return pool.run({ ...task, plans }, { signal: ended, transfer: [plans] });
    });
  }

  return {
    /** Three packages for a kind that is sold by views, such as telegram-post; a kind of a network has no publishers to choose. */
    async suggestViewsPackages(caller: PackagesCaller, kind: string, wishes: Wishes): Promise<Result<Answer, Refusal>> {
      const pair = findKind(kind, wishes.story_number);
      if (!pair || !isSoldByViews(pair)) return refuse({ code: 'not_found' });
      const { ad_categories, pinned_plans, excluded_plans } = wishes;
      const twice = findListedTwice({ ad_categories, pinned_plans, excluded_plans });
      if (twice) return refuse(twice);
      const filters = readPackageFilters(wishes.filter, pair, caller.viewer);
      if (!filters.ok) return filters;
      const search = { kind: pair, filters: filters.value, ad_categories, pinned_plans, pinned_bundles: [] };
      const offer = await tenancy.withAccount(caller.account_id, (tx) => packOffer(tx, search));
      const choice = await choose(pair, wishes, offer, caller.signal);
      if (!choice.ok) return refuse({ code: 'unavailable' });
      const { best_fit } = choice.value.suggestions;
      if (!best_fit.ok && best_fit.error.code === 'pinned_not_offered')
        return refuse({ code: 'pinned_not_offered', plan_ids: best_fit.error.plan_ids, bundle_ids: [] });
      const answer = await tenancy.withAccount(caller.account_id, (tx) => answerViews(tx, pair, choice.value, ad_categories.length > 0));
      // A plan left while the packages were chosen: the next try uses the catalogue of then.
      return answer ? succeed(answer) : refuse({ code: 'unavailable' });
    },

    close: () => pool.close(),
  };
}

function isSoldByViews({ media_type, content_type }: PlanKind): boolean {
  return isAllowedCombination(media_type, content_type, 'CPM') && !isNetworkFormat(content_type);
}
