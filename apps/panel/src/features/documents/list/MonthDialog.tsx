import { formatMonthYear, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { fromJalali } from '@jarchi/domain/calendar/jalali-date.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { downloadMonth, monthsQuery } from '#data/documents/documents.ts';
import { documentsFa } from '#features/documents/documents.fa.ts';
import { PdfButton } from '#features/export/public.ts';

const fa = documentsFa.months;

/** «آبان ۱۴۰۵» of 1405-08. */
function monthText(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const day = fromJalali({ year, month: number, day: 1 });
  return day === undefined ? month : formatMonthYear(tehranInstant(day, 12));
}

/** The months that have documents, each as one file. */
export function MonthDialog({ onClose }: { onClose: () => void }) {
  const months = useQuery(monthsQuery());
  return (
    <Dialog isOpen onOpenChange={onClose} title={fa.title} text={fa.text}>
      <DataRegion
        {...getRegion(months, { isEmpty: ({ results }) => results.length === 0 })}
        skeleton={<SkeletonRows rows={3} hasAvatar={false} />}
        empty={{ title: fa.none }}
      >
        <ul className="divide-y divide-line">
          {months.data?.results.map(({ month, documents }) => (
            <li key={month} className="flex items-center gap-3 py-2.5 text-md">
              <span className="font-semibold">{monthText(month)}</span>
              <span className="text-sm text-text-3">{fa.count(formatNumber(documents))}</span>
              <span className="ms-auto">
                <PdfButton variant="plain" label={fa.download(monthText(month))} download={() => downloadMonth(month)} />
              </span>
            </li>
          ))}
        </ul>
      </DataRegion>
    </Dialog>
  );
}
