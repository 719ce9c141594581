import { toast } from '@jarchi/ui/toasts/toast.ts';
import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { spacePhone } from '@jarchi/domain/text/phone.ts';
import { OTP_DIGITS } from '@jarchi/domain/session/sign-in.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { OtpInput } from '@jarchi/ui/fields/OtpInput.tsx';
import { useRef, useState, type ComponentType, type FormEvent, type ReactNode } from 'react';
import { postponeResend, keptOtpRequest, type OtpRequest } from '#data/session/otp-request.ts';
import { ResendLine } from './ResendLine.tsx';
import { requestOtp } from '#data/session/sign-in.ts';
import { signInFa } from '#features/session/sign-in.fa.ts';
import { useSubmit } from '@jarchi/client-state/change/useSubmit.ts';
import { SignInHeading, type HeadingProps } from '@jarchi/ui/sign-in/SignInHeading.tsx';

const fa = signInFa.code;
/** With these the code is of no use any more. */
const DEAD_CODES = ['otp_expired', 'otp_used', 'otp_replaced', 'otp_too_many_tries', 'otp_not_found'] as const;

function isDeadCode(failure: unknown): boolean {
  return DEAD_CODES.some((dead) => hasErrorCode(failure, dead));
}

/** A dropped connection is not the code's fault: the digits stay. */
function isAboutCode(failure: unknown): boolean {
  return hasErrorCode(failure, 'otp_wrong') || isDeadCode(failure);
}

export interface OtpFormProps<T> {
  initialRequest: OtpRequest;
  verify: (request_id: string, digits: string) => Promise<T>;
  onVerified: (answer: T) => void | Promise<void>;
  submitLabel: string;
  /** While the code is looked at. */
  busyLabel?: string;
  /** A failure in words; by default those of the sign-in. */
  explain?: (failure: unknown) => string;
  Heading?: ComponentType<HeadingProps>;
  editLink: ReactNode;
  links: ReactNode;
}

/** The five digits of an SMS; sent once by itself when they are all there. */
export function OtpForm<T>({
  initialRequest,
  verify,
  onVerified,
  submitLabel,
  busyLabel = fa.submitting,
  explain = errorText,
  Heading = SignInHeading,
  editLink,
  links,
}: OtpFormProps<T>) {
  const [request, setRequest] = useState(initialRequest);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const input = useRef<HTMLInputElement>(null);
  const verifying = useSubmit({
    send: (digits: string) => verify(request.request_id, digits),
    onDone: onVerified,
    onFailed: (error) => {
      setFailure(error);
      if (isAboutCode(error)) setCode('');
      input.current?.focus();
    },
  });
  const resending = useSubmit({
    send: () => requestOtp(request.phone),
    onDone: (fresh) => {
      setRequest(fresh);
      setCode('');
      setFailure(undefined);
      toast.success(fresh.code === null ? fa.resent : fa.shownAgain);
      input.current?.focus();
    },
    onFailed: (error) => {
      if (!hasErrorCode(error, 'rate_limited')) return setFailure(error);
      // The countdown shows the wait, and stays correct.
      const postponed = postponeResend(request, error.facts.retry_after_seconds, Date.now());
      keptOtpRequest.keep(postponed);
      setRequest(postponed);
      input.current?.focus();
    },
  });
  const isBusy = verifying.isPending;
  const submit = (digits: string) => {
    if (!isBusy && digits.length === OTP_DIGITS) verifying.submit(digits);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <Heading title={fa.title}>
        {request.code === null ? fa.sentBefore : fa.shownBefore}{' '}
        <bdi dir="ltr" className="font-medium whitespace-nowrap text-text">
          {toPersianDigits(spacePhone(request.phone))}
        </bdi>{' '}
        {request.code === null ? fa.sentAfter : fa.shownAfter} {editLink}
      </Heading>
      <div className="flex flex-col gap-3 pt-2">
        <OtpInput
          value={code}
          length={OTP_DIGITS}
          label={fa.label}
          hasError={isAboutCode(failure)}
          error={failure === undefined ? undefined : explain(failure)}
          autoFocus
          inputRef={input}
          onComplete={submit}
          onChange={(digits) => {
            if (isBusy) return;
            setCode(digits);
            setFailure(undefined);
          }}
        />
        <ResendLine resendAtMs={request.resendAtMs} isSending={resending.isPending} onResend={() => resending.submit(undefined)} />
        {request.code !== null && (
          <p className="rounded-md bg-action-soft px-3 py-2 text-sm text-action-soft-text">
            {fa.trialNote}{' '}
            <bdi dir="ltr" className="font-semibold">
              {toPersianDigits(request.code)}
            </bdi>
          </p>
        )}
      </div>
      <Button
        type="submit"
        size="lg"
        isFullWidth
        isDisabled={code.length < OTP_DIGITS && !isBusy}
        isLoading={isBusy}
        loadingLabel={busyLabel}
      >
        {submitLabel}
      </Button>
      <div className="-mt-2 flex flex-wrap justify-center gap-x-5">{links}</div>
    </form>
  );
}
