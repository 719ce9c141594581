import { joinClasses } from '@jarchi/ui/classes.ts';
import { Link } from '@tanstack/react-router';
import { MemberFoot, SignOutButton } from './MemberFoot.tsx';
import { layoutsFa as fa } from './layouts.fa.ts';
import { GROUPS, type NavItem, NAV_ITEMS, useNavItem } from './navigation.ts';
import { StaffLogo } from './StaffLogo.tsx';
import { TrialStrip } from '@jarchi/shell/frame/TrialStrip.tsx';
import { isTrial, runtimeConfig } from '#runtime-config.ts';

function NavLink({ to, label, icon: Icon, isOpen }: NavItem & { isOpen: boolean }) {
  return (
    <Link
      to={to}
      title={label}
      aria-current={isOpen ? 'page' : undefined}
      className={joinClasses(
        'flex h-[38px] items-center gap-3 rounded-md border px-2.5 text-md pointer-coarse:h-11 max-xl:h-[46px] max-xl:justify-center max-xl:px-0',
        isOpen
          ? 'border-line bg-surface font-semibold text-text shadow-xs'
          : 'border-transparent text-text-2 hover:bg-surface-press hover:text-text',
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className={joinClasses('shrink-0', isOpen && 'text-action-soft-text')} />
      <span className="min-w-0 flex-1 truncate max-xl:sr-only">{label}</span>
    </Link>
  );
}

/** From lg on: a 68px rail of icons; from xl on: 232px with words. */
export function Sidebar({ name }: { name: string }) {
  const current = useNavItem();
  return (
    <aside
      aria-label={fa.sidebar}
      className="hidden w-(--side-rail-w) shrink-0 flex-col overflow-y-auto px-3 lg:-my-2 lg:flex xl:w-(--side-w)"
    >
      <Link to="/" aria-label={fa.home} className="flex h-[68px] shrink-0 items-center rounded-md px-2 max-xl:justify-center max-xl:px-0">
        <StaffLogo isInRail />
      </Link>
      <nav aria-label={fa.mainNav} className="flex-1 py-3">
        {GROUPS.map(({ title, items }) => (
          <div key={title} className="mb-4">
            <p className="px-2.5 pb-1 text-xs text-text-3 max-xl:hidden">{title}</p>
            <ul className="flex flex-col gap-0.5">
              {items.map((item) => (
                <li key={item.to}>
                  <NavLink {...item} isOpen={item.to === current} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {isTrial && <TrialStrip mode={runtimeConfig.mode} className="mb-2 rounded-md py-1 text-center max-xl:hidden" />}
      <MemberFoot name={name} />
    </aside>
  );
}

/** Below lg: the logo, the items and the sign-out. */
export function TopBar() {
  const current = useNavItem();
  return (
    <>
      {isTrial && <TrialStrip mode={runtimeConfig.mode} className="lg:hidden" />}
      <header className="sticky top-0 z-(--z-sticky) flex h-(--top-h) items-center justify-between border-b bg-surface px-(--gutter) low:static lg:hidden">
        <Link to="/" aria-label={fa.home} className="rounded-md">
          <StaffLogo />
        </Link>
        <SignOutButton />
      </header>
      <nav aria-label={fa.mainNav} className="flex gap-5 overflow-x-auto border-b bg-surface px-(--gutter) lg:hidden">
        {NAV_ITEMS.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            aria-current={to === current ? 'page' : undefined}
            className={joinClasses(
              'inline-flex h-11 shrink-0 items-center border-b-2 text-md',
              to === current ? 'border-chart-1 font-semibold text-text' : 'border-transparent text-text-2',
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
