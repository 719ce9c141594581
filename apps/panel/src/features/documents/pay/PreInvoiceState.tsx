import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Link } from '@tanstack/react-router';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useMayCall } from '#data/account/role.ts';
import { useCanSee } from '#data/account/viewer.ts';
import { useVoidPreInvoice } from '#data/documents/pre-invoices.ts';
import { payFa as fa } from './pay.fa.ts';
import { PayPreInvoice, type PayPreInvoiceProps } from './PayPreInvoice.tsx';

function Annul({ id }: { id: number }) {
  const [isAsking, setAsking] = useState(false);
  const annul = useVoidPreInvoice({
    onSuccess: () => {
      setAsking(false);
      toast.success(fa.annul.done);
    },
    onError: (error) => {
      setAsking(false);
      toast.error(errorText(error));
    },
  });
  return (
    <>
      <Button variant="dangerLine" icon={Ban} onClick={() => setAsking(true)}>
        {fa.annul.open}
      </Button>
      {isAsking && (
        <Dialog
          isOpen
          onOpenChange={setAsking}
          title={fa.annul.title}
          text={fa.annul.text}
          footer={
            <>
              <Button variant="danger" isLoading={annul.isPending} onClick={() => annul.start(id)}>
                {fa.annul.yes}
              </Button>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {fa.annul.no}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}

/** What can be done with a pre-invoice: pay it while it is open, or ask for another. */
export function PreInvoiceState(props: PayPreInvoiceProps) {
  const { id, state } = props.document;
  const isStaff = useCanSee('pre_invoice');
  const mayPay = useMayCall('documents', 'payPreInvoice');
  if (state === 'open')
    return (
      <div className="flex flex-col items-stretch gap-4">
        {mayPay ? <PayPreInvoice {...props} /> : <Notice>{fa.notForRole}</Notice>}
        {isStaff && <Annul id={id} />}
      </div>
    );
  if (state !== 'expired' && state !== 'void') return null;
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice tone="warning">{fa[state]}</Notice>
      <Link to="/support" className={buttonClass({ variant: 'secondary' })}>
        {fa.support}
      </Link>
    </div>
  );
}
