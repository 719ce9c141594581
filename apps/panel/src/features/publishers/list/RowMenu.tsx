import { MenuLayer } from '@jarchi/ui/overlays/Menu.tsx';
import { Ban, Info, LifeBuoy, Pin, PinOff } from 'lucide-react';
import type { RefObject } from 'react';
import type { Cart } from '#features/publishers/cart/state/useCart.ts';
import type { MediaPlan } from '#data/publishers/plans.ts';
import { publishersFa as fa } from '#features/publishers/publishers.fa.ts';

/** Further actions on a publisher. */
export function RowMenu({
  plan,
  cart,
  button,
  onDetails,
  onClose,
}: {
  plan: MediaPlan;
  cart: Cart;
  button: RefObject<HTMLElement | null>;
  onDetails: () => void;
  onClose: () => void;
}) {
  const { contents, actions } = cart;
  const { menu } = fa;
  const isPinned = contents.pinned_plans.includes(plan.id);
  const isExcluded = contents.excluded_plans.includes(plan.id);
  const items = [
    { id: 'details', label: menu.details, icon: Info, onAction: onDetails },
    ...(cart.has(plan.id)
      ? [{ id: 'pin', label: isPinned ? menu.unpin : menu.pin, icon: isPinned ? PinOff : Pin, onAction: () => actions.pinPlan(plan.id) }]
      : []),
    {
      id: 'reserve',
      label: contents.reserves.includes(plan.id) ? menu.unreserve : menu.reserve,
      icon: LifeBuoy,
      onAction: () => actions.reserve(plan),
    },
    { id: 'exclude', label: isExcluded ? menu.include : menu.exclude, icon: Ban, onAction: () => actions.exclude(plan) },
  ];
  return (
    <MenuLayer
      label={fa.moreOf(plan.title)}
      items={items}
      triggerRef={button}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    />
  );
}
