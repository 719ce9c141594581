import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { recentLedgerQuery } from '#data/finance/ledger.ts';
import { EventRow } from './EventRow.tsx';
import { ledgerFa } from './ledger.fa.ts';

const fa = ledgerFa.recent;

/** The account's latest events, each with a link to its cause. */
export function RecentEvents({ onLeave }: { onLeave: () => void }) {
  const ledger = useQuery(recentLedgerQuery());
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
        <ul>
          {ledger.data?.results.map((event) => (
            <EventRow key={event.id} event={event} hasDay onLeave={onLeave} />
          ))}
        </ul>
      </DataRegion>
    </section>
  );
}
