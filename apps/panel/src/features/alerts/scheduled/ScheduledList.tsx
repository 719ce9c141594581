import { SCHEDULES_MAX } from '@jarchi/domain/alerts/report-schedule.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { scheduledReportsQuery, type ScheduledReport } from '#data/alerts/alerts.ts';
import { scheduledFa as fa } from './scheduled.fa.ts';
import { ScheduledRow } from './ScheduledRow.tsx';

const ScheduleDialog = lazyPart(() => import('./ScheduleDialog.tsx'), 'ScheduleDialog', { whenLost: 'close' });
const RemovalDialog = lazyPart(() => import('./RemovalDialog.tsx'), 'RemovalDialog', { whenLost: 'close' });

type Open = { readonly window: 'new' } | { readonly window: 'edit' | 'remove'; readonly report: ScheduledReport };

/** The scheduled reports of the person, and the window that makes or changes one. */
export function ScheduledList() {
  const list = useQuery(scheduledReportsQuery);
  const [open, setOpen] = useState<Open>();
  const reports = list.data?.results ?? [];
  const region = getRegion(list, { isEmpty: ({ results }) => results.length === 0 });
  const isFull = reports.length >= SCHEDULES_MAX;
  const close = () => setOpen(undefined);
  const addButton = (
    <Button
      icon={Plus}
      isDisabledWithReason={isFull ? fa.full(formatNumber(SCHEDULES_MAX)) : undefined}
      onClick={() => setOpen({ window: 'new' })}
    >
      {fa.add}
    </Button>
  );
  return (
    <section aria-labelledby="scheduled-reports" className="mt-9">
      <div className="flex min-h-(--h-md) flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
        <h2 id="scheduled-reports" className="text-lg font-semibold">
          {fa.title}
        </h2>
        {region.state === 'ready' && addButton}
      </div>
      <DataRegion
        {...region}
        skeleton={<SkeletonRows rows={2} hasAvatar={false} />}
        empty={{ title: fa.empty, text: fa.emptyText, action: addButton }}
      >
        <ul aria-labelledby="scheduled-reports">
          {reports.map((report) => (
            <ScheduledRow
              key={report.id}
              report={report}
              onEdit={() => setOpen({ window: 'edit', report })}
              onRemove={() => setOpen({ window: 'remove', report })}
            />
          ))}
        </ul>
        <p className="mt-3 text-sm text-text-3">{fa.note}</p>
      </DataRegion>
      <Suspense fallback={null}>
        {open?.window === 'remove' && <RemovalDialog report={open.report} onClose={close} />}
        {open !== undefined && open.window !== 'remove' && (
          <ScheduleDialog report={open.window === 'edit' ? open.report : undefined} onClose={close} />
        )}
      </Suspense>
    </section>
  );
}
