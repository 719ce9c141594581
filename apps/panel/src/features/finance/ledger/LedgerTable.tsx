import { formatDayMonth, formatTime, formatWeekdayDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { formatNumber, formatSigned, formatToman } from '@jarchi/ui/format/format.ts';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { IconTile } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { Cause, EventRow, eventLooks } from './EventRow.tsx';
import { listDays } from './ledger-days.ts';
import { ledgerFa as fa } from './ledger.fa.ts';
import type { Ledger, LedgerEvent } from '#data/finance/ledger.ts';

/** Only incoming money is green. */
function Change({ toman, isIncome }: { toman: number; isIncome: boolean }) {
  if (toman === 0) return <span className="text-text-3">{fa.none}</span>;
  return <span className={joinClasses(isIncome && toman > 0 && 'text-success-text')}>{formatSigned(toman)}</span>;
}

const isIncome = ({ available, held }: LedgerEvent) => available + held > 0;

const columns: readonly TableColumn<LedgerEvent>[] = [
  {
    key: 'at',
    label: fa.columns.at,
    width: '150px',
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        <b className="font-semibold">{formatDayMonth(Date.parse(at))}</b>{' '}
        <span className="text-sm text-text-3">{formatTime(Date.parse(at))}</span>
      </time>
    ),
  },
  {
    key: 'kind',
    label: fa.columns.kind,
    cell: ({ kind }) => (
      <span className="flex items-center gap-3">
        <IconTile {...eventLooks[kind]} />
        {fa.kinds[kind]}
      </span>
    ),
  },
  { key: 'cause', label: fa.columns.cause, cell: (event) => <Cause event={event} /> },
  {
    key: 'available',
    label: fa.columns.available,
    isNumeric: true,
    cell: (event) => <Change toman={event.available} isIncome={isIncome(event)} />,
  },
  { key: 'held', label: fa.columns.held, isNumeric: true, cell: (event) => <Change toman={event.held} isIncome={isIncome(event)} /> },
  { key: 'balance', label: fa.columns.balance, isNumeric: true, cell: ({ balance }) => formatToman(balance) },
];

/** A page of the account's ledger: a table, or below lg a list by days. */
export function LedgerTable({ ledger, isFirstPage }: { ledger: Ledger; isFirstPage: boolean }) {
  const { results, totals, count } = ledger;
  if (!useMedia(WIDE))
    return (
      <div aria-label={fa.caption} role="group">
        {listDays(results, isFirstPage).map(({ day, events, closing }) => (
          <section key={events[0]?.id} aria-labelledby={`day-of-${events[0]?.id}`}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line bg-surface-sunken px-(--gutter) py-2.5 text-sm text-text-2">
              <h2 id={`day-of-${events[0]?.id}`}>{formatWeekdayDayMonth(tehranInstant(day))}</h2>
              {closing !== null && <span>{fa.closing(formatToman(closing))}</span>}
            </div>
            <ul>
              {events.map((event) => (
                <EventRow key={event.id} event={event} className="px-(--gutter)" />
              ))}
            </ul>
          </section>
        ))}
      </div>
    );
  return (
    <DataTable
      caption={fa.caption}
      columns={columns}
      rows={results}
      rowKey={({ id }) => String(id)}
      totals={{
        at: fa.totals(formatNumber(count)),
        available: formatSigned(totals.available),
        held: formatSigned(totals.held),
        balance: formatToman(totals.available + totals.held),
      }}
    />
  );
}
