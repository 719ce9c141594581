import { Sheet } from '@jarchi/ui/overlays/Sheet.tsx';
import { CartPanel, CartTitle, CartTools, GoOnButton } from './CartPanel.tsx';
import type { CartPanelProps, GoOnProps } from './cart-holder.ts';

/** The cart of phones and tablets. */
export function CartSheet({ goOn, onClose, ...panel }: CartPanelProps & { goOn: GoOnProps; onClose: () => void }) {
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={<CartTitle cart={panel.cart} way={panel.way} />}
      footer={<GoOnButton {...goOn} panel={panel} />}
    >
      <div className="relative -mt-4 -mb-7 flex h-11 items-start justify-end">
        <CartTools cart={panel.cart} />
      </div>
      <CartPanel {...panel} />
    </Sheet>
  );
}
