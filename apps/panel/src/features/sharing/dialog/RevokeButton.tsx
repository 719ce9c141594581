import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
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
  const close = () => {
    if (!revoke.isPending) setAsking(false);
  };
  return (
    <>
      <Button variant="ghost" aria-label={fa.revokeOf(name)} onClick={() => setAsking(true)} className="text-danger-text!">
        {fa.revoke}
      </Button>
      {isAsking && (
        <Dialog
          isOpen
          role="alertdialog"
          title={fa.revokeTitle(name)}
          text={<p>{fa.revokeText}</p>}
          onOpenChange={(isOpen) => !isOpen && close()}
          footer={
            <>
              <Button variant="danger" isLoading={revoke.isPending} loadingLabel={fa.revoking} onClick={() => revoke.start(share.id)}>
                {fa.revoke}
              </Button>
              <Button variant="secondary" onClick={close}>
                {fa.keep}
              </Button>
            </>
          }
        >
          {revoke.error && (
            <Notice tone="danger" role="alert">
              {errorText(revoke.error)}
            </Notice>
          )}
        </Dialog>
      )}
    </>
  );
}
