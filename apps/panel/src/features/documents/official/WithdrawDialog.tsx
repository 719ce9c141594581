import { useWithdrawOfficial } from '#data/documents/official-invoices.ts';
import { documentFa } from '#features/documents/parts/document.fa.ts';
import { SureDialog, tellAndClose } from '#features/documents/parts/SureDialog.tsx';

const fa = documentFa.withdraw;

/** Asks once more before a request is taken back. */
export function WithdrawDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const withdraw = useWithdrawOfficial(tellAndClose(fa, onClose));
  return <SureDialog words={fa} isPending={withdraw.isPending} onYes={() => withdraw.start(id)} onClose={onClose} />;
}
