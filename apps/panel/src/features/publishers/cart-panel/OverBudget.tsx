import { Button } from '@jarchi/ui/actions/Button.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { cartFa as fa } from '#features/publishers/cart/cart.fa.ts';
import type { CartPanelProps } from './cart-holder.ts';
import { adviseDrop } from '#features/publishers/cart/state/drop-advice.ts';
import { listItems, type CartItem } from '#features/publishers/cart/state/figures.ts';

/** More names are not read at a glance. */
const NAMES_MAX = 2;

const getNames = (items: readonly CartItem[]) => items.map((item) => item.title).join(fa.and);

/** The amount above the budget, and the items that one press removes. */
export function OverBudget({ cart, figures, way }: CartPanelProps) {
  const over = -(figures.leftToman ?? 0);
  if (over <= 0 || way === 'views') return null;
  const advice = adviseDrop(listItems(cart), over);
  const drop = (items: readonly CartItem[]) => {
    cart.actions.remove({ plans: items.flatMap((item) => item.plans), bundles: items.flatMap((item) => item.bundles) });
    const said = items.length > NAMES_MAX ? fa.removedMany(formatNumber(items.length)) : fa.removed(getNames(items));
    toast.info(said, undefined, { label: fa.undoWord, onPress: cart.actions.undo });
  };
  const { fewest = [], worst } = advice ?? {};
  const label = fewest.length > NAMES_MAX ? fa.dropMany(formatNumber(fewest.length)) : fa.dropFewest(getNames(fewest));
  return (
    <Notice tone="danger" className="mt-3">
      <p>{fa.overTitle(formatToman(over))}</p>
      {fewest.length > 0 && (
        <Button
          size="sm"
          variant="dangerLine"
          className="mt-2 long-label! min-h-(--h-sm) py-1 text-start max-lg:min-h-11"
          title={getNames(fewest)}
          onClick={() => drop(fewest)}
        >
          {label}
        </Button>
      )}
      {worst && (
        <Button
          size="sm"
          variant="ghost"
          className="mt-1 long-label! min-h-(--h-sm) py-1 text-start max-lg:min-h-11"
          onClick={() => drop([worst])}
        >
          {fa.dropWorst(worst.title)}
        </Button>
      )}
    </Notice>
  );
}
