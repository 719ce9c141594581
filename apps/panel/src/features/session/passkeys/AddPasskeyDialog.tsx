import { describeIssue } from '@jarchi/domain/validation/issue-text.ts';
import { checkPasskeyName } from '@jarchi/domain/session/passkeys.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useRef, useState, type SubmitEvent } from 'react';
import { useAddPasskey } from '#data/session/credentials.ts';
import { passkeyFailureText } from '#features/session/passkey-failure.ts';
import { ProofStep } from '#features/session/proofs/ProofStep.tsx';
import { passkeysFa as fa } from './passkeys.fa.ts';

/** Asks for a proof of who the person is and a name, then the browser asks for the device. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const [proof, setProof] = useState<string>();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const refuse = (text: string) => {
    setError(text);
    input.current?.focus();
  };
  const adding = useAddPasskey({
    onSuccess: () => {
      toast.success(fa.added);
      onClose();
    },
    onError: (failure) => refuse(passkeyFailureText(failure)),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const [issue] = checkPasskeyName(name);
    if (issue) refuse(describeIssue(issue));
    else if (proof !== undefined) adding.start({ name: name.trim(), proof });
  };
  return (
    <Dialog
      isOpen
      isBackdropInert
      title={fa.addTitle}
      text={proof === undefined ? undefined : fa.addText}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {proof === undefined ? (
        <ProofStep change="passkey_add" onProven={setProof} />
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          <TextField
            label={fa.name}
            size="lg"
            placeholder={fa.namePlaceholder}
            value={name}
            error={error}
            inputRef={input}
            onChange={(typed) => {
              setName(typed);
              setError(undefined);
            }}
          />
          <Button type="submit" size="lg" isFullWidth isLoading={adding.isPending} loadingLabel={fa.adding}>
            {fa.add}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
