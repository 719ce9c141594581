import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { useKeptFocus } from '@jarchi/ui/actions/use-kept-focus.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { AskDialog } from '@jarchi/ui/overlays/AskDialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { type OwnPhoneRequest, ownPhoneRequestsQuery, useStopPhoneRequest } from '#data/session/phone-requests.ts';
import { PhoneEnd } from './PhoneEnd.tsx';
import { phoneRequestsFa } from './phone-requests.fa.ts';

const fa = phoneRequestsFa.own;
const when = (instant: string) => [formatDate(Date.parse(instant)), formatTime(Date.parse(instant))] as const;

interface CardProps {
  request: OwnPhoneRequest;
  isReadOnly: boolean;
  onStopped: () => void;
}

function Card({ request, isReadOnly, onStopped }: CardProps) {
  const [isAsking, setAsking] = useState(false);
  const stopping = useStopPhoneRequest({
    onSuccess: onStopped,
    onError: (error) => {
      // The list that is read again shows how it stands.
      if (hasErrorCode(error, 'phone_request_over')) setAsking(false);
      toast.error(errorText(error));
    },
  });
  return (
    <Notice tone="warning">
      <h2 className="font-semibold">{fa.title}</h2>
      <p>{fa.asked[request.ground](...when(request.created))}</p>
      <p>
        <PhoneEnd end={request.phone_end} />
      </p>
      <p>{(isReadOnly ? fa.staffUntil : fa.until[request.ground])(...when(request.until))}</p>
      {!isReadOnly && (
        <Button variant="danger" className="mt-3 mb-1 pointer-coarse:min-h-11" onClick={() => setAsking(true)}>
          {fa.stop}
        </Button>
      )}
      {isAsking && (
        <AskDialog
          role="alertdialog"
          words={{ title: fa.question, text: fa.questionText, yes: fa.confirm, no: fa.cancel, busy: fa.stopping }}
          isDanger
          isPending={stopping.isPending}
          onYes={() => stopping.start(request.id)}
          onClose={() => setAsking(false)}
        />
      )}
    </Notice>
  );
}

/** Keeps the focus near when a card goes. */
function Part({ children }: { children: ReactNode }) {
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part);
  return (
    <section ref={part} tabIndex={-1} aria-label={fa.list} className="outline-none">
      {children}
    </section>
  );
}

/** What waits to give the person another phone, and a way to stop it; nothing is shown while nothing waits. */
export function OwnPhoneRequests({ isReadOnly }: { isReadOnly: boolean }) {
  const list = useQuery(ownPhoneRequestsQuery);
  const [hasStopped, setStopped] = useState(false);
  const waiting = list.data?.results.filter(({ state }) => state === 'waiting') ?? [];
  if (list.data && waiting.length === 0 && !hasStopped) return null;
  return (
    <Part>
      {/* Nearly always nothing waits, so nothing takes the place of what is not known yet. */}
      <DataRegion {...getRegion(list)} skeleton={<></>} className="flex flex-col gap-3">
        {waiting.map((request) => (
          <Card key={request.id} request={request} isReadOnly={isReadOnly} onStopped={() => setStopped(true)} />
        ))}
        {hasStopped && (
          <Notice tone="success" role="status">
            {fa.stopped}
          </Notice>
        )}
      </DataRegion>
    </Part>
  );
}
