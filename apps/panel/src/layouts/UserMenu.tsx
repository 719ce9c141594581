import { Avatar } from '@jarchi/ui/Avatar.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { fullName, userQuery } from '#features/account/account.queries.ts';
import { layoutsFa as fa } from './layouts.fa.ts';

const UserPopover = lazy(async () => ({ default: (await import('./UserPopover.tsx')).UserPopover }));
const triggerClass = 'grid size-11 shrink-0 place-items-center rounded-full';

/** The person's round button; the card behind it is loaded when first asked for. */
export function UserMenu() {
  const user = useQuery(userQuery);
  const [isWanted, setWanted] = useState(false);
  const name = user.data ? fullName(user.data) : '';
  const face = <Avatar id={String(user.data?.id ?? '')} kind="user" name={name} imageUrl={user.data?.image ?? undefined} size={32} />;
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isWanted}
      aria-label={fa.openUserCard(name)}
      onClick={() => setWanted(true)}
      className={triggerClass}
    >
      {face}
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <UserPopover trigger={face} triggerClass={triggerClass} label={fa.openUserCard(name)} />
    </Suspense>
  );
}
