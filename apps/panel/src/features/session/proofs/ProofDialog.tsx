import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { ProofStep, type ProofStepProps } from './ProofStep.tsx';
import { proofsFa as fa } from './proofs.fa.ts';

/** Asks for the proof over a form, which keeps what was typed. */
export function ProofDialog({ onClose, ...step }: ProofStepProps & { onClose: () => void }) {
  return (
    <Dialog isOpen isBackdropInert title={fa.title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <ProofStep {...step} />
    </Dialog>
  );
}
