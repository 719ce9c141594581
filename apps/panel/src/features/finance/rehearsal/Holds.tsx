import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { PlatformGlyph } from '@jarchi/ui/brand/PlatformGlyph.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatNumber, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { holdsQuery, type Hold } from '#data/finance/rehearsal.ts';
import { rehearsalFa } from './rehearsal.fa.ts';

const fa = rehearsalFa.holds;
const dayOf = (at: string) => formatDayMonth(Date.parse(at));
const timeOf = (at: string) => formatTime(Date.parse(at));
const unitsName = ({ campaign_type }: Hold) => (campaign_type === 'CPC' ? rehearsalFa.clicks : rehearsalFa.views);

function Name({ hold }: { hold: Hold }) {
  const { campaign, title, media_type, units_left, publishers } = hold;
  return (
    <span className="flex items-center gap-3">
      <PlatformGlyph platform={media_type} size={24} />
      <span className="min-w-0">
        <Link
          to="/campaigns/$id/identity"
          params={{ id: String(campaign) }}
          className="touch-area rounded-sm font-semibold text-text hover:underline"
        >
          {title}
        </Link>{' '}
        <span className="text-sm text-text-3">
          {units_left > 0 ? fa.unitsLeft(formatScaledText(units_left), unitsName(hold)) : fa.publishers(formatNumber(publishers))}
        </span>
      </span>
    </span>
  );
}

/** What frees a hold, in a sentence: what it waits for, its deadline, and the shares that come back before. */
function Frees({ hold }: { hold: Hold }) {
  const { waits_for, next_at, lost } = hold;
  return (
    <span className="text-text-2">
      {rehearsalFa.waits[waits_for]}
      {'. '}
      {next_at !== null && <span className="text-text-3">{fa.until(dayOf(next_at), timeOf(next_at))}</span>}
      {lost.map(({ placement, title, amount, at }) => (
        <span key={placement} className="block text-sm text-text-3">
          {fa.lost(title, formatToman(amount), dayOf(at), timeOf(at))}
        </span>
      ))}
    </span>
  );
}

const settledText = ({ settled_at }: Hold) => (settled_at === null ? fa.undecided : fa.settled(dayOf(settled_at)));

const columns: readonly TableColumn<Hold>[] = [
  { key: 'campaign', label: fa.columns.campaign, width: '30%', cell: (hold) => <Name hold={hold} /> },
  { key: 'frees', label: fa.columns.frees, cell: (hold) => <Frees hold={hold} /> },
  {
    key: 'settled',
    label: fa.columns.settled,
    width: '150px',
    cell: (hold) => <span className="whitespace-nowrap">{settledText(hold)}</span>,
  },
  { key: 'amount', label: fa.columns.amount, isNumeric: true, width: '150px', cell: ({ amount }) => formatToman(amount) },
];

function Card({ hold }: { hold: Hold }) {
  return (
    <div className="grid gap-1.5 text-md">
      <span className="flex items-start justify-between gap-3">
        <Name hold={hold} />
        <b className="shrink-0 font-semibold">{formatToman(hold.amount)}</b>
      </span>
      <Frees hold={hold} />
      <span className="text-sm text-text-3">{settledText(hold)}</span>
    </div>
  );
}

/** Every open hold, with what frees it and when. */
export function Holds() {
  const holds = useQuery(holdsQuery());
  return (
    <section aria-labelledby="holds">
      <h2 id="holds" className="px-(--gutter) py-4 text-md font-semibold wide:sr-only">
        {fa.title}
      </h2>
      <DataRegion
        {...getRegion(holds, { isEmpty: ({ results }) => results.length === 0 })}
        skeleton={<SkeletonRows rows={3} />}
        empty={fa.empty}
        failedText={holds.error ? errorText(holds.error) : undefined}
      >
        {holds.data && (
          <DataTable
            caption={fa.caption}
            columns={columns}
            rows={holds.data.results}
            rowKey={({ campaign }) => String(campaign)}
            renderCard={(hold) => <Card hold={hold} />}
            totals={{ campaign: fa.total, amount: formatToman(holds.data.results.reduce((sum, { amount }) => sum + amount, 0)) }}
          />
        )}
      </DataRegion>
    </section>
  );
}
