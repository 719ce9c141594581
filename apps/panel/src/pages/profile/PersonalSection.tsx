import type { User } from '#data/account/account.ts';
import { ContactRows } from '#features/profile/ContactRows.tsx';
import { PersonForm } from '#features/profile/PersonForm.tsx';
import { profileFa } from '#features/profile/profile.fa.ts';
import { runtimeConfig } from '#api/runtime-config.ts';

/** Only a separate accounts service changes phone numbers; without one the link would open this page again. */
function findPhoneUrl(isImpersonated: boolean): string | undefined {
  const { phone } = runtimeConfig.links;
  return !isImpersonated && phone.startsWith('http') ? phone : undefined;
}

export function PersonalSection({ user, isImpersonated }: { user: User; isImpersonated: boolean }) {
  return (
    <div className="flex flex-col gap-8">
      <p className="-mt-3 text-md text-text-2">{profileFa.personal.lead}</p>
      <PersonForm user={user} isImpersonated={isImpersonated} />
      <ContactRows user={user} phoneUrl={findPhoneUrl(isImpersonated)} />
    </div>
  );
}
