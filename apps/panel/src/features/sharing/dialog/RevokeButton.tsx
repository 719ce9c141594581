import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { AskDialog } from '@jarchi/ui/overlays/AskDialog.tsx';
import { useState } from 'react';
import { useRevokeShare, type Share, type ShareSubject } from '#data/sharing/shares.ts';
import { sharingFa as fa } from '../sharing.fa.ts';
import { nameOf } from './share-texts.ts';

export interface RevokeButtonProps {
  subject: ShareSubject;
  share: Share;
  onError: (error: Error | undefined) => void;
}

/** Asks once, then ends the link for good. */
export function RevokeButton({ subject, share, onError }: RevokeButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const revoke = useRevokeShare(subject, {
    onSuccess: () => setAsking(false),
    onError: () => onError(undefined),
  });
  const name = nameOf(share);
  return (
    <>
      <Button variant="ghost" aria-label={fa.revokeOf(name)} onClick={() => setAsking(true)} className="text-danger-text!">
        {fa.revoke}
      </Button>
      {isAsking && (
        <AskDialog
          role="alertdialog"
          words={{ title: fa.revokeTitle(name), text: fa.revokeText, yes: fa.revoke, no: fa.keep, busy: fa.revoking }}
          isDanger
          isPending={revoke.isPending}
          error={revoke.error ? errorText(revoke.error) : undefined}
          onYes={() => revoke.start(share.id)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
