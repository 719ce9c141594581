import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ledgerLineQuery, type LedgerEvent } from '#data/finance/ledger.ts';
import { EventRow } from './EventRow.tsx';
import { titleOf } from './event-title.ts';
import { ledgerFa as fa } from './ledger.fa.ts';

const STEP = 50;
/** The most that one request lists. */
const MOST = 100;

/** The transactions that share a line, each with its own instant, publisher and balance. */
export function LineEntries({ event, onClose }: { event: LedgerEvent; onClose: () => void }) {
  const [limit, setLimit] = useState(STEP);
  const entries = useQuery(ledgerLineQuery(event, limit));
  const { results = [], count = 0 } = entries.data ?? {};
  const left = Math.min(count, MOST) - results.length;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={titleOf(event)}
      text={fa.opened(formatNumber(event.entries), formatToman(event.amount))}
      width={600}
    >
      <DataRegion
        {...getRegion(entries, { isEmpty: (data) => data.count === 0 })}
        skeleton={<SkeletonRows rows={Math.min(event.entries, 5)} />}
        failedText={entries.error ? errorText(entries.error) : undefined}
      >
        <ul>
          {results.map((entry) => (
            <EventRow key={entry.id} event={entry} hasDay onLeave={onClose} />
          ))}
        </ul>
        {left > 0 && (
          <Button variant="secondary" isLoading={entries.isFetching} onClick={() => setLimit(MOST)}>
            {fa.more(formatNumber(left))}
          </Button>
        )}
        {count > MOST && <p className="mt-3 text-sm text-text-3">{fa.restInFile(formatNumber(count - MOST))}</p>}
      </DataRegion>
    </Dialog>
  );
}
