import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { parseOtp } from '@jarchi/domain/session/sign-in.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useRef, useState, type SubmitEvent } from 'react';
import { useConfirmEmail, useSendEmailCode } from '#data/profile/profile.ts';
import { selfFa as fa } from './self.fa.ts';

export interface SentEmailCode {
  readonly email: string;
  /** Outside production. */
  readonly code: string | null;
}

/** Takes the code that was mailed; the e-mail is confirmed once it is right. */
export function EmailDialog({ first, onClose }: { first: SentEmailCode; onClose: () => void }) {
  const [sent, setSent] = useState(first);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<(HTMLInputElement & HTMLTextAreaElement) | null>(null);
  const refuse = (failure: Error) => {
    setError(errorText(failure));
    input.current?.focus();
  };
  const sending = useSendEmailCode({
    onSuccess: (next) => {
      setSent(next);
      setTyped('');
      setError(undefined);
      input.current?.focus();
    },
    onError: refuse,
  });
  const confirming = useConfirmEmail({
    onSuccess: () => {
      toast.success(fa.confirmed);
      onClose();
    },
    onError: refuse,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (parseOtp(typed) === undefined) {
      setError(fa.codeShort);
      input.current?.focus();
    } else confirming.start(typed);
  };
  return (
    <Dialog isOpen isBackdropInert title={fa.emailTitle} text={fa.emailText(sent.email)} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {sent.code !== null && <Notice>{fa.trialCode(toPersianDigits(sent.code))}</Notice>}
        <TextField
          autoFocus
          label={fa.code}
          name="code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          value={typed}
          error={error}
          inputRef={input}
          onChange={(text) => {
            setTyped(toPersianDigits(text));
            setError(undefined);
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isLoading={confirming.isPending} loadingLabel={confirming.isPending ? fa.confirming : undefined}>
            {fa.confirm}
          </Button>
          <Button variant="ghost" isLoading={sending.isPending} onClick={() => sending.start()}>
            {fa.again}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
