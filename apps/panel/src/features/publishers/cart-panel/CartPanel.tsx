import { Button } from '@jarchi/ui/actions/Button.tsx';
import { CountBadge } from '@jarchi/ui/badges/CountBadge.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { ArrowLeft, Redo2, Trash2, Undo2 } from 'lucide-react';
import { ShortOfGoal } from '#features/publishers/fill/ShortOfGoal.tsx';
import type { SaleMode } from '#features/publishers/sale-mode.ts';
import { cartFa as fa } from '#features/publishers/cart/cart.fa.ts';
import { CartAnnouncement } from './CartAnnouncement.tsx';
import { CartFigures } from './CartFigures.tsx';
import { CartList } from './CartList.tsx';
import { getPanel, type CartPanelProps, type CartHolderProps, type GoOnProps } from './cart-holder.ts';
import { OverBudget } from './OverBudget.tsx';
import type { Cart } from '#features/publishers/cart/state/useCart.ts';
import { FrontierCurve } from './FrontierCurve.tsx';

export function CartTools({ cart }: { cart: Cart }) {
  const { actions } = cart;
  const clear = () => {
    actions.clear();
    toast.info(fa.cleared, undefined, { label: fa.undoWord, onPress: actions.undo });
  };
  return (
    <span className="flex gap-1">
      <IconButton icon={Undo2} label={fa.undo} isDisabled={!cart.canUndo} onClick={actions.undo} />
      {cart.canRedo && <IconButton icon={Redo2} label={fa.redo} onClick={actions.redo} />}
      <IconButton icon={Trash2} label={fa.clearCart} isDisabled={cart.count === 0} onClick={clear} />
    </span>
  );
}

/** Reach, curve, cost and the list; the same in the rail and in the sheet of phones. */
export function CartPanel(panel: CartPanelProps) {
  const { cart, curve, figures, measure, way } = panel;
  return (
    <>
      <CartFigures {...panel}>
        {curve && curve.points.length > 0 && <FrontierCurve figures={figures} measure={measure} curve={curve} />}
      </CartFigures>
      <ShortOfGoal {...panel} />
      <OverBudget {...panel} />
      <div className="-mx-5 mt-5 border-t px-5 pt-4">
        <CartList cart={cart} way={way} />
      </div>
    </>
  );
}

/** A button that also works above the budget; the excess is shown above it. */
export function GoOnButton({ onGoOn, isBusy, error, panel }: GoOnProps & { panel: CartPanelProps }) {
  const { figures, way } = panel;
  const over = -(figures.leftToman ?? 0);
  const words = fa.ways[way];
  return (
    <div>
      {error !== undefined && (
        <p role="alert" className="mb-2 text-sm text-danger-text">
          {error}
        </p>
      )}
      <Button size="lg" isFullWidth iconEnd={ArrowLeft} isLoading={isBusy} onClick={onGoOn}>
        {fa.goOn}
      </Button>
      <p className={over > 0 ? 'mt-2 text-center text-sm text-danger-text' : 'mt-2 text-center text-sm text-text-3'}>
        {over > 0 ? words.over(formatToman(over)) : words.note}
      </p>
    </div>
  );
}

export function CartTitle({ cart, way }: { cart: Cart; way: SaleMode }) {
  return (
    <span className="inline-flex items-center gap-2">
      {fa.ways[way].cart}
      <CountBadge count={cart.count} tone="action" />
    </span>
  );
}

/** The cart next to the table, from xl on. */
export function CartRail({ goOn, ...holder }: CartHolderProps) {
  const panel = getPanel(holder);
  const { cart, way } = panel;
  return (
    <div className="flex h-full flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">
        <div className="mb-3 flex items-center justify-between gap-2">
          <h2 className="text-lg font-bold">
            <CartTitle cart={cart} way={way} />
          </h2>
          <CartTools cart={cart} />
        </div>
        <CartPanel {...panel} />
      </div>
      <div className="border-t bg-surface px-5 py-4">
        <GoOnButton {...goOn} panel={panel} />
      </div>
      <CartAnnouncement figures={panel.figures} way={way} />
    </div>
  );
}
