import { Button, buttonClass, type ButtonLook } from '@jarchi/ui/actions/Button.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMoneyButton } from './money-button.ts';

interface ChargeLinkProps {
  variant?: ButtonLook['variant'];
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** To where the balance is raised; like every button that moves money it rests while there is no network. */
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
