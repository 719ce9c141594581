import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { PublisherAvatar } from '#features/publishers/faces/PublisherAvatar.tsx';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { Boxes, Pin, X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { SaleMode } from '#features/publishers/sale-mode.ts';
import { cartFa as fa } from '#features/publishers/cart/cart.fa.ts';
import type { Cart, CartActions } from '#features/publishers/cart/state/useCart.ts';

interface RowProps {
  id: number;
  title: string;
  text?: string | undefined;
  price: number | undefined;
  isPinned: boolean;
  isBundle: boolean;
  publisher_id: number;
  category_id?: number | undefined;
  actions: CartActions;
}

const CartRow = memo(function CartRow({ id, title, text, price, isPinned, isBundle, publisher_id, category_id, actions }: RowProps) {
  return (
    <li className="flex min-h-10 items-center gap-2 max-lg:min-h-12">
      {isBundle ? (
        <Avatar id={String(publisher_id)} size={28} icon={Boxes} kind="panel" className="me-1" />
      ) : (
        <PublisherAvatar publisher_id={publisher_id} category_id={category_id} size={28} className="me-1" />
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate text-md leading-6">{title}</span>
        {text !== undefined && <span className="block truncate text-xs leading-5 text-text-3">{text}</span>}
      </span>
      {price !== undefined && <span className="tabular text-md">{formatToman(price)}</span>}
      <span className="flex">
        <IconButton
          icon={Pin}
          size="sm"
          iconSize={16}
          label={isPinned ? fa.unpin(title) : fa.pin(title)}
          className={isPinned ? 'bg-action-soft text-action-soft-text!' : 'text-text-3'}
          onClick={() => (isBundle ? actions.pinBundle(id) : actions.pinPlan(id))}
        />
        <IconButton
          icon={X}
          size="sm"
          label={fa.remove(title)}
          onClick={() => actions.remove(isBundle ? { bundles: [id] } : { plans: [id] })}
        />
      </span>
    </li>
  );
});

function GoneRow({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <li className="flex min-h-10 items-center gap-3 text-danger-text">
      <span className="min-w-0 flex-1 text-sm">{text}</span>
      <IconButton icon={X} size="sm" label={fa.remove(text)} onClick={onRemove} />
    </li>
  );
}

function Head({ title, end }: { title: string; end?: ReactNode }) {
  return (
    <div className="mb-1 flex items-baseline justify-between gap-3">
      <h3 className="text-md font-semibold">{title}</h3>
      <span className="text-sm text-text-3">{end}</span>
    </div>
  );
}

/** The chosen plans and bundles with their prices, the reserves, and the number of exclusions. */
export function CartList({ cart, way }: { cart: Cart; way: SaleMode }) {
  const { contents, actions } = cart;
  const hasPrices = way !== 'views';
  const leftOut = contents.excluded_plans.length + contents.excluded_bundles.length;
  return (
    <>
      {cart.count === 0 ? (
        <p className="text-md text-text-3">
          <span className="block font-medium text-text-2">{fa.empty}</span>
          {fa.emptyTexts[way]}
        </p>
      ) : (
        <>
          <Head title={fa.ways[way].publishers} end={fa.ways[way].prices} />
          {cart.isLoading && <SkeletonRows rows={3} />}
          <ul>
            {cart.goneIds.map((id) => (
              <GoneRow key={id} text={fa.gone} onRemove={() => actions.remove({ plans: [id] })} />
            ))}
            {cart.goneBundleIds.map((id) => (
              <GoneRow key={id} text={fa.bundleGone} onRemove={() => actions.remove({ bundles: [id] })} />
            ))}
            {cart.bundles.map(({ id, title, price, plans }) => (
              <CartRow
                key={`b${id}`}
                {...{ id, title, actions }}
                isBundle
                price={hasPrices ? price : undefined}
                publisher_id={id}
                text={fa.bundleOf(formatNumber(plans.length))}
                isPinned={contents.pinned_bundles.includes(id)}
              />
            ))}
            {cart.plans.map(({ id, title, price, publisher_id, categories }) => (
              <CartRow
                key={id}
                {...{ id, title, publisher_id, actions }}
                category_id={categories[0]?.id}
                isBundle={false}
                price={hasPrices ? price : undefined}
                isPinned={contents.pinned_plans.includes(id)}
              />
            ))}
          </ul>
        </>
      )}
      {cart.reserves.length > 0 && (
        <div className="mt-4 border-t pt-4">
          <Head title={fa.reserves} />
          <p className="text-sm text-text-3">{fa.reservesText}</p>
          <ol>
            {cart.reserves.map((plan) => (
              <li key={plan.id} className="flex min-h-10 items-center gap-3">
                <PublisherAvatar publisher_id={plan.publisher_id} category_id={plan.categories[0]?.id} size={28} />
                <span className="min-w-0 flex-1 truncate text-md">{plan.title}</span>
                <IconButton icon={X} size="sm" label={fa.remove(plan.title)} onClick={() => actions.reserve(plan)} />
              </li>
            ))}
          </ol>
        </div>
      )}
      {leftOut > 0 && (
        <div className="mt-4 border-t pt-4">
          <Head title={fa.left} />
          <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-text-3">
            {fa.leftText(formatNumber(leftOut))}
            <Button size="sm" variant="ghost" className="-me-3 text-action-soft-text! max-lg:h-11" onClick={actions.includeAll}>
              {fa.includeAll}
            </Button>
          </p>
        </div>
      )}
    </>
  );
}
