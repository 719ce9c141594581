import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useState } from 'react';
import { useSetPhone } from '#data/session/phone-requests.ts';
import { keptOtpRequest, type OtpRequest } from '#data/session/otp-request.ts';
import { phoneFa as fa } from '#features/profile/phone.fa.ts';
import { BackButton, WindowLead } from '#features/session/otp/in-window.tsx';
import { OtpForm } from '#features/session/otp/OtpForm.tsx';
import { ProofStep } from '#features/session/proofs/ProofStep.tsx';
import { PhoneForm } from '#features/session/PhoneForm.tsx';

export interface PhoneDialogProps {
  hasPhone: boolean;
  onClose: () => void;
}

/** Asks for a proof of who the person is, then for a phone, then for the code that was sent to it; the phone is the person's once the code is right. */
export function PhoneDialog({ hasPhone, onClose }: PhoneDialogProps) {
  const [proof, setProof] = useState<string>();
  const [request, setRequest] = useState<OtpRequest>();
  const [typed, setTyped] = useState('');
  const saving = useSetPhone();
  const title = hasPhone ? fa.changeTitle : fa.addTitle;
  return (
    <Dialog isOpen isBackdropInert title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {proof === undefined ? (
        <ProofStep change={hasPhone ? 'phone_change' : 'phone_first'} onProven={setProof} />
      ) : request === undefined ? (
        <PhoneForm
          initialPhone={typed}
          words={{ title, lead: fa.lead }}
          Heading={WindowLead}
          links={null}
          onSent={() => setRequest(keptOtpRequest.read())}
        />
      ) : (
        <OtpForm
          initialRequest={request}
          verify={(request_id, code) => saving.mutateAsync({ request_id, code, proof })}
          onVerified={() => {
            toast.success(fa.saved);
            onClose();
          }}
          submitLabel={fa.save}
          busyLabel={fa.saving}
          Heading={WindowLead}
          editLink={
            <BackButton
              onPress={() => {
                setTyped(request.phone);
                setRequest(undefined);
              }}
            >
              {fa.edit}
            </BackButton>
          }
          links={null}
        />
      )}
    </Dialog>
  );
}
