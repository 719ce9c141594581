import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import type { InvitationState } from '@jarchi/domain/team/team.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { NeutralBadge, type BadgeTone } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { invitationsQuery, useResendInvitation, useTakeInvitationBack, type Invitation } from '#data/team/team.ts';
import { phoneText, placeText } from './member-words.ts';
import { teamFa as fa } from './team.fa.ts';

const tones: Readonly<Record<InvitationState, BadgeTone>> = {
  open: 'warning',
  accepted: 'success',
  declined: 'danger',
  taken_back: 'neutral',
  expired: 'neutral',
};

const dayAndTime = (instant: string) => fa.moment(formatDate(Date.parse(instant)), formatTime(Date.parse(instant)));

function Row({ invitation, canChange }: { invitation: Invitation; canChange: boolean }) {
  const { invitation: id, phone, state, expires_at } = invitation;
  const onError = (error: Error) => void toast.error(errorText(error));
  const resending = useResendInvitation({ onSuccess: () => void toast.success(fa.againSent), onError });
  const takingBack = useTakeInvitationBack({ onSuccess: () => void toast.success(fa.takenBack), onError });
  const isWaiting = state === 'open' || state === 'expired';
  const when = state === 'open' ? fa.until(dayAndTime(expires_at)) : state === 'expired' ? fa.ended(dayAndTime(expires_at)) : '';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3">
      <span className="min-w-0 flex-1 basis-52">
        <span className="flex flex-wrap items-center gap-2 text-md font-medium">
          <bdi dir="ltr">{phoneText(phone)}</bdi>
          <NeutralBadge tone={tones[state]}>{fa.states[state]}</NeutralBadge>
        </span>
        <span className="block text-sm text-text-2">{placeText(invitation)}</span>
        {when !== '' && <span className="block text-sm text-text-3">{when}</span>}
      </span>
      {canChange && isWaiting && (
        <span className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            isLoading={resending.isPending}
            aria-label={fa.ofPhone(fa.again, phoneText(phone))}
            onClick={() => resending.start(id)}
          >
            {fa.again}
          </Button>
          <Button
            variant="ghost"
            isLoading={takingBack.isPending}
            aria-label={fa.ofPhone(fa.takeBack, phoneText(phone))}
            onClick={() => takingBack.start(id)}
          >
            {fa.takeBack}
          </Button>
        </span>
      )}
    </li>
  );
}

/** Invitations that wait, and those that ended lately. */
export function InvitationList({ canChange }: { canChange: boolean }) {
  const list = useQuery(invitationsQuery);
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className="mb-2 text-md font-semibold">
        {fa.invitations}
      </h2>
      <DataRegion {...getRegion(list)} skeleton={<SkeletonRows rows={2} hasAvatar={false} />}>
        {list.data?.results.length === 0 ? (
          <p className="border-t border-line pt-3 text-md text-text-2">{fa.noInvitations}</p>
        ) : (
          <ul className="border-t border-line">
            {list.data?.results.map((invitation) => (
              <Row key={invitation.invitation} invitation={invitation} canChange={canChange} />
            ))}
          </ul>
        )}
      </DataRegion>
    </section>
  );
}
