import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { formatDayMonth, formatTime, formatWeekdayDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { IconTile } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { Switch } from '@jarchi/ui/fields/Switch.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Link } from '@tanstack/react-router';
import { FileText, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useCanSee } from '#data/account/viewer.ts';
import type { ScheduledReport } from '#data/alerts/alerts.ts';
import { useResendReport, useSaveReport } from '#data/alerts/alert-changes.ts';
import { downloadReportPdf } from '#data/reports/reports.ts';
import { PdfButton } from '#features/export/public.ts';
import { reportName, timesText } from './schedule-words.ts';
import { scheduledFa as fa } from './scheduled.fa.ts';

export interface ScheduledRowProps {
  report: ScheduledReport;
  onEdit: () => void;
  onRemove: () => void;
}

const tellError = (error: Error) => void toast.error(errorText(error));

/** When and why the last run failed, and another try. */
function FailedRun({ id, last_run }: Pick<ScheduledReport, 'id' | 'last_run'>) {
  const resending = useResendReport({
    onSuccess: (saved) => void (saved.last_run?.failure === null ? toast.success(undefined, fa.resent) : toast.error(fa.stillFails)),
    onError: tellError,
  });
  if (!last_run?.failure) return null;
  const due = Date.parse(last_run.due_at);
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1.5 ps-[46px]">
      <p className="min-w-0 text-sm text-danger-text">
        {fa.failed(formatWeekdayDayMonth(due), formatTime(due), fa.failures[last_run.failure])}
      </p>
      <Button variant="secondary" size="sm" icon={RotateCcw} isLoading={resending.isPending} onClick={() => resending.start(id)}>
        {fa.resend}
      </Button>
    </div>
  );
}

/** The report that was sent last, over the same days; one of several campaigns is in the messages alone. */
function SentRun({ campaigns, last_run }: Pick<ScheduledReport, 'campaigns' | 'last_run'>) {
  const canExport = useCanSee('table_export');
  if (!last_run || last_run.failure !== null) return null;
  const { range } = last_run;
  const [only, ...others] = campaigns;
  const text = fa.sent(formatDayMonth(tehranInstant(range.from)), formatDayMonth(tehranInstant(range.to)));
  const linkClass = 'touch-area rounded-sm text-sm font-medium text-text-link hover:underline';
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1.5 ps-[46px]">
      {only === undefined ? (
        <Link to="/dashboard" search={{ ...range }} className={linkClass}>
          {text}
        </Link>
      ) : others.length === 0 ? (
        <>
          <Link to="/campaigns/$id" params={{ id: String(only.id) }} search={{ ...range }} className={linkClass}>
            {text}
          </Link>
          {canExport && <PdfButton download={() => downloadReportPdf(only.id, range)} label={fa.pdf} />}
        </>
      ) : (
        <Link to="/notifications" className={linkClass}>
          {text}
        </Link>
      )}
    </div>
  );
}

export function ScheduledRow({ report, onEdit, onRemove }: ScheduledRowProps) {
  const saving = useSaveReport({ onSuccess: () => undefined, onError: tellError });
  const { id, period, day, hour } = report;
  const is_on = saving.isPending ? saving.variables.order.is_on : report.is_on;
  const name = reportName(report);
  const toggle = (on: boolean) =>
    saving.start({ id, order: { period, day, hour, campaigns: report.campaigns.map((campaign) => campaign.id), is_on: on } });
  const nextAt = is_on ? report.next_run_at : null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-3 max-sm:basis-full">
        <IconTile icon={FileText} />
        <div className="min-w-0">
          <p dir="auto" className="text-md font-semibold break-words">
            {name}
          </p>
          <p className="text-sm text-text-3">{timesText(report)}</p>
        </div>
      </div>
      <p className="text-sm text-text-2 max-sm:flex-1 max-sm:ps-[46px] sm:basis-40">
        {nextAt === null ? fa.stopped : fa.next(formatWeekdayDayMonth(Date.parse(nextAt)))}
      </p>
      <div className="flex items-center gap-1">
        <Switch label={fa.isOn(name)} isLabelHidden isSelected={is_on} onChange={toggle} className="me-2" />
        <IconButton icon={Pencil} size="sm" label={fa.edit(name)} onClick={onEdit} />
        <IconButton icon={Trash2} size="sm" label={fa.remove(name)} onClick={onRemove} />
      </div>
      <SentRun campaigns={report.campaigns} last_run={report.last_run} />
      <FailedRun id={id} last_run={report.last_run} />
    </li>
  );
}
