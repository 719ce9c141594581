import { PopoverLayer } from '@jarchi/ui/overlays/Popover.tsx';
import { useQuery } from '@tanstack/react-query';
import { accountInfoQuery, userServicesQuery } from '#data/account/account.ts';
import { balanceQuery } from '#data/finance/finance.ts';
import { forgetTyped } from '#data/session/forget.ts';
import { PanelSwitcher } from '#features/switcher/PanelSwitcher.tsx';
import { switcherFa } from '#features/switcher/switcher.fa.ts';
import { runtimeConfig } from '#api/runtime-config.ts';
import type { LayerControl } from './LayerButton.tsx';

export function SwitcherLayer(control: LayerControl) {
  const services = useQuery(userServicesQuery);
  const account = useQuery(accountInfoQuery).data;
  const balance = useQuery(balanceQuery).data;
  return (
    <PopoverLayer {...control} label={switcherFa.title} hasOwnTitle className="w-[420px]">
      <PanelSwitcher
        panels={services.data?.results}
        isFailed={services.isError}
        onRetry={() => void services.refetch()}
        current={account?.account}
        currentBalance={balance?.balance}
        isLocked={account?.is_hijacked ?? false}
        invitations={services.data?.invitations ?? 0}
        onLeave={() => control.onOpenChange(false)}
        onSwitch={forgetTyped}
        manageUrl={runtimeConfig.links.panels}
      />
    </PopoverLayer>
  );
}
