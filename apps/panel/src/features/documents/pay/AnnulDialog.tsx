import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useVoidPreInvoice } from '#data/documents/pre-invoices.ts';
import { payFa } from './pay.fa.ts';

const fa = payFa.annul;

/** Asks once more before an open pre-invoice becomes void. */
export function AnnulDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const annul = useVoidPreInvoice({
    onSuccess: () => {
      onClose();
      toast.success(undefined, fa.done);
    },
    onError: (error) => {
      onClose();
      toast.error(errorText(error));
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={fa.title}
      text={fa.text}
      footer={
        <>
          <Button variant="danger" isLoading={annul.isPending} onClick={() => annul.start(id)}>
            {fa.yes}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {fa.no}
          </Button>
        </>
      }
    />
  );
}
