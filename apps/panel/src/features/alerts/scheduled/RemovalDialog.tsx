import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import type { ScheduledReport } from '#data/alerts/alerts.ts';
import { useDeleteReport } from '#data/alerts/alert-changes.ts';
import { reportName } from './schedule-words.ts';
import { scheduledFa } from './scheduled.fa.ts';

const fa = scheduledFa.removal;

export function RemovalDialog({ report, onClose }: { report: ScheduledReport; onClose: () => void }) {
  const deletion = useDeleteReport({
    onSuccess: () => {
      toast.success(undefined, fa.done);
      onClose();
    },
    onError: (error) => void toast.error(errorText(error)),
  });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={fa.title}
      text={fa.text(reportName(report))}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {fa.keep}
          </Button>
          <Button variant="danger" isLoading={deletion.isPending} onClick={() => deletion.start(report.id)}>
            {fa.confirm}
          </Button>
        </>
      }
    />
  );
}
