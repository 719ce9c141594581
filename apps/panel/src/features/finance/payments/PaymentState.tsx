import type { OrderState } from '@jarchi/domain/money/payments.ts';
import { IconTile, NeutralBadge, type BadgeTone } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { Ban, CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import { paymentsFa as fa } from './payments.fa.ts';

const styles: Record<OrderState, { tone: BadgeTone; icon: LucideIcon }> = {
  paid: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleX },
  cancelled: { tone: 'neutral', icon: Ban },
  created: { tone: 'warning', icon: Hourglass },
};

export function PaymentBadge({ state }: { state: OrderState }) {
  return <NeutralBadge {...styles[state]}>{fa.states[state]}</NeutralBadge>;
}

export function PaymentTile({ state }: { state: OrderState }) {
  return <IconTile {...styles[state]} />;
}
