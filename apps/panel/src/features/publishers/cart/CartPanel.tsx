import { Button } from '@jarchi/ui/Button.tsx';
import { CountBadge } from '@jarchi/ui/CountBadge.tsx';
import { IconButton } from '@jarchi/ui/IconButton.tsx';
import { toast } from '@jarchi/ui/toast.ts';
import { ArrowLeft, Trash2, Undo2, WandSparkles } from 'lucide-react';
import { publishersFa as fa } from '../publishers.fa.ts';
import type { CartFigures as Figures } from './cart.ts';
import { CartFigures } from './CartFigures.tsx';
import { CartList } from './CartList.tsx';
import type { Cart } from './useCart.ts';

export interface CartPanelProps {
  cart: Cart;
  figures: Figures;
  budget: number | null;
  onFill: () => void;
  isFilling: boolean;
  canFill: boolean;
}

export function CartTools({ cart }: { cart: Cart }) {
  const clear = () => {
    const { ids, plans } = cart;
    cart.replace([]);
    toast.info(fa.cleared, undefined, { label: fa.undoWord, onPress: () => cart.replace(ids, plans) });
  };
  return (
    <span className="flex gap-1">
      <IconButton icon={Undo2} label={fa.undo} isDisabled={!cart.canUndo} onClick={cart.undo} />
      <IconButton icon={Trash2} label={fa.clearCart} isDisabled={cart.ids.length === 0} onClick={clear} />
    </span>
  );
}

/** Reach, cost and the list; the same in the rail and in the sheet of phones. */
export function CartPanel({ cart, figures, budget, onFill, isFilling, canFill }: CartPanelProps) {
  return (
    <>
      <CartFigures figures={figures} budget={budget} />
      {canFill && (
        <div className="mt-4">
          <Button variant="secondary" isFullWidth icon={WandSparkles} isLoading={isFilling} onClick={onFill}>
            {fa.fill}
          </Button>
          <p className="mt-1 text-sm text-text-3">{fa.fillText}</p>
        </div>
      )}
      <div className="mt-5 border-t pt-4">
        <CartList cart={cart} />
      </div>
    </>
  );
}

export interface GoOnProps {
  onGoOn: () => void;
  isBusy: boolean;
  error: string | undefined;
}

export function GoOnButton({ onGoOn, isBusy, error }: GoOnProps) {
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
      <p className="mt-2 text-center text-sm text-text-3">{fa.goOnNote}</p>
    </div>
  );
}

/** The cart beside the table, from xl on. */
export function CartRail({ goOn, ...panel }: CartPanelProps & { goOn: GoOnProps }) {
  return (
    <div className="flex h-full flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">
        <div className="mb-3 flex items-center gap-2">
          <h2 className="text-lg font-bold">{fa.cart}</h2>
          <CountBadge count={panel.cart.ids.length} tone="action" />
          <span className="ms-auto">
            <CartTools cart={panel.cart} />
          </span>
        </div>
        <CartPanel {...panel} />
      </div>
      <div className="border-t bg-surface px-5 py-4">
        <GoOnButton {...goOn} />
      </div>
    </div>
  );
}
