import { addDays, formatDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { SETTLE_HOURS } from '@jarchi/domain/campaigns/placements.ts';
import type { CampaignType } from '@jarchi/domain/platforms/platforms.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { FileCheck2, Hourglass, Radio, ReceiptText, type LucideIcon } from 'lucide-react';
import { activationFa as fa } from './activation.fa.ts';

interface DatesStripProps {
  type: CampaignType;
  today: string;
  end: string;
  /** «۱۲ تا ۲۳ آبان، ۱۸ تا ۲۳» */
  publishing: string;
}

/** The four dates of the campaign, in a row on desktops, in a column on phones. */
export function DatesStrip({ type, today, end, publishing }: DatesStripProps) {
  const isMade = type === 'INFLUENCE';
  const dates: { icon: LucideIcon; title: string; text: string }[] = [
    { icon: FileCheck2, title: fa.dateActivation, text: fa.dateToday(formatDayMonth(tehranInstant(today))) },
    {
      icon: Hourglass,
      title: isMade ? fa.dateNegotiation : fa.dateReview,
      text: isMade ? fa.dateNegotiationText : fa.dateBeforeStart,
    },
    { icon: Radio, title: fa.datePublish, text: publishing },
    { icon: ReceiptText, title: fa.dateSettle, text: fa.dateFrom(formatDayMonth(tehranInstant(addDays(end, SETTLE_HOURS / 24)))) },
  ];
  return (
    <section className="border-b py-4">
      <h2 className="mb-3 text-lg font-bold">{fa.dates}</h2>
      <ol className="flex max-lg:flex-col max-lg:gap-3 lg:flex-row">
        {dates.map(({ icon: Icon, title, text }, index) => (
          <li
            key={title}
            className="relative flex min-w-0 flex-1 items-center gap-3 last:flex-none lg:flex-col lg:items-stretch lg:gap-1.5"
          >
            <span className="flex items-center gap-2">
              <span
                className={joinClasses(
                  'grid size-8 shrink-0 place-items-center rounded-md',
                  index === 0 ? 'bg-action text-text-on-brand' : 'bg-action-soft text-action-soft-text',
                )}
              >
                <Icon aria-hidden size={18} />
              </span>
              {index < dates.length - 1 && (
                <span
                  aria-hidden
                  className="bg-line-strong max-lg:absolute max-lg:start-4 max-lg:top-[38px] max-lg:h-3 max-lg:w-px lg:me-2 lg:h-px lg:flex-1"
                />
              )}
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
