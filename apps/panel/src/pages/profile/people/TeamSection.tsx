import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { removeAccount } from '#api/cookies.ts';
import { accountInfoQuery } from '#data/account/account.ts';
import { forgetTyped } from '#data/session/forget.ts';
import { InvitationList } from '#features/team/InvitationList.tsx';
import { InviteForm } from '#features/team/InviteForm.tsx';
import { MemberList } from '#features/team/MemberList.tsx';
import { ReceivedInvitations } from '#features/team/ReceivedInvitations.tsx';
import { teamFa as fa } from '#features/team/team.fa.ts';

/** Opens the person's first account: this one is no longer theirs. */
function openFirstAccount(): void {
  forgetTyped();
  removeAccount();
  location.assign('/');
}

/** The people of the account, and invitations to it and to others. */
export function TeamSection() {
  const account = useQuery(accountInfoQuery).data;
  const isOwn = account !== undefined && !account.is_hijacked;
  const isOwner = account?.role === 'owner';
  const canChange = isOwn && isOwner;
  return (
    <div className="flex flex-col gap-8">
      <p className="-mt-3 text-md text-text-2">{fa.lead}</p>
      {account?.is_hijacked && <Notice>{fa.impersonated}</Notice>}
      {isOwn && <ReceivedInvitations />}
      <MemberList canChange={canChange} canLeave={isOwn} onLeft={openFirstAccount} />
      {isOwner && <InvitationList canChange={canChange} />}
      {canChange && (
        <section aria-labelledby="invite">
          <h2 id="invite" className="text-md font-semibold">
            {fa.invite}
          </h2>
          <p className="mt-1 mb-4 text-md text-text-2">{fa.inviteText}</p>
          <InviteForm />
        </section>
      )}
    </div>
  );
}
