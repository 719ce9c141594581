import { PublisherAvatar } from '#features/publishers/faces/PublisherAvatar.tsx';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatNumber, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { Ban, RotateCcw } from 'lucide-react';
import { findConflict } from '#features/publishers/cart/state/contents.ts';
import type { Cart } from '#features/publishers/cart/state/useCart.ts';
import type { Bundle } from '#data/publishers/bundles.ts';
import { bundlesFa as fa } from './bundles.fa.ts';

const FACES = 4;

export function Faces({ bundle }: { bundle: Bundle }) {
  return (
    <span className="flex items-center gap-2">
      <span className="flex [&>*+*]:-ms-2">
        {bundle.plans.slice(0, FACES).map((plan) => (
          <PublisherAvatar
            key={plan.id}
            publisher_id={plan.publisher_id}
            category_id={plan.categories[0]?.id}
            size={28}
            className="ring-2 ring-surface"
          />
        ))}
      </span>
      <span className="text-sm whitespace-nowrap text-text-3">{fa.pages(formatNumber(bundle.plans.length))}</span>
    </span>
  );
}

/** Tells what choosing the bundle will change in the package. */
function conflictText(bundle: Bundle, cart: Cart): { text: string | undefined; isBlocked: boolean } {
  if (cart.hasBundle(bundle.id)) return { text: undefined, isBlocked: false };
  const known = {
    plans: new Map(cart.plans.map((plan) => [plan.id, plan])),
    bundles: new Map(cart.bundles.map((one) => [one.id, one])),
  };
  const { singles, other } = findConflict(cart.contents, bundle, known);
  if (other) return { text: fa.overlaps(other.title), isBlocked: true };
  return { text: singles.length > 0 ? fa.takesOver(singles.join(fa.and)) : undefined, isBlocked: false };
}

/** The notes under a bundle's name: what choosing it will do, and whether it is excluded from suggestions. */
export function BundleNotes({ bundle, cart }: { bundle: Bundle; cart: Cart }) {
  const { text, isBlocked } = conflictText(bundle, cart);
  return (
    <>
      {cart.isExcludedBundle(bundle.id) && <span className="block text-xs leading-5 text-text-3">{fa.excluded}</span>}
      {text !== undefined && (
        <span className={joinClasses('block text-xs leading-5', isBlocked ? 'text-danger-text' : 'text-warning-text')}>{text}</span>
      )}
    </>
  );
}

export function BundlePlans({ bundle, cart }: { bundle: Bundle; cart: Cart }) {
  const isExcluded = cart.isExcludedBundle(bundle.id);
  return (
    <div className="border-b bg-surface-sunken px-(--gutter) py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0 text-sm text-text-2">
          {bundle.description} <span className="text-text-3">{fa.listPrice(formatToman(bundle.list_price))}</span>
        </p>
        <Button
          variant="ghost"
          size="sm"
          icon={isExcluded ? RotateCcw : Ban}
          aria-label={isExcluded ? fa.include(bundle.title) : fa.exclude(bundle.title)}
          className="-ms-3 max-lg:h-11"
          onClick={() => cart.actions.excludeBundle(bundle)}
        >
          {isExcluded ? fa.includeWord : fa.excludeWord}
        </Button>
      </div>
      <ul className="grid gap-x-8 lg:grid-cols-2">
        {bundle.plans.map((plan) => (
          <li key={plan.id} className="flex min-h-10 items-center gap-3 text-md">
            <PublisherAvatar publisher_id={plan.publisher_id} category_id={plan.categories[0]?.id} size={28} />
            <span className="min-w-0 flex-1 truncate">{plan.title}</span>
            <span className="text-sm text-text-3">
              {formatScaledText(plan.reach)} {fa.reachWord}
            </span>
            <span className="tabular text-sm">{formatToman(plan.price)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
