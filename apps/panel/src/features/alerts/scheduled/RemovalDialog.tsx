import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { AskDialog } from '@jarchi/ui/overlays/AskDialog.tsx';
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
    <AskDialog
      role="alertdialog"
      words={{ title: fa.title, text: fa.text(reportName(report)), yes: fa.confirm, no: fa.keep }}
      isDanger
      isPending={deletion.isPending}
      onYes={() => deletion.start(report.id)}
      onClose={onClose}
    />
  );
}
