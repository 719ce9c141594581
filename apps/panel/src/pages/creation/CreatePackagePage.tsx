import { useMedia } from '@jarchi/ui/media.ts';
import { SkeletonRows } from '@jarchi/ui/Skeleton.tsx';
import { lazy, Suspense, useState } from 'react';
import { BriefStrip } from '#features/drafts/BriefStrip.tsx';
import { fieldError } from '#features/drafts/draft-texts.ts';
import { CreationFrame } from '#features/drafts/frame/CreationFrame.tsx';
import { useStepForm } from '#features/drafts/frame/useStepForm.ts';
import { summariseCart } from '#features/publishers/cart/cart.ts';
import { CartAnnouncement } from '#features/publishers/cart/CartAnnouncement.tsx';
import { CartDock } from '#features/publishers/cart/CartDock.tsx';
import { CartRail } from '#features/publishers/cart/CartPanel.tsx';
import { useCart } from '#features/publishers/cart/useCart.ts';
import { useFill } from '#features/publishers/cart/useFill.ts';
import { kindOf, useCategories, type PlanSearch } from '#features/publishers/plan-queries.ts';
import { PlanToolbar } from '#features/publishers/PlanToolbar.tsx';
import { usePlanWindows } from '#features/publishers/usePlanWindows.ts';
import { useCreationStep } from './useCreationStep.ts';
import { usePlanView } from './usePlanView.ts';

const loadList = () => import('#features/publishers/PublisherList.tsx');
// Asked for beside its rows, not after them; a failure is met again, and shown, when it is drawn.
loadList().catch(() => undefined);
const PublisherList = lazy(async () => ({ default: (await loadList()).PublisherList }));
const CartSheet = lazy(async () => ({ default: (await import('#features/publishers/cart/CartSheet.tsx')).CartSheet }));
const STEP = 'create-package';
const WITH_RAIL = '(min-width: 75rem)';

/** Publishers at the start, the cart at the end; what is picked is saved like everything else of the draft. */
export function CreatePackagePage() {
  const { open, today, goTo } = useCreationStep(STEP);
  const form = useStepForm(open, STEP, today, goTo);
  const [view, changeView] = usePlanView();
  const [isCartOpen, setCartOpen] = useState(false);
  const hasRail = useMedia(WITH_RAIL);
  const { data, id } = open.draft;
  const search: PlanSearch = {
    kind: kindOf(data.media_type, data.content_type),
    ordering: view.ordering,
    filter: view.filter,
    suits: data.ad_categories,
  };
  const rows = usePlanWindows(search);
  const cart = useCart(search.kind, data.selectedPlans, (selectedPlans) => open.session.change({ selectedPlans }));
  const fill = useFill(cart, search, data.budget);
  const categories = useCategories().data ?? [];
  const figures = summariseCart(cart.plans, data.budget, data.goal_total_reach);
  const goOn = { onGoOn: () => void form.goOn(), isBusy: form.isBusy, error: fieldError(form.issues, 'selectedPlans') };
  const panel = {
    cart,
    figures,
    budget: data.budget,
    goOn,
    onFill: () => void fill.fill(),
    isFilling: fill.isBusy,
    canFill: fill.canFill && (figures.leftToman ?? 0) > 0,
  };
  return (
    <CreationFrame
      {...open}
      step={STEP}
      today={today}
      rail={hasRail ? <CartRail {...panel} /> : undefined}
      railClassName="xl:w-[356px]"
      bar={hasRail ? undefined : <CartDock figures={figures} goOn={goOn} onOpen={() => setCartOpen(true)} />}
    >
      <BriefStrip id={id} data={data} categories={categories} />
      <PlanToolbar
        view={view}
        pair={data}
        onChange={changeView}
        count={rows.count}
        selectedCount={data.selectedPlans.length}
        categories={categories.map((category) => ({ value: String(category.id), label: category.title_fa }))}
      />
      <Suspense fallback={<SkeletonRows rows={8} />}>
        <PublisherList rows={rows} cart={cart} view={view} media_type={data.media_type} onChange={changeView} />
      </Suspense>
      <CartAnnouncement figures={figures} />
      {isCartOpen && !hasRail && (
        <Suspense>
          <CartSheet {...panel} onClose={() => setCartOpen(false)} />
        </Suspense>
      )}
    </CreationFrame>
  );
}
