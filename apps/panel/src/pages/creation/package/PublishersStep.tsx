import { getTarget } from '@jarchi/domain/campaigns/goals.ts';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useMedia } from '@jarchi/ui/media.ts';
import { Suspense } from 'react';
import { CreationFrame } from '#features/drafts/frame/CreationFrame.tsx';
import { useCanSee } from '#data/account/viewer.ts';
import { writeSearch, withoutSearch } from '#features/publishers/filters/plan-view.ts';
import { networkFa } from '#features/publishers/network/network.fa.ts';
import { publishersFa } from '#features/publishers/publishers.fa.ts';
import { usePlanCount } from '#features/publishers/list/usePlanWindows.ts';
import { PACKAGE_STEP, type StepProps } from './step-props.ts';
import { PlanToolbar } from '#features/publishers/filters/PlanToolbar.tsx';
import { PublisherList } from '#features/publishers/list/PublisherList.tsx';
import { Suggestions } from '#features/publishers/suggestions/Suggestions.tsx';
import { ViewsSuggestions } from '#features/publishers/views/ViewsSuggestions.tsx';
import { ExcelMenu } from '#features/publishers/excel/ExcelMenu.tsx';
import { CartRail } from '#features/publishers/cart-panel/CartPanel.tsx';
import { CartDock } from '#features/publishers/cart-panel/CartDock.tsx';
import { usePackage } from '#features/publishers/usePackage.ts';

// Another tab, and a rare notice: the first paint does without.
const BundleList = lazyPart(() => import('#features/publishers/bundles/BundleList.tsx'), 'BundleList');
const GoneBanner = lazyPart(() => import('#features/publishers/gone/GoneBanner.tsx'), 'GoneBanner');
const NO_BUNDLES: readonly never[] = [];
const WITH_RAIL = '(min-width: 75rem)';

/** Publishers at the inline start, the cart at the inline end. */
export function PublishersStep({ open, today, goOn, onEdit, categories, brief }: StepProps) {
  const step = usePackage(open);
  const { data, way, kind, view, changeView, cart, search, measure, bundles, suggestions, views, answer } = step;
  const hasRail = useMedia(WITH_RAIL);
  const canExport = useCanSee('table_export');
  const count = usePlanCount(search);
  const names = categories.filter(({ id }) => data.ad_categories.includes(id)).map(({ title_fa }) => title_fa);
  const categoryNames = names.slice(0, 2).join(publishersFa.comma);
  const clearFilters = view.asked.length > 0 ? () => changeView({ filter: [] }) : undefined;
  const cartProps = { cart, measure, way, curve: step.curve, fillUp: step.fillUp, goOn };
  const hasBundles = way !== 'views';
  return (
    <CreationFrame
      {...open}
      step={PACKAGE_STEP}
      today={today}
      rail={hasRail ? <CartRail {...cartProps} /> : undefined}
      railClassName="xl:w-[356px]"
      bar={hasRail ? undefined : <CartDock {...cartProps} />}
    >
      {brief}
      {cart.goneIds.length > 0 && (
        <Suspense fallback={null}>
          <GoneBanner kind={kind} cart={cart} />
        </Suspense>
      )}
      {way === 'views' ? (
        <>
          {step.price.data?.of === 'views' && (
            <p className="border-b px-(--gutter) py-3 text-md text-text-2">
              {networkFa.viewsPrice(formatToman(step.price.data.cpm_price))}
            </p>
          )}
          <ViewsSuggestions
            answer={views.answer}
            error={views.query.error}
            isStale={views.query.isPlaceholderData || (views.query.isSettling && views.answer !== undefined)}
            goal={getTarget(data)}
            categoryNames={categoryNames}
            ad_categories={data.ad_categories}
            cart={cart}
            picked={views.picked}
            onPick={views.pick}
            onRetry={() => void views.query.refetch()}
            onEdit={onEdit}
            onClearFilters={clearFilters}
          />
        </>
      ) : (
        <Suggestions
          answer={answer}
          error={suggestions.error}
          isStale={suggestions.isPlaceholderData || (suggestions.isSettling && answer !== undefined)}
          isNothingAsked={!step.isAsked}
          budget={data.budget}
          goal={data.goal_total_reach}
          categoryNames={categoryNames}
          ad_categories={data.ad_categories}
          isInvite={way === 'invite'}
          cart={cart}
          picked={step.picked}
          onPick={step.pick}
          onRetry={() => void suggestions.refetch()}
          onEdit={onEdit}
          onClearFilters={clearFilters}
        />
      )}
      <PlanToolbar
        view={view}
        pair={step.pair}
        onChange={changeView}
        count={count}
        selectedCount={cart.count}
        bundleCount={hasBundles ? step.foundBundles?.length : undefined}
        categories={categories}
        end={
          <ExcelMenu
            search={search}
            cart={cart}
            bundles={hasBundles ? (bundles.data ?? NO_BUNDLES) : NO_BUNDLES}
            isCpm={data.is_cpm}
            isAllowed={canExport}
          />
        }
      />
      {((view.tab === 'bundles' && hasBundles) || (view.tab === 'selected' && cart.bundles.length > 0)) && (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          <BundleList
            bundles={view.tab === 'selected' ? cart.bundles : bundles.data}
            search={view.tab === 'selected' ? undefined : writeSearch(view.asked)}
            story_number={kind.story_number}
            error={bundles.error}
            onRetry={() => void bundles.refetch()}
            onClearSearch={() => changeView({ filter: withoutSearch(view.filter) })}
            onSeePublishers={() => changeView({ tab: 'all' })}
            cart={cart}
          />
        </Suspense>
      )}
      {view.tab !== 'bundles' && !(view.tab === 'selected' && cart.plans.length === 0 && cart.bundles.length > 0) && (
        <PublisherList search={search} cart={cart} view={view} media_type={data.media_type} way={way} onChange={changeView} />
      )}
    </CreationFrame>
  );
}
