import type { FillUp } from '#features/publishers/fill/useFillUp.ts';
import type { SaleMode } from '#features/publishers/sale-mode.ts';
import type { Curve } from '#features/publishers/suggestions/useSuggested.ts';
import { summariseCart, type CartFigures, type CartMeasure } from '#features/publishers/cart/state/figures.ts';
import type { Cart } from '#features/publishers/cart/state/useCart.ts';

export interface GoOnProps {
  onGoOn: () => void;
  isBusy: boolean;
  error: string | undefined;
}

export interface CartHolderProps {
  cart: Cart;
  measure: CartMeasure;
  way: SaleMode;
  /** Undefined until it is loaded, and where plans have no price of their own. */
  curve?: Curve | undefined;
  fillUp: FillUp;
  goOn: GoOnProps;
}

export interface CartPanelProps extends Omit<CartHolderProps, 'goOn'> {
  figures: CartFigures;
}

/** The props of the cart for the rail and the dock. */
export function getPanel({ cart, measure, way, curve, fillUp }: Omit<CartHolderProps, 'goOn'>): CartPanelProps {
  return { cart, measure, way, curve, fillUp, figures: summariseCart(cart.plans, cart.bundles, measure) };
}
