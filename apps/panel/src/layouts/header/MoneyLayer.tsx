import { calls } from '@jarchi/contract/calls.ts';
import { PopoverLayer } from '@jarchi/ui/overlays/Popover.tsx';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { balanceQuery } from '#data/finance/finance.ts';
import { useMay, useMayOpen } from '#data/account/role.ts';
import { useCanSee } from '#data/account/viewer.ts';
import { moneyMenuFa } from '#features/money-menu/money-menu.fa.ts';
import { MoneyMenu } from '#features/money-menu/MoneyMenu.tsx';
import { navigationFa } from '#layouts/navigation/navigation.fa.ts';
import { useNavigation } from '#layouts/navigation/useNavigation.ts';
import { headerFa as fa } from './header.fa.ts';
import type { LayerControl } from './LayerButton.tsx';

/** Opens from the balance: the figures, the finance pages of this viewer, and the latest events. */
export function MoneyLayer(control: LayerControl) {
  const balance = useQuery(balanceQuery);
  const hasDebtLimit = useCanSee('debt_limit');
  const mayRead = useMay(calls.finance.listLedger);
  const leave = () => control.onOpenChange(false);
  const { groups, current } = useNavigation();
  const entries = groups.find(({ id }) => id === 'finance')?.entries ?? [];
  const mayAskBack = useMayOpen('moneyBack');
  const moneyBack = { to: '/financial/money-back', icon: Undo2, label: moneyMenuFa.moneyBack, isCurrent: false } as const;
  const pages = [
    ...entries
      .filter(({ id }) => id !== 'charge')
      .map(({ id, to, icon }) => ({ to, icon, label: navigationFa.items[id], isCurrent: id === current })),
    ...(mayAskBack ? [moneyBack] : []),
  ];
  return (
    <PopoverLayer {...control} label={fa.moneyMenu} hasOwnTitle placement="bottom end" className="w-90">
      <MoneyMenu
        balance={balance.data}
        isFailed={balance.isError}
        onRetry={() => void balance.refetch()}
        hasDebtLimit={hasDebtLimit}
        pages={pages}
        hasEvents={mayRead}
        onLeave={leave}
      />
    </PopoverLayer>
  );
}
