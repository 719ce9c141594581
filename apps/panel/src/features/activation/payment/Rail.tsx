import { DiscountCodes } from '#features/activation/extras/DiscountCodes.tsx';
import type { Discounts } from '#features/activation/extras/useDiscounts.ts';
import { PaymentRail } from './PaymentRail.tsx';
import type { PaymentState } from './payment-state.ts';

/** The cost of the campaign, with its discount codes. */
export function Rail({ discounts, ...payment }: PaymentState & { discounts: Discounts; isDocked: boolean }) {
  return <PaymentRail {...payment} discounts={<DiscountCodes discounts={discounts} />} />;
}
