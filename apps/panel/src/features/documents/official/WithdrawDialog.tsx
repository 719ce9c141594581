import { AskDialog } from '@jarchi/ui/overlays/AskDialog.tsx';
import { useWithdrawOfficial } from '#data/documents/official-invoices.ts';
import { documentFa } from '#features/documents/parts/document.fa.ts';
import { tellAndClose } from '#features/documents/parts/tell-and-close.ts';

const fa = documentFa.withdraw;

/** Asks before a request is taken back. */
export function WithdrawDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const withdraw = useWithdrawOfficial(tellAndClose(fa.done, onClose));
  return <AskDialog words={fa} isDanger isPending={withdraw.isPending} onYes={() => withdraw.start(id)} onClose={onClose} />;
}
