import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Suspense, useState } from 'react';
import { useSendEmailCode } from '#data/profile/profile.ts';
import { selfFa as fa } from './self.fa.ts';
import type { SentEmailCode } from './EmailDialog.tsx';

const EmailDialog = lazyPart(() => import('./EmailDialog.tsx'), 'EmailDialog', { whenLost: 'close' });

/** Mails a code, and asks for it. */
export function EmailConfirmation() {
  const [sent, setSent] = useState<SentEmailCode>();
  const sending = useSendEmailCode({ onSuccess: setSent, onError: (error) => void toast.error(errorText(error)) });
  return (
    <>
      <Button variant="soft" isLoading={sending.isPending} onClick={() => sending.start()}>
        {fa.sendCode}
      </Button>
      {sent && (
        <Suspense fallback={null}>
          <EmailDialog first={sent} onClose={() => setSent(undefined)} />
        </Suspense>
      )}
    </>
  );
}
