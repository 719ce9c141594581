import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { IconTile, type BadgeTone } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatId, formatNumber, formatSigned, formatToman } from '@jarchi/ui/format/format.ts';
import { Link } from '@tanstack/react-router';
import { ArrowLeftRight, Lock, LockOpen, Minus, PencilLine, ReceiptText, Undo2, Wallet, type LucideIcon } from 'lucide-react';
import type { LedgerEvent } from '#data/finance/ledger.ts';
import { titleOf } from './event-title.ts';
import { ledgerFa as fa } from './ledger.fa.ts';

export const eventStyles: Record<LedgerEvent['kind'], { tone: BadgeTone; icon: LucideIcon }> = {
  charge: { tone: 'success', icon: Wallet },
  hold: { tone: 'warning', icon: Lock },
  release: { tone: 'teal', icon: LockOpen },
  capture: { tone: 'violet', icon: ReceiptText },
  refund: { tone: 'success', icon: Undo2 },
  adjustment: { tone: 'orange', icon: PencilLine },
  deduction: { tone: 'danger', icon: Minus },
  transfer: { tone: 'info', icon: ArrowLeftRight },
};

const LINK = 'touch-area rounded-sm text-text-link hover:underline';

interface CauseProps {
  event: LedgerEvent;
  onLeave?: (() => void) | undefined;
}

function CauseLink({ event, onLeave }: CauseProps) {
  const { payment_id, tracking_number, campaign_id, campaign_title, money_request_id, money_request_kind } = event;
  if (payment_id !== null)
    return (
      <Link to="/financial/payments/$id" params={{ id: String(payment_id) }} onClick={onLeave} className={LINK}>
        {fa.payment(formatId(tracking_number ?? payment_id))}
      </Link>
    );
  if (campaign_id !== null)
    return (
      <Link to="/campaigns/$id/identity" params={{ id: String(campaign_id) }} onClick={onLeave} className={LINK}>
        {campaign_title ?? fa.campaign(formatId(campaign_id))}
      </Link>
    );
  if (money_request_id === null) return fa.none;
  const name = money_request_kind === null ? fa.request : fa.requests[money_request_kind];
  return (
    <Link to="/financial/requests/$id" params={{ id: String(money_request_id) }} onClick={onLeave} className={LINK}>
      {name(formatId(money_request_id))}
    </Link>
  );
}

/** Links to the cause of the move, and to the document that was issued for it. */
export function Cause({ event, onLeave }: CauseProps) {
  const { document } = event;
  return (
    <>
      <CauseLink event={event} onLeave={onLeave} />
      {document && (
        <>
          {' '}
          <Link
            to="/financial/factor/{-$id}"
            params={{ id: String(document.id) }}
            onClick={onLeave}
            className={`${LINK} ms-2 text-sm whitespace-nowrap`}
          >
            {fa.document(fa.documents[document.kind], formatId(document.number))}
          </Link>
        </>
      )}
    </>
  );
}

export interface EventRowProps {
  event: LedgerEvent;
  /** With the day, where rows stand under no heading of their day; such rows have room for one link. */
  hasDay?: boolean;
  hasOneLink?: boolean;
  /** It was posted after one that took effect later: its time goes back in the list. */
  isLate?: boolean;
  /** Called when its link is followed. */
  onLeave?: () => void;
  /** Opens the transactions of a line that has several. */
  onOpen?: ((event: LedgerEvent) => void) | undefined;
  className?: string;
}

/** Opens a line of several transactions; nothing for a single one. */
export function OpenLine({ event, onOpen }: { event: LedgerEvent; onOpen: EventRowProps['onOpen'] }) {
  if (event.entries < 2 || !onOpen) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={fa.openLine(titleOf(event), formatNumber(event.entries))}
      onClick={() => onOpen(event)}
      className="touch-area rounded-sm text-sm text-text-link hover:underline"
    >
      {fa.entries(formatNumber(event.entries))}
    </button>
  );
}

/** An event of the ledger as a row of a list. */
export function EventRow({ event, hasDay = false, hasOneLink = hasDay, isLate = false, onLeave, onOpen, className }: EventRowProps) {
  const { kind, at, amount, available, held } = event;
  const net = available + held;
  return (
    <li className={joinClasses('flex items-start gap-3 border-b border-line py-3 last:border-b-0', className)}>
      <IconTile {...eventStyles[kind]} />
      <span className="min-w-0 flex-1">
        <b className="block text-md font-semibold">{titleOf(event)}</b>
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-text-3">
          {hasOneLink ? <CauseLink event={event} onLeave={onLeave} /> : <Cause event={event} onLeave={onLeave} />}
          <time dateTime={at}>
            {hasDay ? fa.at(formatDayMonth(Date.parse(at)), formatTime(Date.parse(at))) : formatTime(Date.parse(at))}
          </time>
          {isLate && <span>{fa.late}</span>}
          <OpenLine event={event} onOpen={onOpen} />
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
