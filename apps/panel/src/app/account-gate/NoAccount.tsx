import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { Plus, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { answerOwnInvitation, listOwnInvitations, openOwnAccount, type ReceivedInvitation } from '#data/account/accountless.ts';
import { forgetTyped } from '#data/session/forget.ts';
import { placeText } from '#features/team/member-words.ts';
import { teamFa } from '#features/team/team.fa.ts';
import { appFa } from '#app/app.fa.ts';

const fa = appFa.missingAccount;

interface RowProps {
  invitation: ReceivedInvitation;
  /** The answer that is on its way. */
  sending: boolean | undefined;
  isLocked: boolean;
  onAnswer: (is_accepted: boolean) => void;
}

function Row({ invitation, sending, isLocked, onAnswer }: RowProps) {
  const { title, by, account_id, expires_at } = invitation;
  const until = Date.parse(expires_at);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-2 py-3">
      <Avatar id={String(account_id)} kind="panel" size={40} />
      <span className="min-w-0 flex-1 basis-52">
        <span className="block truncate text-md font-medium">{title}</span>
        <span className="block text-sm text-text-2">{teamFa.receivedText(toPersianDigits(by), placeText(invitation))}</span>
        <span className="block text-sm text-text-3">{teamFa.until(teamFa.moment(formatDate(until), formatTime(until)))}</span>
      </span>
      <span className="flex gap-2">
        <Button
          isLoading={sending === true}
          isDisabled={isLocked}
          aria-label={teamFa.ofAccount(teamFa.accept, title)}
          onClick={() => onAnswer(true)}
        >
          {teamFa.accept}
        </Button>
        <Button
          variant="ghost"
          isLoading={sending === false}
          isDisabled={isLocked}
          aria-label={teamFa.ofAccount(teamFa.decline, title)}
          onClick={() => onAnswer(false)}
        >
          {teamFa.decline}
        </Button>
      </span>
    </li>
  );
}

/** What is being sent: an answer to an invitation, or the wish for an account. */
type Sending = { readonly received: number; readonly is_accepted: boolean } | 'account';

/** For a person who is signed in and a member of no account: the invitations that wait for them, and an account of their own. */
export function NoAccount() {
  const [invitations, setInvitations] = useState<readonly ReceivedInvitation[] | 'failed'>();
  const [round, setRound] = useState(0);
  const [sending, setSending] = useState<Sending>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    const leaving = new AbortController();
    listOwnInvitations(leaving.signal).then(setInvitations, () => {
      if (!leaving.signal.aborted) setInvitations('failed');
    });
    return () => leaving.abort();
  }, [round]);

  const send = async (what: Sending) => {
    if (sending !== undefined) return;
    setSending(what);
    setFailure(undefined);
    try {
      const account = await (what === 'account' ? openOwnAccount() : answerOwnInvitation(what.received, what.is_accepted));
      if (account !== null) {
        forgetTyped();
        location.assign(`/u/${encodeURIComponent(account)}`);
        return;
      }
    } catch (error) {
      setFailure(error);
    }
    setSending(undefined);
    if (what !== 'account') setRound((now) => now + 1);
  };
  const retry = () => {
    setInvitations(undefined);
    setRound(round + 1);
  };

  return (
    <div className="flex flex-col gap-4 px-2 py-4">
      <p className="text-md text-text-2">{fa.none}</p>
      {invitations === undefined && <SkeletonRows rows={1} />}
      {invitations === 'failed' && (
        <p role="alert" className="flex items-center justify-between gap-2 text-md text-text-2">
          {fa.invitationsFailed}
          <Button variant="ghost" size="sm" icon={RotateCcw} onClick={retry}>
            {fa.retry}
          </Button>
        </p>
      )}
      {typeof invitations === 'object' && invitations.length > 0 && (
        <section aria-labelledby="received">
          <h3 id="received" className="text-md font-semibold">
            {teamFa.received}
          </h3>
          <ul>
            {invitations.map((invitation) => (
              <Row
                key={invitation.received}
                invitation={invitation}
                sending={typeof sending === 'object' && sending.received === invitation.received ? sending.is_accepted : undefined}
                isLocked={sending !== undefined}
                onAnswer={(is_accepted) => void send({ received: invitation.received, is_accepted })}
              />
            ))}
          </ul>
        </section>
      )}
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          {errorText(failure)}
        </Notice>
      )}
      <Button
        size="lg"
        icon={Plus}
        className="self-center"
        isLoading={sending === 'account'}
        loadingLabel={fa.creating}
        isDisabled={sending !== undefined && sending !== 'account'}
        onClick={() => void send('account')}
      >
        {fa.create}
      </Button>
    </div>
  );
}
