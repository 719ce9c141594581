import { formatDayMonth, formatTime, formatWeekdayDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { formatNumber, formatSigned, formatToman } from '@jarchi/ui/format/format.ts';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { IconTile } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { Cause, EventRow, eventStyles, OpenLine } from './EventRow.tsx';
import { titleOf } from './event-title.ts';
import { listDays } from './ledger-days.ts';
import { ledgerFa as fa } from './ledger.fa.ts';
import type { Ledger, LedgerEvent } from '#data/finance/ledger.ts';

/** Only incoming money is green. */
function Change({ toman, isIncome }: { toman: number; isIncome: boolean }) {
  if (toman === 0) return <span className="text-text-3">{fa.none}</span>;
  return <span className={joinClasses(isIncome && toman > 0 && 'text-success-text')}>{formatSigned(toman)}</span>;
}

const isIncome = ({ available, held }: LedgerEvent) => available + held > 0;

const listColumns = (onOpen: (event: LedgerEvent) => void): readonly TableColumn<LedgerEvent>[] => [
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
    cell: (event) => (
      <span className="flex items-center gap-3">
        <IconTile {...eventStyles[event.kind]} />
        <span className="flex flex-wrap items-baseline gap-x-2">
          {titleOf(event)}
          <OpenLine event={event} onOpen={onOpen} />
        </span>
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

export interface LedgerTableProps {
  ledger: Ledger;
  isFirstPage: boolean;
  /** Some of the statement only: then a day has no closing balance, and neither has the whole. */
  isChosen: boolean;
  onOpen: (event: LedgerEvent) => void;
}

/** A page of the account's statement: a table, or below lg a list by days. */
export function LedgerTable({ ledger, isFirstPage, isChosen, onOpen }: LedgerTableProps) {
  const { results, totals, count } = ledger;
  if (!useMedia(WIDE))
    return (
      <div aria-label={fa.caption} role="group">
        {listDays(results, isFirstPage).map(({ day, events, closing }) => (
          <section key={events[0]?.id} aria-labelledby={`day-of-${events[0]?.id}`}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line bg-surface-sunken px-(--gutter) py-2.5 text-sm text-text-2">
              <h2 id={`day-of-${events[0]?.id}`}>{formatWeekdayDayMonth(tehranInstant(day))}</h2>
              {closing !== null && !isChosen && <span>{fa.closing(formatToman(closing))}</span>}
            </div>
            <ul>
              {events.map((event) => (
                <EventRow key={event.id} event={event} onOpen={onOpen} className="px-(--gutter)" />
              ))}
            </ul>
          </section>
        ))}
        <p className="flex flex-wrap justify-between gap-x-4 border-b border-line bg-surface-sunken px-(--gutter) py-2.5 text-sm">
          <b className="font-semibold">{fa.totals(formatNumber(count))}</b>
          <span>{fa.sums(formatSigned(totals.available), formatSigned(totals.held))}</span>
        </p>
      </div>
    );
  return (
    <DataTable
      caption={fa.caption}
      columns={listColumns(onOpen)}
      rows={results}
      rowKey={({ id }) => String(id)}
      totals={{
        at: fa.totals(formatNumber(count)),
        available: formatSigned(totals.available),
        held: formatSigned(totals.held),
        balance: isChosen ? undefined : formatToman(totals.available + totals.held),
      }}
    />
  );
}
