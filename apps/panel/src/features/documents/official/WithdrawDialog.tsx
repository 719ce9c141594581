import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useWithdrawOfficial } from '#data/documents/changes.ts';
import { documentFa } from '#features/documents/parts/document.fa.ts';

const fa = documentFa.withdraw;

/** Asks once more before a request is taken back. */
export function WithdrawDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const withdraw = useWithdrawOfficial({
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
          <Button variant="danger" isLoading={withdraw.isPending} onClick={() => withdraw.start(id)}>
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
