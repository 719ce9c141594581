import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useMayCall } from '#data/account/role.ts';
import { useWithdrawRequest } from '#data/documents/changes.ts';
import type { PaperDocument } from '#data/documents/documents.ts';
import { documentFa as fa } from '#features/documents/parts/document.fa.ts';

function Withdraw({ id }: { id: number }) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWithdrawRequest({
    onSuccess: () => {
      setAsking(false);
      toast.success(fa.withdraw.done);
    },
    onError: (error) => {
      setAsking(false);
      toast.error(errorText(error));
    },
  });
  return (
    <>
      <Button variant="secondary" icon={Undo2} onClick={() => setAsking(true)}>
        {fa.withdraw.open}
      </Button>
      {isAsking && (
        <Dialog
          isOpen
          onOpenChange={setAsking}
          title={fa.withdraw.title}
          text={fa.withdraw.text}
          footer={
            <>
              <Button variant="danger" isLoading={withdraw.isPending} onClick={() => withdraw.start(id)}>
                {fa.withdraw.yes}
              </Button>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {fa.withdraw.no}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}

/** What becomes of a request for an official invoice, and what its owner can do. */
export function OfficialState({ document: { id, state, reason } }: { document: PaperDocument }) {
  const mayWithdraw = useMayCall('documents', 'withdrawOfficialRequest');
  if (state === 'requested')
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice>{fa.requested}</Notice>
        {mayWithdraw && <Withdraw id={id} />}
      </div>
    );
  if (state !== 'refused' && state !== 'withdrawn') return null;
  return (
    <div className="flex flex-col items-start gap-3">
      {state === 'refused' ? (
        <Notice tone="danger">
          <p className="font-semibold">{fa.refused(reason ?? '')}</p>
          <p>{fa.refusedNext}</p>
        </Notice>
      ) : (
        <Notice>{fa.withdrawn}</Notice>
      )}
      <Link to="/financial/factor/{-$id}" params={{ id: undefined }} className={buttonClass({ variant: 'secondary' })}>
        {fa.toInvoices}
      </Link>
    </div>
  );
}
