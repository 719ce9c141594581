import { AskDialog } from '@jarchi/ui/overlays/AskDialog.tsx';
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
    <AskDialog
      role="alertdialog"
      words={{ title: fa.removeTitle, text: fa.removeText(passkey.name), yes: fa.remove, no: fa.cancel, busy: fa.removing }}
      isDanger
      isPending={removal.isPending}
      onYes={() => removal.start({ id: passkey.id, proof })}
      onClose={onClose}
    />
  );
}
