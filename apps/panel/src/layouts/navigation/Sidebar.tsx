import { joinClasses } from '@jarchi/ui/classes.ts';
import { Logo, LogoMark } from '@jarchi/ui/brand/Logo.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { useMedia } from '@jarchi/ui/media.ts';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { isTrial, runtimeConfig } from '#api/runtime-config.ts';
import { TrialStrip } from '@jarchi/shell/frame/TrialStrip.tsx';
import type { NavGroup } from './navigation.ts';
import { navigationFa as fa } from './navigation.fa.ts';
import { SidebarItem } from './SidebarItem.tsx';
import { useNavigation, type NavCounts } from './useNavigation.ts';
import { useIsRolePending, useMayOpen } from '#data/account/role.ts';

const WorldClock = lazyPart(() => import('#features/world/WorldClock.tsx'), 'WorldClock', { whenLost: 'nothing' });
const RailTip = lazyPart(() => import('./RailTip.tsx'), 'RailTip', { whenLost: 'nothing' });

/** From lg on, while there is no room for words. */
const RAIL = '(min-width: 62rem) and (max-width: 74.99rem)';

function Group({ group, counts, current }: { group: NavGroup; counts: NavCounts; current: string | undefined }) {
  const label = fa.groups[group.id];
  return (
    <div
      className={joinClasses(
        group.id === 'foot' ? 'mt-auto' : label !== undefined && 'max-xl:border-t max-xl:border-line-strong max-xl:pt-3',
      )}
    >
      {label !== undefined && (
        <p id={`nav-${group.id}`} className="px-2.5 pb-1 text-xs text-text-3 max-xl:sr-only">
          {label}
        </p>
      )}
      <ul aria-labelledby={label === undefined ? undefined : `nav-${group.id}`} className="flex flex-col gap-0.5">
        {group.entries.map((entry) => (
          <SidebarItem key={entry.id} entry={entry} count={counts[entry.id]} current={current} />
        ))}
      </ul>
    </div>
  );
}

/** From lg on: a 68px rail of icons; from xl on: 232px with words. */
export function Sidebar() {
  const { groups, counts, current } = useNavigation();
  const mayStart = useMayOpen('creation');
  const isPending = useIsRolePending();
  const rail = useRef<HTMLElement>(null);
  const isRail = useMedia(RAIL);
  return (
    <aside
      ref={rail}
      aria-label={fa.sidebar}
      data-no-print
      className="hidden w-(--side-rail-w) shrink-0 flex-col overflow-y-auto px-3 lg:-my-2 lg:flex xl:w-(--side-w)"
    >
      <Link
        to="/"
        aria-label={fa.items.home}
        className="flex h-[68px] shrink-0 items-center rounded-md px-2 max-xl:justify-center max-xl:px-0"
      >
        <Logo size={26} className="max-xl:hidden" />
        <LogoMark size={28} className="xl:hidden" />
      </Link>
      {mayStart && (
        <Link
          to="/campaign/general-information"
          data-rail-tip={fa.startCampaign}
          className={joinClasses(
            isPending && 'invisible',
            'flex h-9 shrink-0 items-center justify-center gap-2.5 rounded-md bg-action font-semibold text-text-on-brand shadow-xs transition-colors hover:bg-action-hover active:bg-action-press max-xl:h-11',
          )}
        >
          <Plus aria-hidden size={18} />
          <span className="max-xl:sr-only">{fa.startCampaign}</span>
        </Link>
      )}
      <nav aria-label={fa.main} className="flex flex-1 flex-col gap-3 py-3">
        {groups.map((group) => (
          <Group key={group.id} group={group} counts={counts} current={current} />
        ))}
      </nav>
      {isTrial && (
        <div className="flex flex-col gap-2 pb-3">
          <Suspense fallback={null}>
            <WorldClock variant="rail" />
          </Suspense>
          <TrialStrip mode={runtimeConfig.mode} className="rounded-md py-1 text-center max-xl:hidden" />
        </div>
      )}
      {isRail && (
        <Suspense fallback={null}>
          <RailTip rail={rail} />
        </Suspense>
      )}
    </aside>
  );
}
