import { joinClasses } from '@jarchi/ui/classes.ts';
import { Link } from '@tanstack/react-router';
import { Ellipsis, House, Megaphone, Plus, Wallet, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { layoutsFa as fa } from './layouts.fa.ts';

const MoreSheet = lazy(async () => ({ default: (await import('./MoreSheet.tsx')).MoreSheet }));
const itemClass = 'flex h-full flex-col items-center justify-center gap-0.5 text-xs';

function Item({ to, icon: Icon, label }: { to: '/' | '/campaigns' | '/financial/charge'; icon: LucideIcon; label: string }) {
  return (
    <li className="flex-1">
      <Link
        to={to}
        activeOptions={{ exact: to === '/', includeSearch: false }}
        activeProps={{ className: 'text-action-soft-text font-medium', 'aria-current': 'page' }}
        inactiveProps={{ className: 'text-text-2' }}
        className={itemClass}
      >
        <Icon aria-hidden size={22} strokeWidth={1.75} />
        {label}
      </Link>
    </li>
  );
}

/** Below lg: five ways, the raised one in the middle starts a campaign. */
export function BottomBar() {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <nav
      aria-label={fa.mobileNav}
      data-no-print
      className="sticky bottom-0 z-(--z-dock) border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="flex h-[70px] items-stretch">
        <Item to="/" icon={House} label={fa.home} />
        <Item to="/campaigns" icon={Megaphone} label={fa.mobile.campaigns} />
        <li className="flex-1">
          <Link
            to="/campaign/general-information"
            className="relative flex h-full flex-col items-center justify-end pb-[9px] text-xs text-text-2"
          >
            <span
              aria-hidden
              className="absolute -top-[9px] grid size-[46px] place-items-center rounded-[14px] bg-action text-text-on-brand shadow-pop outline-4 outline-surface"
            >
              <Plus size={22} />
            </span>
            {fa.mobile.create}
          </Link>
        </li>
        <Item to="/financial/charge" icon={Wallet} label={fa.charge} />
        <li className="flex-1">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => {
              setWanted(true);
              setOpen(true);
            }}
            className={joinClasses(itemClass, 'w-full text-text-2')}
          >
            <Ellipsis aria-hidden size={22} strokeWidth={1.75} />
            {fa.mobile.more}
          </button>
        </li>
      </ul>
      {isWanted && (
        <Suspense fallback={null}>
          <MoreSheet isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </nav>
  );
}
