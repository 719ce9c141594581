import { LOGIN_MAX } from '@jarchi/domain/session/login.ts';
import { PHONE_DOCUMENTS_MAX } from '@jarchi/domain/session/phone-requests.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { SignInHeading } from '@jarchi/ui/sign-in/SignInHeading.tsx';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { lostPhoneFa as fa } from './lost-phone.fa.ts';
import { PointList } from './PointList.tsx';

export interface WhoStepProps {
  login: string;
  /** The request took too long, and begins again. */
  isOver: boolean;
  onType: (login: string) => void;
  onNext: () => void;
  links: ReactNode;
}

/** What a person without a phone should know before they begin, and how they name themself. */
export function WhoStep({ login, isOver, onType, onNext, links }: WhoStepProps) {
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (login.trim() !== '') return onNext();
    setError(fa.loginEmpty);
    input.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <SignInHeading title={fa.title}>{fa.lead}</SignInHeading>
      {isOver && (
        <p role="alert" className="rounded-md bg-warning-soft px-3 py-2 text-md text-warning-text">
          {fa.over}
        </p>
      )}
      <PointList points={fa.points(formatNumber(PHONE_DOCUMENTS_MAX))} />
      <p className="rounded-md bg-action-soft px-3 py-2 text-md text-action-soft-text">{fa.signedIn}</p>
      <TextField
        label={fa.login}
        hint={fa.loginHint}
        size="lg"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LOGIN_MAX}
        value={login}
        error={error}
        inputRef={input}
        onChange={(text) => {
          onType(text);
          setError(undefined);
        }}
      />
      <Button type="submit" size="lg" isFullWidth>
        {fa.next}
      </Button>
      <div className="-mt-2 flex flex-wrap justify-center gap-x-5">{links}</div>
    </form>
  );
}
