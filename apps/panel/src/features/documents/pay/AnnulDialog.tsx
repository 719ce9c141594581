import { AskDialog } from '@jarchi/ui/overlays/AskDialog.tsx';
import { useVoidPreInvoice } from '#data/documents/pre-invoices.ts';
import { tellAndClose } from '#features/documents/parts/tell-and-close.ts';
import { payFa } from './pay.fa.ts';

const fa = payFa.annul;

/** Asks before an open pre-invoice becomes void. */
export function AnnulDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const annul = useVoidPreInvoice(tellAndClose(fa.done, onClose));
  return <AskDialog words={fa} isDanger isPending={annul.isPending} onYes={() => annul.start(id)} onClose={onClose} />;
}
