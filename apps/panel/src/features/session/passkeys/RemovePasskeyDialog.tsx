import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useState } from 'react';
import { useRemovePasskey, type Passkey } from '#data/session/credentials.ts';
import { passkeyFailureText } from '#features/session/passkey-failure.ts';
import { ProofDialog } from '#features/session/proofs/ProofDialog.tsx';
import { passkeysFa as fa } from './passkeys.fa.ts';

export function RemovePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [proof, setProof] = useState<string>();
  const removal = useRemovePasskey({
    onSuccess: () => {
      toast.success(fa.removed);
      onClose();
    },
    onError: (error) => void toast.error(passkeyFailureText(error)),
  });
  if (proof === undefined) return <ProofDialog change="passkey_remove" onProven={setProof} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={fa.removeTitle}
      text={fa.removeText(passkey.name)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {fa.cancel}
          </Button>
          <Button
            variant="danger"
            isLoading={removal.isPending}
            loadingLabel={fa.removing}
            onClick={() => removal.start({ id: passkey.id, proof })}
          >
            {fa.remove}
          </Button>
        </>
      }
    />
  );
}
