import { useQueryClient } from '@tanstack/react-query';
import { sharedUserQuery, userQuery, type User } from '#features/account/account.queries.ts';
import { ContactRows } from '#features/profile/ContactRows.tsx';
import { PersonForm } from '#features/profile/PersonForm.tsx';
import { profileFa } from '#features/profile/profile.fa.ts';
import { runtimeConfig } from '#api/runtime-config.ts';

/** Only an accounts service of its own changes phones; without one the link would lead back here. */
function findPhoneUrl(isImpersonated: boolean): string | undefined {
  const { phone } = runtimeConfig.links;
  return !isImpersonated && phone.startsWith('http') ? phone : undefined;
}

export function PersonalSection({ user, isImpersonated }: { user: User; isImpersonated: boolean }) {
  const queryClient = useQueryClient();
  const keep = (saved: User) => {
    queryClient.setQueryData(userQuery.queryKey, saved);
    void queryClient.invalidateQueries({ queryKey: sharedUserQuery.queryKey });
  };
  return (
    <div className="flex flex-col gap-8">
      <p className="-mt-3 text-md text-text-2">{profileFa.personal.lead}</p>
      <PersonForm user={user} isImpersonated={isImpersonated} onSaved={keep} />
      <ContactRows user={user} phoneUrl={findPhoneUrl(isImpersonated)} />
    </div>
  );
}
