import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import type { Proof } from '@jarchi/domain/session/credential-proofs.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { PasswordField } from '@jarchi/ui/fields/PasswordField.tsx';
import { Fingerprint } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { keptOtpRequest, type OtpRequest } from '#data/session/otp-request.ts';
import { type GivenProof, signByPasskey } from '#data/session/proofs.ts';
import { requestOtp } from '#data/session/sign-in.ts';
import { BackButton, WindowLead } from '#features/session/otp/in-window.tsx';
import { OtpForm } from '#features/session/otp/OtpForm.tsx';
import { passkeyFailureText } from '#features/session/passkey-failure.ts';
import { PhoneForm } from '#features/session/PhoneForm.tsx';
import { signInLinkClass } from '#features/session/sign-in-link.ts';
import { useSubmit } from '@jarchi/client-state/change/useSubmit.ts';
import { PressWay } from './PressWay.tsx';
import { proofsFa as fa, wayBackFa } from './proofs.fa.ts';

export interface ProofWaysProps {
  /** Those that are enough and that the person has; one at least. */
  ways: readonly Proof[];
  /** Where a code goes; null where the person has to say it. */
  phone: string | null;
  prove: (given: GivenProof) => Promise<unknown>;
}

function ByPassword({ prove }: Pick<ProofWaysProps, 'prove'>) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const refuse = (text: string) => {
    setError(text);
    input.current?.focus();
  };
  const sending = useSubmit({
    send: () => prove({ by: 'password', password }),
    onDone: () => undefined,
    onFailed: (failure) => refuse(hasErrorCode(failure, 'password_wrong') ? fa.passwordWrong : errorText(failure)),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (password === '') refuse(fa.passwordEmpty);
    else sending.submit(undefined);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <PasswordField
        label={fa.password}
        size="lg"
        autoComplete="current-password"
        value={password}
        error={error}
        inputRef={input}
        onChange={(typed) => {
          setPassword(typed);
          setError(undefined);
        }}
      />
      <Button type="submit" size="lg" isFullWidth isLoading={sending.isPending} loadingLabel={fa.busy}>
        {fa.go}
      </Button>
    </form>
  );
}

function ByCode({ phone, prove }: Pick<ProofWaysProps, 'phone' | 'prove'>) {
  const [request, setRequest] = useState<OtpRequest>();
  if (request) {
    return (
      <OtpForm
        initialRequest={request}
        verify={(request_id, code) => prove({ by: 'code', request_id, code })}
        onVerified={() => undefined}
        explain={errorText}
        submitLabel={fa.go}
        busyLabel={fa.busy}
        Heading={WindowLead}
        editLink={<BackButton onPress={() => setRequest(undefined)}>{fa.back}</BackButton>}
        links={null}
      />
    );
  }
  if (phone === null) {
    return (
      <PhoneForm
        initialPhone=""
        words={{ title: wayBackFa.phoneTitle, lead: wayBackFa.phoneLead }}
        Heading={WindowLead}
        links={null}
        onSent={() => setRequest(keptOtpRequest.read())}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-text-2">{fa.codeNote}</p>
      <PressWay label={fa.sendCode} busy={fa.sending} press={async () => setRequest(await requestOtp(phone))} explain={errorText} />
    </div>
  );
}

/** One of the ways in which a person proves who they are, and links to the others. */
export function ProofWays({ ways, phone, prove }: ProofWaysProps) {
  const [chosen, setChosen] = useState(ways[0]);
  return (
    <div className="flex flex-col gap-5">
      {chosen === 'password' && <ByPassword prove={prove} />}
      {chosen === 'passkey' && (
        <PressWay
          icon={Fingerprint}
          label={fa.byPasskey}
          busy={fa.busy}
          press={async () => prove(await signByPasskey())}
          explain={passkeyFailureText}
        />
      )}
      {chosen === 'code' && <ByCode phone={phone} prove={prove} />}
      {ways.length > 1 && (
        <div className="flex flex-wrap justify-center gap-5">
          {ways
            .filter((way) => way !== chosen)
            .map((way) => (
              <button key={way} type="button" className={signInLinkClass} onClick={() => setChosen(way)}>
                {fa.ways[way]}
              </button>
            ))}
        </div>
      )}
    </div>
  );
}
