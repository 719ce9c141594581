import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { accountInfoQuery, fullName, userQuery } from '#data/account/account.ts';
import { profileFa as fa } from '#features/profile/profile.fa.ts';
import { FinancialSection } from './FinancialSection.tsx';
import { PersonalSection } from './PersonalSection.tsx';
import { ProfileNav, type ProfileSection, readSection } from './ProfileNav.tsx';
import { Suspense } from 'react';
import { SessionSection } from './SessionSection.tsx';
import { ThemeSection } from './ThemeSection.tsx';

const route = getRouteApi('/shell/profile');

const SecuritySection = lazyPart(() => import('./SecuritySection.tsx'), 'SecuritySection');
/** Sections of their own data, each in a chunk of its own. */
const LAZY = {
  alerts: lazyPart(() => import('./AlertsSection.tsx'), 'AlertsSection'),
  notifications: lazyPart(() => import('./notifications/NotificationsSection.tsx'), 'NotificationsSection'),
  team: lazyPart(() => import('./people/TeamSection.tsx'), 'TeamSection'),
  staff: lazyPart(() => import('./people/StaffSection.tsx'), 'StaffSection'),
};
const isLazy = (section: ProfileSection): section is keyof typeof LAZY => Object.hasOwn(LAZY, section);

/** The person, the name on documents, the team, what the person is told, the theme, the browsers, and what staff did. */
export function ProfilePage() {
  const section = readSection(route.useSearch());
  const Lazy = isLazy(section) ? LAZY[section] : undefined;
  const user = useQuery(userQuery);
  const account = useQuery(accountInfoQuery);
  const isImpersonated = account.data?.is_hijacked ?? true;
  const region = account.data ? getRegion(user) : getRegion(account);
  return (
    <div className="flex min-h-full flex-col lg:flex-row">
      <div className="shrink-0 border-line max-lg:border-b lg:w-[236px] lg:border-e lg:px-3 lg:py-6">
        {user.data && (
          <div className="flex items-center gap-3 px-(--gutter) pt-4 pb-2 lg:px-2.5 lg:pt-0 lg:pb-5">
            <Avatar id={String(user.data.id)} kind="user" name={fullName(user.data)} imageUrl={user.data.image ?? undefined} size={44} />
            <div className="min-w-0">
              <p className="truncate text-md font-semibold">{fullName(user.data)}</p>
              {account.data && <p className="text-sm text-text-3">{fa.accountId(formatId(account.data.id))}</p>}
            </div>
          </div>
        )}
        <ProfileNav section={section} />
      </div>
      <div className="w-full max-w-[760px] min-w-0 px-(--gutter) py-6">
        <h1 tabIndex={-1} className="mb-4 text-lg leading-7 font-bold outline-none wide:text-xl wide:leading-8">
          <span className="sr-only">{fa.title}: </span>
          {fa.sections[section]}
        </h1>
        {section === 'theme' ? (
          <ThemeSection />
        ) : Lazy ? (
          <Suspense fallback={<SkeletonRows rows={8} hasAvatar={false} />}>
            <Lazy />
          </Suspense>
        ) : section === 'security' ? (
          <Suspense fallback={<SkeletonRows rows={4} hasAvatar={false} />}>
            <SecuritySection isImpersonated={isImpersonated} />
          </Suspense>
        ) : (
          <DataRegion {...region} skeleton={<SkeletonRows rows={4} hasAvatar={false} />}>
            {user.data &&
              (section === 'financial' ? (
                <FinancialSection user={user.data} />
              ) : section === 'session' ? (
                <SessionSection user={user.data} isImpersonated={isImpersonated} />
              ) : (
                <PersonalSection user={user.data} isImpersonated={isImpersonated} />
              ))}
          </DataRegion>
        )}
      </div>
    </div>
  );
}
