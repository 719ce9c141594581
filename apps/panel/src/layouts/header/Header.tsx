import { joinClasses } from '@jarchi/ui/classes.ts';
import { Plus } from 'lucide-react';
import { ChargeLink } from '#features/finance/ChargeLink.tsx';
import { AccountSwitch } from './AccountSwitch.tsx';
import { BalanceChip, DebtLimit, HeaderBalance } from './Balance.tsx';
import { Bell } from './Bell.tsx';
import { headerFa as fa } from './header.fa.ts';
import { UserMenu } from './UserMenu.tsx';

/** 60px high: the account at the inline start; money, messages and the person at the end. */
export function Header({ isWideOnly }: { isWideOnly: boolean }) {
  return (
    <header
      data-no-print
      className={joinClasses(
        'sticky top-0 z-(--z-sticky) flex h-(--top-h) shrink-0 items-center justify-between gap-4 border-b bg-surface px-(--gutter) max-lg:gap-2 max-lg:pe-2 low:static lg:static lg:pe-2.5',
        isWideOnly && 'max-lg:hidden',
      )}
    >
      <AccountSwitch />
      <div className="flex min-w-0 shrink-0 items-center gap-1 lg:gap-4">
        <div className="flex min-w-0 lg:hidden">
          <BalanceChip />
        </div>
        <div className="hidden shrink-0 items-center gap-4 lg:flex">
          <DebtLimit />
          <HeaderBalance />
          <ChargeLink variant="secondary">
            <Plus aria-hidden size={18} />
            {fa.addBalance}
          </ChargeLink>
        </div>
        <div className="flex items-center lg:gap-1">
          <Bell />
          <div className="max-lg:hidden">
            <UserMenu />
          </div>
        </div>
      </div>
    </header>
  );
}
