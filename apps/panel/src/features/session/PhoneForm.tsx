import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { parsePhone } from '@jarchi/domain/text/phone.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { useRef, useState, type ComponentType, type FormEvent, type ReactNode } from 'react';
import { requestOtp } from '#data/session/sign-in.ts';
import { signInFa } from './sign-in.fa.ts';
import { useSubmit } from '@jarchi/client-state/change/useSubmit.ts';
import { SignInHeading, type HeadingProps } from '@jarchi/ui/sign-in/SignInHeading.tsx';

const fa = signInFa.phone;

export interface PhoneFormProps {
  initialPhone: string;
  onSent: (phone: string) => void | Promise<void>;
  /** Each text that is typed, for a form that keeps it. */
  onType?: (text: string) => void;
  /** Sends a code to the phone; where it has had one already, nothing need be sent. */
  request?: (phone: string) => Promise<unknown>;
  links: ReactNode;
  /** By default the texts of the sign-in. */
  words?: { readonly title: string; readonly lead: string; readonly hint?: string };
  Heading?: ComponentType<HeadingProps>;
  /** Another way to sign in, below the button; the browser may then offer passkeys at the field. */
  other?: ReactNode;
}

/** Takes a phone in any digits, and requests a code. */
export function PhoneForm({
  initialPhone,
  onSent,
  onType,
  request = requestOtp,
  links,
  words = fa,
  Heading = SignInHeading,
  other,
}: PhoneFormProps) {
  const [text, setText] = useState(initialPhone);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const refuse = (message: string) => {
    setError(message);
    input.current?.focus();
  };
  const sending = useSubmit({
    send: async (phone: string) => {
      await request(phone);
      return phone;
    },
    onDone: onSent,
    onFailed: (failure) => refuse(errorText(failure)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const phone = parsePhone(text);
    if (phone === undefined) refuse(text.trim() === '' ? fa.empty : fa.invalid);
    else sending.submit(phone);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <Heading title={words.title}>{words.lead}</Heading>
      <TextField
        label={fa.label}
        hint={words.hint}
        size="lg"
        dir="ltr"
        type="tel"
        inputMode="tel"
        autoComplete={other === undefined ? 'tel' : 'tel webauthn'}
        maxLength={40}
        placeholder={fa.placeholder}
        value={text}
        error={error}
        inputRef={input}
        onChange={(value) => {
          setText(value);
          onType?.(value);
          setError(undefined);
        }}
      />
      <Button type="submit" size="lg" isFullWidth isLoading={sending.isPending} loadingLabel={fa.submitting}>
        {fa.submit}
      </Button>
      {other}
      <div className="-mt-2 flex flex-wrap justify-center gap-x-5">{links}</div>
    </form>
  );
}
