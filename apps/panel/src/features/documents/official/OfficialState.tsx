import { calls } from '@jarchi/contract/calls.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMay } from '#data/account/role.ts';
import type { PaperDocument } from '#data/documents/documents.ts';
import { documentFa as fa } from '#features/documents/parts/document.fa.ts';

const WithdrawDialog = lazyPart(() => import('./WithdrawDialog.tsx'), 'WithdrawDialog', { whenLost: 'close' });

function Withdraw({ id }: { id: number }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={Undo2} onClick={() => setAsking(true)}>
        {fa.withdraw.open}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <WithdrawDialog id={id} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The state of a request for an official invoice, with the acts of its owner. */
export function OfficialState({ document: { id, state, reason } }: { document: PaperDocument }) {
  const mayWithdraw = useMay(calls.documents.withdrawOfficialRequest);
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
