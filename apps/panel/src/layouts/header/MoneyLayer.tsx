import { PopoverLayer } from '@jarchi/ui/overlays/Popover.tsx';
import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '#data/finance/finance.ts';
import { useCanSee } from '#data/account/viewer.ts';
import { MoneyMenu } from '#features/money-menu/MoneyMenu.tsx';
import { navigationFa } from '#layouts/navigation/navigation.fa.ts';
import { useNavigation } from '#layouts/navigation/useNavigation.ts';
import { headerFa as fa } from './header.fa.ts';
import type { LayerControl } from './LayerButton.tsx';

/** Opens from the balance on phones: the figures, and the finance pages of this viewer. */
export function MoneyLayer(control: LayerControl) {
  const balance = useQuery(balanceQuery);
  const hasDebtLimit = useCanSee('debt_limit');
  const { groups, current } = useNavigation();
  const entries = groups.find(({ id }) => id === 'finance')?.entries ?? [];
  const places = entries
    .filter(({ id }) => id !== 'charge')
    .map(({ id, to, icon }) => ({ to, icon, label: navigationFa.items[id], isCurrent: id === current }));
  return (
    <PopoverLayer {...control} label={fa.moneyMenu} hasOwnTitle placement="bottom end" className="w-80">
      <MoneyMenu
        balance={balance.data}
        isFailed={balance.isError}
        onRetry={() => void balance.refetch()}
        hasDebtLimit={hasDebtLimit}
        places={places}
        onLeave={() => control.onOpenChange(false)}
      />
    </PopoverLayer>
  );
}
