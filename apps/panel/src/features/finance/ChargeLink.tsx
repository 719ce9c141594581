import { Button, buttonClass, type ButtonStyle } from '@jarchi/ui/actions/Button.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIsRolePending, useMayOpen } from '#data/account/role.ts';
import { useMoneyButton } from '#features/connection/public.ts';

interface ChargeLinkProps {
  variant?: ButtonStyle['variant'];
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** Links to the charge page, for whom may charge; without a network it is disabled, like each button that moves money. */
export function ChargeLink({ variant, onClick, children }: ChargeLinkProps) {
  const mayCharge = useMayOpen('charge');
  const isPending = useIsRolePending();
  const money = useMoneyButton();
  if (!mayCharge) return null;
  return money.isDisabledWithReason === undefined ? (
    <Link to="/financial/charge" onClick={onClick} className={`${buttonClass({ variant })} ${isPending ? 'invisible' : ''}`}>
      {children}
    </Link>
  ) : (
    <Button variant={variant} {...money}>
      {children}
    </Button>
  );
}
