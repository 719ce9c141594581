import { CountBadge } from '@jarchi/ui/badges/CountBadge.tsx';
import { Sheet } from '@jarchi/ui/overlays/Sheet.tsx';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { WorldClock } from '#features/world/WorldClock.tsx';
import { UserCard } from '#layouts/user/UserCard.tsx';
import { isTrial } from '#api/runtime-config.ts';
import { WITHOUT_ID, type NavEntry } from './navigation.ts';
import { navigationFa as fa } from './navigation.fa.ts';
import { useNavigation } from './useNavigation.ts';

/** Entries of the sidebar that the bottom bar lacks; the money opens from the balance in the header. */
const inSheet: readonly NavEntry['id'][] = ['dashboard', 'contents', 'help'];

export function MoreSheet({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const { groups, counts, current } = useNavigation();
  const entries = groups.flatMap((group) => group.entries).filter(({ id }) => inSheet.includes(id));
  const close = () => onOpenChange(false);
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={fa.bar.more}>
      <div className="-mx-5 -my-4">
        <nav aria-label={fa.bar.more} className="border-b p-2">
          <ul>
            {entries.map(({ id, to, icon: Icon }) => (
              <li key={id}>
                <Link
                  to={to}
                  params={WITHOUT_ID}
                  onClick={close}
                  activeOptions={{ exact: true, includeSearch: false }}
                  aria-current={id === current ? 'page' : undefined}
                  className="flex min-h-12 items-center gap-3 rounded-md px-3 text-md text-text hover:bg-surface-hover"
                >
                  <Icon aria-hidden size={20} strokeWidth={1.75} className="text-text-2" />
                  <span className="flex-1">{fa.items[id]}</span>
                  {counts[id]?.kind === 'waiting' && <CountBadge count={counts[id].count} label={counts[id].words} tone="danger" />}
                  <ChevronLeft aria-hidden size={18} className="text-text-3" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <UserCard onLeave={close} />
        {isTrial && (
          <div className="border-t px-5 py-4">
            <WorldClock variant="panel" />
          </div>
        )}
      </div>
    </Sheet>
  );
}
