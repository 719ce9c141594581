import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatNumber } from '@jarchi/ui/format.ts';
import { Logo, LogoMark } from '@jarchi/ui/Logo.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { House, Megaphone, Plus, Wallet, type LucideIcon } from 'lucide-react';
import { anyCampaignQuery } from '#features/campaigns/campaigns.queries.ts';
import { isTrial } from '#runtime-config.ts';
import { lazy, Suspense } from 'react';
import { layoutsFa as fa } from './layouts.fa.ts';
import { TrialStrip } from './TrialStrip.tsx';

const WorldClock = lazy(async () => ({ default: (await import('#features/world/WorldClock.tsx')).WorldClock }));

interface ItemProps {
  to: '/' | '/campaigns' | '/financial/charge';
  icon: LucideIcon;
  label: string;
  count?: number | undefined;
}

/** A label in the full sidebar; in the icon rail a tooltip. */
function Item({ to, icon: Icon, label, count }: ItemProps) {
  return (
    <li>
      <Link
        to={to}
        title={label}
        activeOptions={{ exact: to === '/', includeSearch: false }}
        activeProps={{
          className: 'bg-surface font-semibold text-text shadow-xs border-line [&>svg]:text-action-soft-text',
          'aria-current': 'page',
        }}
        inactiveProps={{ className: 'border-transparent text-text-2 hover:bg-surface-press hover:text-text' }}
        className="flex h-[38px] items-center gap-3 rounded-md border px-2.5 text-md pointer-coarse:h-11 max-xl:h-[46px] max-xl:justify-center max-xl:px-0"
      >
        <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
        <span className="min-w-0 flex-1 truncate max-xl:sr-only">{label}</span>
        {count !== undefined && count > 0 && (
          <span className="text-sm font-normal text-text-3 max-xl:hidden">
            <span aria-hidden>{formatNumber(count)}</span>
            <span className="sr-only">{fa.campaignCount(formatNumber(count))}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

function Group({ label, children }: { label?: string; children: React.ReactNode }) {
  return (
    <div className={joinClasses(label !== undefined && 'max-xl:border-t max-xl:border-line-strong max-xl:pt-2')}>
      {label !== undefined && <p className="px-2.5 pb-1 text-xs text-text-3 max-xl:hidden">{label}</p>}
      <ul className="flex flex-col gap-0.5">{children}</ul>
    </div>
  );
}

/** From lg on: 232px of words from xl, a 68px rail of icons before. */
export function Sidebar() {
  const campaigns = useQuery(anyCampaignQuery());
  return (
    <aside
      aria-label={fa.sidebar}
      data-no-print
      className="hidden w-(--side-rail-w) shrink-0 flex-col overflow-y-auto px-3 lg:-my-2 lg:flex xl:w-(--side-w)"
    >
      <Link to="/" aria-label={fa.home} className="flex h-[68px] shrink-0 items-center rounded-md px-2 max-xl:justify-center max-xl:px-0">
        <Logo size={26} className="max-xl:hidden" />
        <LogoMark size={28} className="xl:hidden" />
      </Link>
      <Link
        to="/campaign/general-information"
        title={fa.startCampaign}
        className="flex h-9 shrink-0 items-center justify-center gap-2.5 rounded-md bg-action font-semibold text-text-on-brand shadow-xs transition-colors hover:bg-action-hover active:bg-action-press max-xl:h-11"
      >
        <Plus aria-hidden size={18} />
        <span className="max-xl:sr-only">{fa.startCampaign}</span>
      </Link>
      <nav aria-label={fa.mainNav} className="flex flex-1 flex-col gap-3 py-3">
        <Group>
          <Item to="/" icon={House} label={fa.home} />
        </Group>
        <Group label={fa.campaignsGroup}>
          <Item to="/campaigns" icon={Megaphone} label={fa.campaignList} count={campaigns.data?.count} />
        </Group>
        <Group label={fa.moneyGroup}>
          <Item to="/financial/charge" icon={Wallet} label={fa.charge} />
        </Group>
      </nav>
      {isTrial && (
        <div className="flex flex-col gap-2 pb-3">
          <Suspense fallback={null}>
            <WorldClock look="rail" />
          </Suspense>
          <TrialStrip className="rounded-md py-1 text-center max-xl:hidden" />
        </div>
      )}
    </aside>
  );
}
