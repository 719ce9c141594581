import { Avatar } from '@jarchi/ui/Avatar.tsx';
import { formatToman } from '@jarchi/ui/format.ts';
import { IconButton } from '@jarchi/ui/IconButton.tsx';
import { SkeletonRows } from '@jarchi/ui/Skeleton.tsx';
import { X } from 'lucide-react';
import { publishersFa as fa } from '../publishers.fa.ts';
import type { Cart } from './useCart.ts';

/** The chosen publishers with their prices. */
export function CartList({ cart }: { cart: Cart }) {
  if (cart.ids.length === 0)
    return (
      <p className="text-md text-text-3">
        <span className="block font-medium text-text-2">{fa.nothingSelected}</span>
        {fa.nothingSelectedText}
      </p>
    );
  return (
    <>
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <h3 className="text-md font-semibold">{fa.packagePublishers}</h3>
        <span className="text-sm text-text-3">{fa.priceInToman}</span>
      </div>
      {cart.isLoading && <SkeletonRows rows={3} />}
      <ul>
        {cart.goneIds.map((id) => (
          <li key={id} className="flex min-h-10 items-center gap-3 text-danger-text">
            <span className="min-w-0 flex-1 text-sm">{fa.gone}</span>
            <IconButton icon={X} size="sm" label={fa.remove(fa.gone)} onClick={() => cart.remove(id)} />
          </li>
        ))}
        {cart.plans.map((plan) => (
          <li key={plan.id} className="flex min-h-10 items-center gap-3">
            <Avatar id={String(plan.publisher_id)} size={28} />
            <span className="min-w-0 flex-1 truncate text-md">{plan.title}</span>
            <span className="tabular text-md">{formatToman(plan.price)}</span>
            <IconButton icon={X} size="sm" label={fa.remove(plan.title)} onClick={() => cart.remove(plan.id)} />
          </li>
        ))}
      </ul>
    </>
  );
}
