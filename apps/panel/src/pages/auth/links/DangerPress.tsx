import { credentialErrorText } from '@jarchi/api-client/words/credential-error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { useState } from 'react';
import { useSubmit } from '#features/session/useSubmit.ts';

export interface DangerPressProps {
  label: string;
  busy: string;
  press: () => Promise<unknown>;
}

/** The one act behind a link, with the reason below it if it fails. */
export function DangerPress({ label, busy, press }: DangerPressProps) {
  const [failure, setFailure] = useState<unknown>();
  const sending = useSubmit({ send: press, onDone: () => undefined, onFailed: setFailure });
  return (
    <>
      <Button
        variant="danger"
        size="lg"
        isFullWidth
        isLoading={sending.isPending}
        loadingLabel={busy}
        onClick={() => {
          setFailure(undefined);
          sending.submit(undefined);
        }}
      >
        {label}
      </Button>
      {failure !== undefined && (
        <p role="alert" className="text-sm text-danger-text">
          {credentialErrorText(failure)}
        </p>
      )}
    </>
  );
}
