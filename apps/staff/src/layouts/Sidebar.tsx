import { Link, useLocation } from '@tanstack/react-router';
import { Inbox, type LucideIcon, Users } from 'lucide-react';
import { MemberFoot, SignOutButton } from './MemberFoot.tsx';
import { layoutsFa as fa } from './layouts.fa.ts';
import { StaffLogo } from './StaffLogo.tsx';
import { TrialStrip } from '@jarchi/shell/frame/TrialStrip.tsx';
import { isTrial, runtimeConfig } from '#runtime-config.ts';

interface NavEntry {
  readonly to: '/' | '/requests';
  readonly label: string;
  readonly icon: LucideIcon;
}

const GROUPS: readonly { readonly title: string; readonly entry: NavEntry }[] = [
  { title: fa.queueGroup, entry: { to: '/requests', label: fa.requests, icon: Inbox } },
  { title: fa.filesGroup, entry: { to: '/', label: fa.customers, icon: Users } },
];

const OPEN = 'border-line bg-surface font-semibold text-text shadow-xs';
const CLOSED = 'border-transparent text-text-2 hover:bg-surface-hover';

/** The page of a customer belongs to the list of customers, which is home. */
function NavLink({ to, label, icon: Icon }: NavEntry) {
  const { pathname } = useLocation();
  const isInRequests = pathname.startsWith('/requests');
  const isOpen = isInRequests === (to === '/requests');
  return (
    <Link
      to={to}
      title={label}
      aria-current={isOpen ? 'page' : undefined}
      activeOptions={{ exact: true }}
      className={`flex h-[38px] items-center gap-3 rounded-md border px-2.5 text-md pointer-coarse:h-11 max-xl:h-[46px] max-xl:justify-center max-xl:px-0 ${isOpen ? OPEN : CLOSED}`}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-action-soft-text" />
      <span className="min-w-0 flex-1 truncate max-xl:sr-only">{label}</span>
    </Link>
  );
}

/** From lg on: a 68px rail of icons; from xl on: 232px with words. */
export function Sidebar({ name }: { name: string }) {
  return (
    <aside
      aria-label={fa.sidebar}
      className="hidden w-(--side-rail-w) shrink-0 flex-col overflow-y-auto px-3 lg:-my-2 lg:flex xl:w-(--side-w)"
    >
      <Link to="/" aria-label={fa.home} className="flex h-[68px] shrink-0 items-center rounded-md px-2 max-xl:justify-center max-xl:px-0">
        <StaffLogo isInRail />
      </Link>
      <nav aria-label={fa.mainNav} className="flex-1 py-3">
        {GROUPS.map(({ title, entry }) => (
          <div key={entry.to} className="mb-4">
            <p className="px-2.5 pb-1 text-xs text-text-3 max-xl:hidden">{title}</p>
            <ul>
              <li>
                <NavLink {...entry} />
              </li>
            </ul>
          </div>
        ))}
      </nav>
      {isTrial && <TrialStrip mode={runtimeConfig.mode} className="mb-2 rounded-md py-1 text-center max-xl:hidden" />}
      <MemberFoot name={name} />
    </aside>
  );
}

/** Below lg: the logo and the sign-out. */
export function TopBar() {
  return (
    <>
      {isTrial && <TrialStrip mode={runtimeConfig.mode} className="lg:hidden" />}
      <header className="sticky top-0 z-(--z-sticky) flex h-(--top-h) items-center justify-between border-b bg-surface px-(--gutter) low:static lg:hidden">
        <Link to="/" aria-label={fa.home} className="rounded-md">
          <StaffLogo />
        </Link>
        <nav aria-label={fa.mainNav} className="flex gap-1">
          {GROUPS.map(({ entry: { to, label, icon: Icon } }) => (
            <Link key={to} to={to} aria-label={label} className="grid size-11 place-items-center rounded-md text-text-2">
              <Icon aria-hidden size={20} />
            </Link>
          ))}
        </nav>
        <SignOutButton />
      </header>
    </>
  );
}
