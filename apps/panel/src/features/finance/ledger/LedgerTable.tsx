import { formatDayMonth, formatTime, formatWeekdayDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { formatId, formatNumber, formatSigned, formatToman } from '@jarchi/ui/format/format.ts';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { IconTile, type BadgeTone } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { Link } from '@tanstack/react-router';
import { Lock, LockOpen, PencilLine, ReceiptText, Undo2, Wallet, type LucideIcon } from 'lucide-react';
import { listDays } from './ledger-days.ts';
import { ledgerFa as fa } from './ledger.fa.ts';
import type { Ledger, LedgerEvent } from '#data/finance/ledger.ts';

const looks: Record<LedgerEvent['kind'], { tone: BadgeTone; icon: LucideIcon }> = {
  charge: { tone: 'success', icon: Wallet },
  hold: { tone: 'warning', icon: Lock },
  release: { tone: 'teal', icon: LockOpen },
  capture: { tone: 'violet', icon: ReceiptText },
  refund: { tone: 'success', icon: Undo2 },
  adjustment: { tone: 'orange', icon: PencilLine },
};

/** Links to the cause of the move. */
function Cause({ event }: { event: LedgerEvent }) {
  const linkClass = 'touch-area rounded-sm text-text-link hover:underline';
  if (event.payment_id !== null)
    return (
      <Link to="/financial/payments/$id" params={{ id: String(event.payment_id) }} className={linkClass}>
        {fa.payment(formatId(event.payment_id))}
      </Link>
    );
  if (event.campaign_id !== null)
    return (
      <Link to="/campaigns/$id/identity" params={{ id: String(event.campaign_id) }} className={linkClass}>
        {fa.campaign(formatId(event.campaign_id))}
      </Link>
    );
  return fa.none;
}

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
        <IconTile {...looks[kind]} />
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

function MobileEvent({ event }: { event: LedgerEvent }) {
  const { kind, at, amount, available, held } = event;
  const net = available + held;
  return (
    <li className="flex items-start gap-3 border-b border-line px-(--gutter) py-3">
      <IconTile {...looks[kind]} />
      <span className="min-w-0 flex-1">
        <b className="block text-md font-semibold">{fa.kinds[kind]}</b>
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-text-3">
          <Cause event={event} />
          <time dateTime={at}>{formatTime(Date.parse(at))}</time>
        </span>
      </span>
      <span className="shrink-0 text-end">
        <b className={joinClasses('block text-md font-semibold', net > 0 && 'text-success-text')}>
          {net === 0 ? formatToman(amount) : formatSigned(net)}
        </b>
        <span className="text-sm text-text-3">{fa.moves[kind]}</span>
      </span>
    </li>
  );
}

/** A page of the account's ledger: a table, or below lg a list by days. */
export function LedgerTable({ ledger, isFirstPage }: { ledger: Ledger; isFirstPage: boolean }) {
  const { results, totals, count } = ledger;
  if (!useMedia(WIDE))
    return (
      <div aria-label={fa.caption} role="group">
        {listDays(results, isFirstPage).map(({ day, events, closing }) => (
          <section key={day} aria-labelledby={`day-${day}`}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line bg-surface-sunken px-(--gutter) py-2.5 text-sm text-text-2">
              <h2 id={`day-${day}`}>{formatWeekdayDayMonth(tehranInstant(day))}</h2>
              {closing !== null && <span>{fa.closing(formatToman(closing))}</span>}
            </div>
            <ul>
              {events.map((event) => (
                <MobileEvent key={event.id} event={event} />
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
