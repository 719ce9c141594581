import type { AccountInfo } from '#data/account/account.ts';
import { StaffStrip } from '#features/impersonation/StaffStrip.tsx';
import { leaveAccount } from '#data/session/forget.ts';
import { runtimeConfig } from '#api/runtime-config.ts';

/** The console where staff choose a customer: another app of the same origin. */
const CONSOLE = '/staff';

export function StaffBar({ account, impersonation }: { account: AccountInfo; impersonation: NonNullable<AccountInfo['impersonation']> }) {
  const { crm } = runtimeConfig.links;
  return (
    <StaffStrip
      account={account}
      impersonation={impersonation}
      crmUrl={crm === '' ? undefined : `${crm}/${account.id}`}
      onReleased={() => {
        leaveAccount();
        location.assign(CONSOLE);
      }}
    />
  );
}
