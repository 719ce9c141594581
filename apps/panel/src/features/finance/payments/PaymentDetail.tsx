import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { formatId, formatToman } from '@jarchi/ui/format/format.ts';
import { IconTile, type BadgeTone } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { DefinitionRows } from '@jarchi/ui/figures/Rows.tsx';
import { Link } from '@tanstack/react-router';
import { useMayOpen } from '#data/account/role.ts';
import { Ban, CircleCheck, CircleX, ExternalLink, Hourglass, RotateCcw, type LucideIcon } from 'lucide-react';
import { financeFa } from '#features/finance/finance.fa.ts';
import type { Order } from '#data/finance/finance.ts';
import { TrackingNumber } from '#features/finance/TrackingNumber.tsx';
import { ReceiptLink, useReceipt } from '#features/finance/ReceiptLink.tsx';
import { PaymentTile } from './PaymentState.tsx';
import { paymentsFa } from './payments.fa.ts';

const fa = paymentsFa.one;

interface PathStep {
  readonly text: string;
  /** An instant as ISO text; null if it was not recorded. */
  readonly at: string | null;
  readonly icon: LucideIcon;
  readonly tone: BadgeTone;
}

/** The known steps from the opening to the credit, newest first. */
function getPath({ state, created, paid_at }: Order): PathStep[] {
  const opened: PathStep = { text: fa.steps.created, at: created, icon: ExternalLink, tone: 'neutral' };
  if (state === 'paid') return [{ text: fa.steps.paid, at: paid_at, icon: CircleCheck, tone: 'success' }, opened];
  if (state === 'failed') return [{ text: fa.steps.failed, at: null, icon: CircleX, tone: 'danger' }, opened];
  if (state === 'cancelled') return [{ text: fa.steps.cancelled, at: null, icon: Ban, tone: 'neutral' }, opened];
  return [{ text: fa.steps.waits, at: null, icon: Hourglass, tone: 'warning' }, opened];
}

const timeText = (at: string) => paymentsFa.at(formatDate(Date.parse(at)), formatTime(Date.parse(at)));

export function PaymentPath({ order }: { order: Order }) {
  return (
    <section aria-labelledby="payment-path">
      <h2 id="payment-path" className="mb-4 text-lg font-bold">
        {fa.path}
      </h2>
      <ol className="flex flex-col gap-5">
        {getPath(order).map(({ text, at, icon, tone }) => (
          <li key={text} className="flex gap-3">
            <IconTile icon={icon} tone={tone} />
            <div className="min-w-0 text-sm text-text-2">
              <b className="block text-md font-semibold text-text">{text}</b>
              {at !== null && <time dateTime={at}>{timeText(at)}</time>}
            </div>
          </li>
        ))}
      </ol>
      <Notice className="mt-6">{fa.lost}</Notice>
    </section>
  );
}

/** The amount, the result and the known facts of a payment. */
export function PaymentFacts({ order, gatewayTitle }: { order: Order; gatewayTitle: string }) {
  const { id, amount, state, tracking_number, created, paid_at } = order;
  const hasReport = useMayOpen('statement');
  const receipt = useReceipt(order);
  return (
    <>
      <div className="flex items-start gap-4 border-b border-line pb-6">
        <PaymentTile state={state} />
        <div className="min-w-0">
          <p className="text-2xl leading-tight font-bold">
            {formatToman(amount)} <span className="text-md font-normal text-text-3">{paymentsFa.toman}</span>
          </p>
          <p className="mt-1 text-md text-text-2">{fa.sentences[state](gatewayTitle)}</p>
        </div>
      </div>
      <DefinitionRows
        rows={[
          ...(tracking_number === null ? [] : [{ label: financeFa.result.tracking, value: <TrackingNumber number={tracking_number} /> }]),
          { label: fa.number, value: formatId(id) },
          { label: financeFa.result.gateway, value: gatewayTitle },
          { label: fa.created, value: timeText(created) },
          ...(paid_at === null ? [] : [{ label: fa.paid, value: timeText(paid_at) }]),
          ...(receipt ? [{ label: fa.receipt, value: <ReceiptLink receipt={receipt}>{formatId(receipt.number)}</ReceiptLink> }] : []),
          ...(state === 'paid' && hasReport
            ? [
                {
                  label: fa.ledger,
                  value: (
                    <Link to="/financial/report" className="touch-area rounded-sm text-text-link hover:underline">
                      {fa.toLedger}
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
      />
      {(state === 'failed' || state === 'cancelled') && (
        <Link to="/financial/charge" search={{ amount: String(amount) }} className={`mt-6 ${buttonClass()}`}>
          <RotateCcw aria-hidden size={18} />
          {paymentsFa.again}
        </Link>
      )}
    </>
  );
}
