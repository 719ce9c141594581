import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import type { Entered } from '#data/session/enter.ts';
import { canUsePasskeys, signInWithPasskey } from '#data/session/passkeys.ts';
import { useSubmit } from '@jarchi/client-state/change/useSubmit.ts';
import { passkeyFailureText } from '#features/session/passkey-failure.ts';
import { passkeysFa as fa } from './passkeys.fa.ts';
import { usePasskeySuggestion } from './usePasskeySuggestion.ts';

/** Sign-in by passkey: by this button, or by the browser's own offer at the field above. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (entered: Entered) => void | Promise<void> }) {
  const [failure, setFailure] = useState<unknown>();
  const [isOffered] = useState(canUsePasskeys);
  const [isDone, setDone] = useState(false);
  const goOn = (entered: Entered) => {
    setDone(true);
    return onSignedIn(entered);
  };
  const signingIn = useSubmit({
    send: () => signInWithPasskey({ isSuggested: false, isWanted: () => true }),
    onDone: (entered) => entered && goOn(entered),
    onFailed: setFailure,
  });
  usePasskeySuggestion({ isPaused: signingIn.isPending || isDone, onSignedIn: goOn, onFailed: setFailure });
  if (!isOffered) return null;
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="secondary"
        size="lg"
        icon={Fingerprint}
        isFullWidth
        isLoading={signingIn.isPending}
        loadingLabel={fa.signingIn}
        onClick={() => {
          setFailure(undefined);
          signingIn.submit(undefined);
        }}
      >
        {fa.signIn}
      </Button>
      {failure !== undefined && (
        <p role="alert" className="text-sm text-danger-text">
          {passkeyFailureText(failure)}
        </p>
      )}
    </div>
  );
}
