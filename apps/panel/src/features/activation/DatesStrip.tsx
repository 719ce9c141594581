import { addDays, formatDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { SETTLE_HOURS } from '@jarchi/domain/campaigns/placements.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { FileCheck2, Hourglass, Radio, ReceiptText, type LucideIcon } from 'lucide-react';
import { activationFa as fa } from './activation.fa.ts';

interface DatesStripProps {
  today: string;
  end: string;
  /** «۱۲ تا ۲۳ آبان، ۱۸ تا ۲۳» */
  publishing: string;
}

/** The four dates of the campaign, in a row on desktops, one under another on phones. */
export function DatesStrip({ today, end, publishing }: DatesStripProps) {
  const dates: { icon: LucideIcon; title: string; text: string }[] = [
    { icon: FileCheck2, title: fa.dateActivation, text: fa.dateToday(formatDayMonth(tehranInstant(today))) },
    { icon: Hourglass, title: fa.dateReview, text: fa.dateBeforeStart },
    { icon: Radio, title: fa.datePublish, text: publishing },
    { icon: ReceiptText, title: fa.dateSettle, text: formatDayMonth(tehranInstant(addDays(end, SETTLE_HOURS / 24))) },
  ];
  return (
    <section className="border-b py-4">
      <h2 className="mb-3 text-lg font-bold">{fa.dates}</h2>
      <ol className="flex max-lg:flex-col max-lg:gap-3 lg:flex-row">
        {dates.map(({ icon: Icon, title, text }, index) => (
          <li key={title} className="flex min-w-0 flex-1 items-center gap-3 last:flex-none lg:flex-col lg:items-stretch lg:gap-1.5">
            <span className="flex items-center gap-2">
              <span
                className={joinClasses(
                  'grid size-8 shrink-0 place-items-center rounded-md',
                  index === 0 ? 'bg-action text-text-on-brand' : 'bg-action-soft text-action-soft-text',
                )}
              >
                <Icon aria-hidden size={18} />
              </span>
              {index < dates.length - 1 && <span aria-hidden className="me-2 h-px flex-1 bg-line-strong max-lg:hidden" />}
            </span>
            <span className="min-w-0">
              <span className="block text-md font-semibold">{title}</span>
              <span className="block text-sm text-text-3">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
