import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { PublisherAvatar } from '#features/publishers/faces/PublisherAvatar.tsx';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { formatNumber, formatScaledText } from '@jarchi/ui/format/format.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { Replace, TriangleAlert } from 'lucide-react';
import type { Cart } from '#features/publishers/cart/state/useCart.ts';
import { alternativesQuery } from '#data/publishers/packages.ts';
import type { MediaPlan } from '#data/publishers/plans.ts';
import type { PlanKind } from '#data/publishers/plan-kind.ts';
import { goneFa as fa } from './gone.fa.ts';

/** Plans of the package that are no longer sold, each with similar plans. */
export function GoneBanner({ kind, cart }: { kind: PlanKind; cart: Cart }) {
  const { goneIds, contents, actions } = cart;
  const plans = [...goneIds];
  const selected = contents.plans.filter((id) => !goneIds.includes(id));
  const nearest = useQuery(alternativesQuery(kind, plans, selected));
  const take = (id: number, plan: MediaPlan) => {
    actions.replace(id, plan);
    toast.success(fa.replaced(plan.title), undefined, { label: fa.undo, onPress: actions.undo });
  };
  return (
    <section aria-label={fa.title(formatNumber(plans.length))} className="border-b bg-warning-soft px-(--gutter) py-3">
      <div className="flex flex-wrap items-center gap-3">
        <TriangleAlert aria-hidden size={18} className="shrink-0 text-warning-text" />
        <p className="min-w-0 flex-1 text-md text-warning-text">
          <strong className="font-semibold">{fa.title(formatNumber(plans.length))}</strong> {fa.text}
        </p>
        <Button size="sm" variant="secondary" className="max-lg:h-11" onClick={() => actions.remove({ plans })}>
          {plans.length > 1 ? fa.removeAll : fa.remove}
        </Button>
      </div>
      <DataRegion
        state={nearest.data ? 'ready' : nearest.isError ? 'failed' : 'loading'}
        skeleton={<SkeletonRows rows={1} />}
        error={nearest.error}
        failedText={errorText(nearest.error)}
        onRetry={() => void nearest.refetch()}
        isStale={nearest.isPlaceholderData}
      >
        {plans.map((id) => {
          const { title = null, alternatives = [] } = nearest.data?.results.find((result) => result.plan_id === id) ?? {};
          return (
            <div key={id} className="mt-2 flex flex-wrap items-center gap-2">
              {title !== null && <span className="text-sm text-text-2">{fa.insteadOf(title)}</span>}
              {alternatives.length === 0 && <span className="text-sm text-text-2">{fa.none}</span>}
              {alternatives.map((plan) => (
                <button
                  key={plan.id}
                  type="button"
                  aria-label={fa.replace(plan.title)}
                  onClick={() => take(id, plan)}
                  className="flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-surface px-2.5 py-1 text-start hover:bg-surface-hover"
                >
                  <PublisherAvatar publisher_id={plan.publisher_id} category_id={plan.categories[0]?.id} size={28} />
                  <span>
                    <span className="block text-sm leading-5 font-semibold">{plan.title}</span>
                    <span className="block text-xs leading-5 text-text-3">
                      {fa.facts(formatScaledText(plan.reach), formatScaledText(plan.price))}
                    </span>
                  </span>
                  <Replace aria-hidden size={16} className="text-action-soft-text" />
                </button>
              ))}
            </div>
          );
        })}
      </DataRegion>
    </section>
  );
}
