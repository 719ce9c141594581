import { calls } from '@jarchi/contract/calls.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { Link } from '@tanstack/react-router';
import {
  AlarmClock,
  Bell,
  BookOpen,
  Building2,
  KeyRound,
  LifeBuoy,
  Monitor,
  Palette,
  ShieldCheck,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMay } from '#data/account/role.ts';
import { profileFa as fa } from '#features/profile/profile.fa.ts';

const SECTIONS = ['personal', 'security', 'financial', 'team', 'notifications', 'alerts', 'theme', 'session', 'staff'] as const;
export type ProfileSection = (typeof SECTIONS)[number];

const icons: Record<ProfileSection, LucideIcon> = {
  personal: UserRound,
  security: KeyRound,
  financial: Building2,
  team: UsersRound,
  notifications: Bell,
  alerts: AlarmClock,
  theme: Palette,
  session: Monitor,
  staff: ShieldCheck,
};

/** The section that the URL names, else the first. */
export function readSection(search: Readonly<Record<string, unknown>>): ProfileSection {
  return SECTIONS.find((section) => section === search.section) ?? 'personal';
}

const elsewhere = [
  { to: '/notifications', icon: Bell, label: fa.links.notifications },
  { to: '/support', icon: LifeBuoy, label: fa.links.support },
  { to: '/helpcenter', icon: BookOpen, label: fa.links.help },
] as const;

const itemClass = 'flex h-[38px] shrink-0 items-center gap-3 rounded-md px-2.5 text-md whitespace-nowrap pointer-coarse:h-11';
const restClass = 'text-text-2 hover:bg-surface-hover hover:text-text';
const listClass = 'flex gap-1 lg:flex-col lg:gap-0.5';

/** A column at the inline start; below lg a row that scrolls. */
export function ProfileNav({ section }: { section: ProfileSection }) {
  // Only owners read what staff did.
  const isOwner = useMay(calls.profile.listStaffVisits);
  const seesFinancial = useMay(calls.account.getFinancialInfo);
  const sections = SECTIONS.filter((id) => (id !== 'staff' || isOwner) && (id !== 'financial' || seesFinancial));
  const list = useRef<HTMLUListElement>(null);
  // In the row the present section may be out of sight.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [section]);
  return (
    <nav aria-label={fa.nav} className="flex gap-1 overflow-x-auto px-(--gutter) py-2 [scrollbar-width:none] lg:flex-col lg:gap-4 lg:p-0">
      <ul ref={list} className={listClass}>
        {sections.map((id) => {
          const Icon = icons[id];
          const isCurrent = id === section;
          return (
            <li key={id}>
              <Link
                to="/profile"
                search={id === 'personal' ? {} : { section: id }}
                aria-current={isCurrent ? 'page' : undefined}
                activeProps={{}}
                activeOptions={{ exact: true }}
                className={joinClasses(itemClass, isCurrent ? 'bg-action-soft font-semibold text-action-soft-text' : restClass)}
              >
                <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
                {fa.sections[id]}
              </Link>
            </li>
          );
        })}
      </ul>
      <ul aria-label={fa.elsewhere} className={joinClasses(listClass, 'lg:border-t lg:border-line lg:pt-3')}>
        {elsewhere.map(({ to, icon: Icon, label }) => (
          <li key={to}>
            <Link to={to} className={joinClasses(itemClass, restClass)}>
              <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
