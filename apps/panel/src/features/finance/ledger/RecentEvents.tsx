import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { formatWeekdayDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { recentLedgerQuery } from '#data/finance/ledger.ts';
import { EventRow } from './EventRow.tsx';
import { listDays, listLate } from './ledger-days.ts';
import { ledgerFa } from './ledger.fa.ts';

const fa = ledgerFa.recent;

/** The account's latest events in the order of their posting, under the days on which they took effect, each with a link to its cause. */
export function RecentEvents({ onLeave }: { onLeave: () => void }) {
  const ledger = useQuery(recentLedgerQuery());
  const events = ledger.data?.results ?? [];
  const late = listLate(events);
  return (
    <section aria-labelledby="recent-events" className="border-t px-4 pt-3">
      <h3 id="recent-events" className="text-md text-text-2">
        {fa.title}
      </h3>
      <DataRegion
        {...getRegion(ledger, { isEmpty: ({ count }) => count === 0 })}
        skeleton={<SkeletonRows rows={3} />}
        empty={fa.empty}
        failedText={ledger.error ? errorText(ledger.error) : undefined}
      >
        {listDays(events, true).map(({ day, events: ofDay }) => (
          <section key={ofDay[0]?.id} aria-label={formatWeekdayDayMonth(tehranInstant(day))}>
            <h4 aria-hidden className="pt-3 text-sm font-medium text-text-3">
              {formatWeekdayDayMonth(tehranInstant(day))}
            </h4>
            <ul>
              {ofDay.map((event) => (
                <EventRow key={event.id} event={event} hasOneLink isLate={late.has(event.id)} onLeave={onLeave} />
              ))}
            </ul>
          </section>
        ))}
      </DataRegion>
    </section>
  );
}
