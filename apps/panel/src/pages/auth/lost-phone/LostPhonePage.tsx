import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { spacePhone } from '@jarchi/domain/text/phone.ts';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { SignInHeading } from '@jarchi/ui/sign-in/SignInHeading.tsx';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { beginPhoneRequest, type PhoneDraft } from '#data/session/away-phone-requests.ts';
import { keptOtpRequest, type OtpRequest } from '#data/session/otp-request.ts';
import { requestOtp } from '#data/session/sign-in.ts';
import { BackButton } from '#features/session/otp/in-window.tsx';
import { OtpForm } from '#features/session/otp/OtpForm.tsx';
import { lostPhoneFa as fa } from '#features/session/phone-requests/lost-phone.fa.ts';
import type { ChosenDocument } from '#features/session/phone-requests/useDocuments.ts';
import { WhoStep } from '#features/session/phone-requests/WhoStep.tsx';
import { PhoneForm } from '#features/session/PhoneForm.tsx';
import { signInLinkClass } from '#features/session/sign-in-link.ts';
import { useAuthSearch } from '../useAuthSearch.ts';
import { useFormFocus } from '../useFormFocus.ts';

/** What it shares with pages behind the sign-in would be loaded by all. */
const DocumentsStep = lazyPart(() => import('#features/session/phone-requests/DocumentsStep.tsx'), 'DocumentsStep');

type Step = 'who' | 'phone' | 'code' | 'documents' | 'done';

/** A request that this browser has begun, for whom and for which phone. */
interface Begun extends PhoneDraft {
  readonly login: string;
  readonly phone: string;
}

function Done({ phone, until }: { phone: string; until: string }) {
  const at = Date.parse(until);
  return (
    <>
      <SignInHeading title={fa.done.title}>{fa.done.text}</SignInHeading>
      <p className="text-md leading-prose text-text-2">
        {fa.done.phoneBefore}{' '}
        <bdi dir="ltr" className="font-medium whitespace-nowrap text-text">
          {toPersianDigits(spacePhone(phone))}
        </bdi>{' '}
        {fa.done.phoneAfter} {fa.done.waits(formatDate(at), formatTime(at))}
      </p>
    </>
  );
}

/**
 * Another phone for a person who has neither the present one nor another proof: who they are, the new phone and its code, and documents.
 * Nothing here tells whether somebody has that name.
 */
export function LostPhonePage() {
  const { backSearch } = useAuthSearch();
  const [step, setStep] = useState<Step>('who');
  const [login, setLogin] = useState('');
  const [phone, setPhone] = useState('');
  const [story, setStory] = useState('');
  const [request, setRequest] = useState<OtpRequest>();
  const [begun, setBegun] = useState<Begun>();
  const [isOver, setOver] = useState(false);
  const [until, setUntil] = useState('');
  const [documents, setDocuments] = useState<readonly ChosenDocument[]>([]);
  /** Another draft has none of them. */
  const renewDocuments = () => setDocuments((chosen) => chosen.map((one) => ({ ...one, isSent: false })));
  useFormFocus(step);
  const toSignIn = (
    <Link to="/auth/login" search={backSearch} className={signInLinkClass}>
      {fa.toSignIn}
    </Link>
  );
  const isBegun = (typed: string) => begun !== undefined && begun.login === login.trim() && begun.phone === typed;
  return (
    <div className="flex flex-col gap-5">
      {step === 'who' && <WhoStep login={login} isOver={isOver} onType={setLogin} onNext={() => setStep('phone')} links={toSignIn} />}
      {step === 'phone' && (
        <PhoneForm
          initialPhone={phone}
          onType={setPhone}
          words={fa.phone}
          // Its code is used up; the same request goes on.
          request={(typed) => (isBegun(typed) ? Promise.resolve() : requestOtp(typed))}
          onSent={(typed) => {
            setRequest(keptOtpRequest.read());
            setStep(isBegun(typed) ? 'documents' : 'code');
          }}
          links={<BackButton onPress={() => setStep('who')}>{fa.back}</BackButton>}
        />
      )}
      {step === 'code' && request && (
        <OtpForm
          initialRequest={request}
          verify={async (request_id, code): Promise<Begun> => {
            const draft = await beginPhoneRequest(login.trim(), { request_id, code });
            return { ...draft, login: login.trim(), phone: request.phone };
          }}
          onVerified={(draft) => {
            renewDocuments();
            setBegun(draft);
            setOver(false);
            setStep('documents');
          }}
          explain={errorText}
          submitLabel={fa.checkCode}
          busyLabel={fa.checking}
          editLink={null}
          links={<BackButton onPress={() => setStep('phone')}>{fa.back}</BackButton>}
        />
      )}
      {step === 'documents' && begun && (
        <Suspense fallback={<SkeletonRows rows={4} hasAvatar={false} />}>
          <DocumentsStep
            draft={begun}
            documents={documents}
            setDocuments={setDocuments}
            story={story}
            onType={setStory}
            onBack={() => setStep('phone')}
            onOver={() => {
              renewDocuments();
              setBegun(undefined);
              setOver(true);
              setStep('who');
            }}
            onDone={(waitsUntil) => {
              setUntil(waitsUntil);
              setStep('done');
            }}
          />
        </Suspense>
      )}
      {step === 'done' && begun && (
        <>
          <Done phone={begun.phone} until={until} />
          {toSignIn}
        </>
      )}
    </div>
  );
}
