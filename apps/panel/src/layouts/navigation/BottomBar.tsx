import { joinClasses } from '@jarchi/ui/classes.ts';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Link, useLocation } from '@tanstack/react-router';
import { Ellipsis, House, LifeBuoy, Megaphone, Plus, type LucideIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useIsRolePending, useMayOpen } from '#data/account/role.ts';
import { WITHOUT_ID, findCurrent } from './navigation.ts';
import { navigationFa as fa } from './navigation.fa.ts';

const loadMore = () => import('./MoreSheet.tsx');
const MoreSheet = lazyPart(loadMore, 'MoreSheet', { whenLost: 'close' });
const warmUp = () => void loadMore().catch(() => undefined);
const itemClass = 'flex h-full w-full flex-col items-center justify-center gap-0.5 text-bar';
const inBar: readonly unknown[] = ['home', 'campaigns', 'support'];

function Item({
  to,
  icon: Icon,
  label,
  isCurrent,
}: {
  to: '/' | '/campaigns' | '/support';
  icon: LucideIcon;
  label: string;
  isCurrent: boolean;
}) {
  return (
    <li className="min-w-0 flex-1">
      <Link
        to={to}
        params={WITHOUT_ID}
        activeOptions={{ exact: true, includeSearch: false }}
        aria-current={isCurrent ? 'page' : undefined}
        className={joinClasses(itemClass, isCurrent ? 'font-medium text-action-soft-text' : 'text-text-2')}
      >
        <Icon aria-hidden size={22} strokeWidth={1.75} />
        {label}
      </Link>
    </li>
  );
}

/** Below lg: the raised entry in the middle starts a campaign, for whom may make one. */
export function BottomBar() {
  const current = useLocation({ select: ({ pathname }) => findCurrent(pathname) });
  const mayStart = useMayOpen('creation');
  const isPending = useIsRolePending();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <nav
      aria-label={fa.bottom}
      data-no-print
      className="sticky bottom-0 z-(--z-dock) border-t bg-surface pb-[env(safe-area-inset-bottom)] low:static lg:hidden"
    >
      <ul className="flex h-(--bottom-h) items-stretch">
        <Item to="/" icon={House} label={fa.items.home} isCurrent={current === 'home'} />
        <Item to="/campaigns" icon={Megaphone} label={fa.bar.campaigns} isCurrent={current === 'campaigns'} />
        {mayStart && (
          <li className={joinClasses('min-w-0 flex-1', isPending && 'invisible')}>
            <Link
              to="/campaign/general-information"
              className="relative flex h-full flex-col items-center justify-end pb-[9px] text-bar-long whitespace-nowrap text-text-2"
            >
              <span
                aria-hidden
                className="absolute -top-[9px] grid size-[46px] place-items-center rounded-[14px] bg-action text-text-on-brand shadow-pop outline-4 outline-surface"
              >
                <Plus size={22} />
              </span>
              {fa.bar.create}
            </Link>
          </li>
        )}
        <Item to="/support" icon={LifeBuoy} label={fa.items.support} isCurrent={current === 'support'} />
        <li className="min-w-0 flex-1">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={warmUp}
            onFocus={warmUp}
            onClick={() => {
              setWanted(true);
              setOpen(true);
            }}
            className={joinClasses(
              itemClass,
              current !== undefined && !inBar.includes(current) ? 'font-medium text-action-soft-text' : 'text-text-2',
            )}
          >
            <Ellipsis aria-hidden size={22} strokeWidth={1.75} />
            {fa.bar.more}
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
