import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useState } from 'react';
import { useChangePassword, type Credentials } from '#data/session/credentials.ts';
import type { OtpRequest } from '#data/session/otp-request.ts';
import { requestOtp } from '#data/session/sign-in.ts';
import { BackButton, WindowLead } from '#features/session/otp/in-window.tsx';
import { OtpForm } from '#features/session/otp/OtpForm.tsx';
import { OwnPasswordForm } from '#features/session/passwords/OwnPasswordForm.tsx';
import { passwordsFa } from '#features/session/passwords/passwords.fa.ts';
import { useNewPassword } from '#features/session/passwords/useNewPassword.ts';

const fa = passwordsFa.own;

/** Sets the password: by the present one, or by a code that is sent once the new one is typed. */
export function PasswordDialog({ credentials, onClose }: { credentials: Credentials; onClose: () => void }) {
  const { has_password, phone } = credentials;
  const [request, setRequest] = useState<OtpRequest>();
  const [isByPassword, setByPassword] = useState(has_password);
  const [isReturned, setReturned] = useState(false);
  const form = useNewPassword(phone);
  const saving = useChangePassword();
  const finish = () => {
    toast.success(fa.saved);
    onClose();
  };
  return (
    <Dialog isOpen isBackdropInert title={has_password ? fa.changeTitle : fa.setTitle} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {request === undefined ? (
        <OwnPasswordForm
          form={form}
          hasPassword={has_password}
          isByPassword={isByPassword}
          onChooseWay={setByPassword}
          isReturned={isReturned}
          hasPhone={phone !== null}
          onSave={async (present) => {
            await saving.mutateAsync({ password: form.password, proof: { by: 'password', password: present } });
            finish();
          }}
          onAskForCode={async () => setRequest(await requestOtp(phone ?? ''))}
        />
      ) : (
        <OtpForm
          initialRequest={request}
          verify={(request_id, code) => saving.mutateAsync({ password: form.password, proof: { by: 'code', request_id, code } })}
          onVerified={finish}
          explain={errorText}
          submitLabel={fa.save}
          busyLabel={fa.saving}
          Heading={WindowLead}
          editLink={
            <BackButton
              onPress={() => {
                setReturned(true);
                setRequest(undefined);
              }}
            >
              {fa.back}
            </BackButton>
          }
          links={null}
        />
      )}
    </Dialog>
  );
}
