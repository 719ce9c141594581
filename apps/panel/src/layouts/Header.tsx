import { Avatar } from '@jarchi/ui/Avatar.tsx';
import { buttonClass } from '@jarchi/ui/Button.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { Skeleton } from '@jarchi/ui/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { accountInfoQuery } from '#features/account/account.queries.ts';
import { BalanceChip, HeaderBalance } from './Balance.tsx';
import { layoutsFa as fa } from './layouts.fa.ts';
import { UserMenu } from './UserMenu.tsx';

function AccountName() {
  const account = useQuery(accountInfoQuery);
  if (!account.data)
    return account.isError ? <p className="text-md font-semibold">{fa.accountKind}</p> : <Skeleton className="w-32 animate-late" />;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar id={account.data.account} kind="panel" size={30} />
      <div className="min-w-0">
        <p className="truncate text-md leading-6 font-semibold text-text">{account.data.title}</p>
        <p className="truncate text-sm leading-5 text-text-3 max-lg:hidden">{fa.accountKind}</p>
      </div>
    </div>
  );
}

/** 60px: the account at the start, money and the person at the end. */
export function Header({ isWideOnly }: { isWideOnly: boolean }) {
  return (
    <header
      data-no-print
      className={joinClasses(
        'sticky top-0 z-(--z-sticky) flex h-(--top-h) shrink-0 items-center justify-between gap-4 border-b bg-surface px-(--gutter) lg:static lg:pe-2.5',
        isWideOnly && 'max-lg:hidden',
      )}
    >
      <AccountName />
      <div className="flex shrink-0 items-center gap-4 lg:hidden">
        <BalanceChip />
      </div>
      <div className="hidden shrink-0 items-center gap-5 lg:flex">
        <HeaderBalance />
        <Link to="/financial/charge" className={buttonClass({ variant: 'secondary' })}>
          <Plus aria-hidden size={18} />
          {fa.addBalance}
        </Link>
        <UserMenu />
      </div>
    </header>
  );
}
