import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { receivedQuery, useAnswerInvitation, type Received } from '#data/team/team.ts';
import { placeText } from './member-words.ts';
import { teamFa as fa } from './team.fa.ts';

function Row({ invitation }: { invitation: Received }) {
  const { received, title, by, expires_at } = invitation;
  const answering = useAnswerInvitation({
    onSuccess: ({ account }) => {
      if (account === null) toast.success(fa.declined);
      else
        toast.success(fa.accepted(title), undefined, {
          label: fa.openAccount,
          onPress: () => location.assign(`/u/${encodeURIComponent(account)}`),
        });
    },
    onError: (error) => void toast.error(errorText(error)),
  });
  const isBusy = (is_accepted: boolean) => answering.isPending && answering.variables.is_accepted === is_accepted;
  const until = Date.parse(expires_at);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3">
      <Avatar id={String(invitation.account_id)} kind="panel" size={40} />
      <span className="min-w-0 flex-1 basis-52">
        <span className="block truncate text-md font-medium">{title}</span>
        <span className="block text-sm text-text-2">{fa.receivedText(toPersianDigits(by), placeText(invitation))}</span>
        <span className="block text-sm text-text-3">{fa.until(fa.moment(formatDate(until), formatTime(until)))}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button
          isLoading={isBusy(true)}
          aria-label={fa.ofAccount(fa.accept, title)}
          onClick={() => answering.start({ received, is_accepted: true })}
        >
          {fa.accept}
        </Button>
        <Button
          variant="ghost"
          isLoading={isBusy(false)}
          aria-label={fa.ofAccount(fa.decline, title)}
          onClick={() => answering.start({ received, is_accepted: false })}
        >
          {fa.decline}
        </Button>
      </span>
    </li>
  );
}

/** Invitations to other accounts that wait for this person's answer; nothing when there is none. */
export function ReceivedInvitations() {
  const { data } = useQuery(receivedQuery);
  if (!data || data.results.length === 0) return null;
  return (
    <section aria-labelledby="received">
      <h2 id="received" className="mb-2 text-md font-semibold">
        {fa.received}
      </h2>
      <ul className="border-t border-line">
        {data.results.map((invitation) => (
          <Row key={invitation.received} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}
