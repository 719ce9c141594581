import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { isReason, REASON_MAX } from '@jarchi/domain/money/requests/money-requests.ts';
import { useKeptFocus } from '@jarchi/ui/actions/use-kept-focus.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { AskDialog } from '@jarchi/ui/overlays/AskDialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useRef, useState } from 'react';
import { useDecidePhoneRequest, type PhoneRequest } from '#data/phone-requests.ts';
import { nameText, PhoneText } from '#features/customers/public.ts';
import { DecisionFrame, type CaseDecision } from '#features/cases/public.ts';
import { instantText } from '#features/cases/public.ts';
import { phoneRequestsFa } from './phone-requests.fa.ts';
import { statusText } from './status-text.ts';

const fa = phoneRequestsFa.decision;

interface ConfirmProps {
  request: PhoneRequest;
  now: number;
  isSending: boolean;
  onYes: () => void;
  onClose: () => void;
}

/** Tells what follows an approval, and asks before it. */
function ConfirmDialog({ request, now, isSending, onYes, onClose }: ConfirmProps) {
  const words = phoneRequestsFa.confirm;
  const { approvals, until, person, new_phone } = request;
  const second = Date.parse(until) <= now ? words.secondDue : words.secondText(instantText(until));
  return (
    <AskDialog
      words={{
        title: approvals === 0 ? words.first : words.second,
        text: approvals === 0 ? words.firstText : second,
        yes: words.yes,
        no: words.cancel,
      }}
      isPending={isSending}
      onYes={onYes}
      onClose={onClose}
    >
      <p className="flex flex-wrap items-center justify-between gap-3 border-y border-line py-2 text-md">
        <b>{nameText(person.name)}</b>
        <PhoneText phone={new_phone} />
      </p>
    </AskDialog>
  );
}

const toldOf = ({ state, approvals }: PhoneRequest): string => {
  const told = phoneRequestsFa.decided;
  if (state === 'refused') return told.refused;
  return approvals < 2 ? told.first : told.second;
};

/** What this member may decide, and why; it stays when the request is over. `now`: when the request was read. */
export function PhoneDecision({ request, now }: { request: PhoneRequest; now: number }) {
  const [reason, setReason] = useState('');
  const [issues, setIssues] = useState<{ readonly reason?: string }>({});
  const [isAsking, setAsking] = useState(false);
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part);
  const deciding = useDecidePhoneRequest(request.id);
  const { decisions } = request;
  const given = reason.trim();
  const check = (): boolean => {
    const wrong = given.length > REASON_MAX ? fa.long : isReason(given) ? undefined : fa.missing;
    setIssues(wrong === undefined ? {} : { reason: wrong });
    return wrong === undefined;
  };
  const send = (decision: CaseDecision) =>
    deciding.start(
      { decision, reason: given },
      {
        onSuccess: (answer) => {
          setReason('');
          toast.success(toldOf(answer));
        },
        onError: (error) => {
          if (hasErrorCode(error, 'reason_required')) setIssues({ reason: fa.missing });
        },
        onSettled: () => setAsking(false),
      },
    );
  const onSend = (decision: CaseDecision) => {
    if (deciding.isPending || !check()) return;
    if (decision === 'approve') setAsking(true);
    else send('refuse');
  };
  const { error } = deciding;
  const tell = (failed: Error) => (hasErrorCode(failed, 'phone_request_over') ? fa.over : errorText(failed));
  const failure = error && !hasErrorCode(error, 'reason_required') ? tell(error) : undefined;
  const mayApprove = decisions.includes('approve');
  const approve = request.approvals === 0 ? fa.approveFirst : fa.approveSecond;
  const status = <p className="text-md text-text-2">{statusText(request, now)}</p>;
  return (
    <section ref={part} tabIndex={-1} aria-label={fa.title} className="outline-none">
      {decisions.length === 0 ? (
        <div className="flex flex-col gap-4">
          <h2 className="text-lg font-bold">{fa.title}</h2>
          {failure !== undefined && (
            <Notice tone="danger" role="alert">
              {failure}
            </Notice>
          )}
          {status}
        </div>
      ) : (
        <DecisionFrame
          words={mayApprove ? fa : { ...fa, reasonHint: fa.refusalHint }}
          reason={reason}
          onReason={(next) => {
            setReason(next);
            if (issues.reason !== undefined) setIssues({});
          }}
          reasonLimit={REASON_MAX}
          isReasonRequired
          issues={issues}
          failure={failure}
          sending={deciding.isPending ? deciding.variables.decision : undefined}
          approve={mayApprove ? approve : undefined}
          onSend={onSend}
        >
          {status}
        </DecisionFrame>
      )}
      {isAsking && (
        <ConfirmDialog
          request={request}
          now={now}
          isSending={deciding.isPending}
          onYes={() => {
            if (!deciding.isPending) send('approve');
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
