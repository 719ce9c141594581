import { useVoidPreInvoice } from '#data/documents/pre-invoices.ts';
import { SureDialog, tellAndClose } from '#features/documents/parts/SureDialog.tsx';
import { payFa } from './pay.fa.ts';

const fa = payFa.annul;

/** Asks once more before an open pre-invoice becomes void. */
export function AnnulDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const annul = useVoidPreInvoice(tellAndClose(fa, onClose));
  return <SureDialog words={fa} isPending={annul.isPending} onYes={() => annul.start(id)} onClose={onClose} />;
}
