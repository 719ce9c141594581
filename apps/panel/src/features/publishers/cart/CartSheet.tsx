import { Sheet } from '@jarchi/ui/Sheet.tsx';
import { publishersFa as fa } from '../publishers.fa.ts';
import { CartPanel, CartTools, GoOnButton, type CartPanelProps, type GoOnProps } from './CartPanel.tsx';

/** The cart of phones and tablets. */
export function CartSheet({ goOn, onClose, ...panel }: CartPanelProps & { goOn: GoOnProps; onClose: () => void }) {
  return (
    <Sheet isOpen onOpenChange={onClose} title={fa.cart} footer={<GoOnButton {...goOn} />}>
      <div className="-mt-2 flex justify-end">
        <CartTools cart={panel.cart} />
      </div>
      <CartPanel {...panel} />
    </Sheet>
  );
}
