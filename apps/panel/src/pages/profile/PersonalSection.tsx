import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { User } from '#data/account/account.ts';
import { ContactRows } from '#features/profile/ContactRows.tsx';
import { EmailConfirmation } from '#features/profile/self/EmailConfirmation.tsx';
import { ImageRow } from '#features/profile/self/ImageRow.tsx';
import { PersonForm } from '#features/profile/PersonForm.tsx';
import { profileFa } from '#features/profile/profile.fa.ts';
import { UsernameForm } from '#features/profile/self/UsernameForm.tsx';
import { runtimeConfig } from '#api/runtime-config.ts';

const route = getRouteApi('/shell/profile');

const PasswordRow = lazyPart(() => import('./PasswordRow.tsx'), 'PasswordRow', { whenLost: 'nothing' });
const PhoneDialog = lazyPart(() => import('./PhoneDialog.tsx'), 'PhoneDialog', { whenLost: 'close' });

/** A separate accounts service changes phone numbers itself. */
function findPhoneUrl(): string | undefined {
  const { phone } = runtimeConfig.links;
  return phone.startsWith('http') ? phone : undefined;
}

export function PersonalSection({ user, isImpersonated }: { user: User; isImpersonated: boolean }) {
  const navigate = useNavigate();
  const url = isImpersonated ? undefined : findPhoneUrl();
  const canChange = !isImpersonated && url === undefined;
  // The prompt for a phone leads here with the window open.
  const isOpen = route.useSearch().add === 'phone';
  const open = (isNowOpen: boolean) =>
    void navigate({ to: '/profile', search: isNowOpen ? { add: 'phone' } : {}, replace: true, resetScroll: false });
  return (
    <div className="flex flex-col gap-8">
      <p className="-mt-3 text-md text-text-2">{profileFa.personal.lead}</p>
      {!isImpersonated && <ImageRow user={user} />}
      <PersonForm user={user} isImpersonated={isImpersonated} />
      <UsernameForm user={user} isReadOnly={isImpersonated} />
      <ContactRows
        user={user}
        phoneUrl={url}
        onPhone={canChange ? () => open(true) : undefined}
        emailAction={!isImpersonated && <EmailConfirmation />}
      >
        <Suspense fallback={null}>
          <PasswordRow isReadOnly={isImpersonated} />
        </Suspense>
      </ContactRows>
      {canChange && isOpen && (
        <Suspense fallback={null}>
          <PhoneDialog hasPhone={user.phone !== null} onClose={() => open(false)} />
        </Suspense>
      )}
    </div>
  );
}
