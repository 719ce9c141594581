import { calls } from '@jarchi/contract/calls.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { Link } from '@tanstack/react-router';
import { Ban } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMay } from '#data/account/role.ts';
import { useCanSee } from '#data/account/viewer.ts';
import { payFa as fa } from './pay.fa.ts';
import { PayPreInvoice, type PayPreInvoiceProps } from './PayPreInvoice.tsx';

const AnnulDialog = lazyPart(() => import('./AnnulDialog.tsx'), 'AnnulDialog', { whenLost: 'close' });

function Annul({ id }: { id: number }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="dangerLine" icon={Ban} onClick={() => setAsking(true)}>
        {fa.annul.open}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <AnnulDialog id={id} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The acts on a pre-invoice: pay it while it is open, or request a new one. */
export function PreInvoiceState(props: PayPreInvoiceProps) {
  const { id, state } = props.document;
  const isStaff = useCanSee('pre_invoice');
  const mayPay = useMay(calls.documents.payPreInvoice);
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
