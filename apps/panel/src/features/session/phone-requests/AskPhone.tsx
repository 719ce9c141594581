import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { useEffect, useRef, useState } from 'react';
import { keptOtpRequest, type OtpRequest } from '#data/session/otp-request.ts';
import { useAskPhone } from '#data/session/phone-requests.ts';
import { BackButton, WindowLead } from '#features/session/otp/in-window.tsx';
import { OtpForm } from '#features/session/otp/OtpForm.tsx';
import { PhoneForm } from '#features/session/PhoneForm.tsx';
import { phoneRequestsFa } from './phone-requests.fa.ts';
import { PointList } from './PointList.tsx';

const fa = phoneRequestsFa.ask;

function Before({ onStart, onBack }: { onStart: () => void; onBack: (() => void) | undefined }) {
  return (
    <>
      <p className="text-md leading-prose text-text-2">{fa.lead}</p>
      <PointList points={fa.points} />
      <Button size="lg" isFullWidth onClick={onStart}>
        {fa.start}
      </Button>
      {onBack && (
        <div className="flex justify-center">
          <BackButton onPress={onBack}>{fa.otherWays}</BackButton>
        </div>
      )}
    </>
  );
}

/** Asks for another phone in the name of who is signed in and has no proof: what it means, the phone, its code, and until when it waits. */
export function AskPhone({ onBack }: { onBack?: (() => void) | undefined }) {
  const [isStarted, setStarted] = useState(false);
  const [typed, setTyped] = useState('');
  const [request, setRequest] = useState<OtpRequest>();
  const asking = useAskPhone();
  const part = useRef<HTMLDivElement>(null);
  const step = asking.data ? 'asked' : request ? 'code' : isStarted ? 'phone' : 'before';
  // Each step replaces the button that had the focus.
  useEffect(() => {
    const own = part.current;
    if (own && !own.contains(document.activeElement)) (own.querySelector('input') ?? own).focus();
  }, [step]);
  return (
    <div ref={part} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {asking.data ? (
        <Notice tone="success" role="status">
          <p className="font-semibold">{fa.asked}</p>
          <p>{fa.waits(formatDate(Date.parse(asking.data.until)), formatTime(Date.parse(asking.data.until)))}</p>
        </Notice>
      ) : request ? (
        <OtpForm
          initialRequest={request}
          verify={(request_id, code) => asking.mutateAsync({ request_id, code })}
          onVerified={() => undefined}
          explain={errorText}
          submitLabel={fa.send}
          busyLabel={fa.sending}
          Heading={WindowLead}
          editLink={<BackButton onPress={() => setRequest(undefined)}>{fa.edit}</BackButton>}
          links={null}
        />
      ) : isStarted ? (
        <PhoneForm
          initialPhone={typed}
          onType={setTyped}
          words={{ title: fa.phoneTitle, lead: fa.phoneLead }}
          Heading={WindowLead}
          links={<BackButton onPress={() => setStarted(false)}>{fa.back}</BackButton>}
          onSent={() => setRequest(keptOtpRequest.read())}
        />
      ) : (
        <Before onStart={() => setStarted(true)} onBack={onBack} />
      )}
    </div>
  );
}
