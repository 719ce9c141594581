import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';

interface SureWords {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly done: string;
}

/** What a change says once it ended: the dialog closes, and a toast tells how it went. */
export function tellAndClose({ done }: Pick<SureWords, 'done'>, onClose: () => void) {
  return {
    onSuccess: () => {
      onClose();
      toast.success(undefined, done);
    },
    onError: (error: Error) => {
      onClose();
      toast.error(errorText(error));
    },
  };
}

export interface SureDialogProps {
  words: SureWords;
  isPending: boolean;
  onYes: () => void;
  onClose: () => void;
}

/** Asks once more before a document is changed for good. */
export function SureDialog({ words, isPending, onYes, onClose }: SureDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words.title}
      text={words.text}
      footer={
        <>
          <Button variant="danger" isLoading={isPending} onClick={onYes}>
            {words.yes}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {words.no}
          </Button>
        </>
      }
    />
  );
}
