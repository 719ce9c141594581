import { Button, buttonClass, type ButtonLook } from '@jarchi/ui/actions/Button.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMoneyButton } from './money-button.ts';

interface ChargeLinkProps {
  variant?: ButtonLook['variant'];
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** Links to the charge page; without a network it is disabled, like each button that moves money. */
export function ChargeLink({ variant, onClick, children }: ChargeLinkProps) {
  const money = useMoneyButton();
  return money.isDisabledWithReason === undefined ? (
    <Link to="/financial/charge" onClick={onClick} className={buttonClass({ variant })}>
      {children}
    </Link>
  ) : (
    <Button variant={variant} {...money}>
      {children}
    </Button>
  );
}
