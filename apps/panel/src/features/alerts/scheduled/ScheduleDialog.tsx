import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useState, type SubmitEvent } from 'react';
import type { ScheduledReport } from '#data/alerts/alerts.ts';
import { useSaveReport } from '#data/alerts/alert-changes.ts';
import { CampaignChoice } from './CampaignChoice.tsx';
import { choiceError, startDraft, toOrder, type ReportDraft } from './report-draft.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import { scheduledFa } from './scheduled.fa.ts';
import { Segmented } from '@jarchi/ui/actions/Segmented.tsx';

const fa = scheduledFa.form;
const FORM = 'scheduled-report';

export interface ScheduleDialogProps {
  /** The report that is changed; a new one without it. */
  report: ScheduledReport | undefined;
  onClose: () => void;
}

export function ScheduleDialog({ report, onClose }: ScheduleDialogProps) {
  const [draft, setDraft] = useState(() => startDraft(report));
  const [isTried, setTried] = useState(false);
  const error = choiceError(draft);
  const saving = useSaveReport({
    onSuccess: () => {
      toast.success(undefined, fa.saved);
      onClose();
    },
    onError: (failure) => void toast.error(errorText(failure)),
  });
  const change = (part: Partial<ReportDraft>) => setDraft({ ...draft, ...part });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (error !== undefined) document.getElementById('report-campaigns')?.focus();
    else saving.start({ id: report?.id, order: toOrder(draft, report?.is_on ?? true) });
  };
  return (
    <Dialog
      isOpen
      isBackdropInert
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={report ? fa.editTitle : fa.newTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {fa.cancel}
          </Button>
          <Button type="submit" form={FORM} isLoading={saving.isPending} loadingLabel={fa.saving}>
            {report ? fa.save : fa.create}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div className="flex flex-col gap-1.5">
          <span className="text-md font-medium">{fa.whose}</span>
          <Segmented
            isFullWidth
            label={fa.whose}
            value={draft.whose}
            onChange={(whose) => change({ whose })}
            options={[
              { value: 'all', label: fa.all },
              { value: 'chosen', label: fa.chosen },
            ]}
          />
          {draft.whose === 'all' && <p className="text-sm text-text-3">{fa.allText}</p>}
        </div>
        {draft.whose === 'chosen' && (
          <CampaignChoice
            chosen={draft.campaigns}
            onChange={(campaigns) => change({ campaigns })}
            known={report?.campaigns ?? []}
            error={isTried ? error : undefined}
          />
        )}
        <ScheduleFields draft={draft} onChange={change} />
      </form>
    </Dialog>
  );
}
