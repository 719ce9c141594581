import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataTable } from '@jarchi/ui/table/DataTable.tsx';
import type { TableColumn } from '@jarchi/ui/table/table-props.ts';
import { formatId, formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { iconButtonClass } from '@jarchi/ui/actions/IconButton.tsx';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { TrackingNumber } from '#features/finance/TrackingNumber.tsx';
import { PaymentBadge, PaymentTile } from './PaymentState.tsx';
import { paymentsFa as fa } from './payments.fa.ts';
import type { Payment, PaymentOrdering, PaymentPage } from '#data/finance/payments.ts';

function timeText({ created, paid_at }: Payment): string {
  const at = Date.parse(paid_at ?? created);
  return fa.at(formatDate(at), formatTime(at));
}

/** For a failed payment, another try with the same amount; else a link to its page. */
function PaymentAction({ payment }: { payment: Payment }) {
  const { id, state, amount } = payment;
  if (state === 'failed' || state === 'cancelled')
    return (
      <Link to="/financial/charge" search={{ amount: String(amount) }} className={`${buttonClass({ variant: 'soft' })} relative z-1`}>
        {fa.again}
      </Link>
    );
  return (
    <Link
      to="/financial/payments/$id"
      params={{ id: String(id) }}
      aria-label={fa.open(formatId(id))}
      className={`${iconButtonClass()} relative z-1`}
    >
      <ChevronLeft aria-hidden size={18} />
    </Link>
  );
}

function PaymentCard({ payment, gatewayTitle }: { payment: Payment; gatewayTitle: string }) {
  const { id, state, amount, tracking_number } = payment;
  const isTriedAgain = state === 'failed' || state === 'cancelled';
  return (
    <div className="relative flex flex-wrap items-start gap-x-3 gap-y-2">
      <PaymentTile state={state} />
      <span className="min-w-0 flex-1">
        <Link
          to="/financial/payments/$id"
          params={{ id: String(id) }}
          className="block text-md font-semibold text-text after:absolute after:inset-0"
        >
          {gatewayTitle}
        </Link>
        <span className="block text-sm text-text-3">
          {tracking_number === null ? fa.states[state] : fa.tracked(fa.states[state], formatId(tracking_number))}
        </span>
        <span className="block text-sm text-text-3">{timeText(payment)}</span>
      </span>
      <span className="text-end">
        <b className="block text-md font-semibold">{formatToman(amount)}</b>
        <span className="text-sm text-text-3">{fa.toman}</span>
      </span>
      {isTriedAgain && (
        <span className="basis-full ps-[46px]">
          <PaymentAction payment={payment} />
        </span>
      )}
    </div>
  );
}

export interface PaymentsTableProps {
  payments: PaymentPage;
  /** The list holds paid ones, whose sum stands below. */
  hasSum: boolean;
  gatewayTitleOf: (key: string) => string;
  ordering: PaymentOrdering;
  onOrdering: (ordering: PaymentOrdering) => void;
}

const listColumns = (gatewayTitleOf: PaymentsTableProps['gatewayTitleOf']): readonly TableColumn<Payment>[] => [
  {
    key: 'tracking',
    label: fa.columns.tracking,
    cell: ({ tracking_number }) => (tracking_number === null ? fa.none : <TrackingNumber number={tracking_number} />),
  },
  { key: 'gateway', label: fa.columns.gateway, cell: ({ gateway }) => <span className="text-text-2">{gatewayTitleOf(gateway)}</span> },
  { key: 'state', label: fa.columns.state, width: '150px', cell: ({ state }) => <PaymentBadge state={state} /> },
  {
    key: 'created',
    label: fa.columns.created,
    sortKey: 'created',
    cell: (payment) => <span className="whitespace-nowrap text-text-2">{timeText(payment)}</span>,
  },
  { key: 'amount', label: fa.columns.amount, sortKey: 'amount', isNumeric: true, cell: ({ amount }) => formatToman(amount) },
  {
    key: 'action',
    label: <span className="sr-only">{fa.columns.action}</span>,
    align: 'end',
    width: '150px',
    cell: (payment) => <PaymentAction payment={payment} />,
  },
];

export function PaymentsTable({ payments, hasSum, gatewayTitleOf, ordering, onOrdering }: PaymentsTableProps) {
  const sortKey = ordering === 'amount' || ordering === '-amount' ? 'amount' : 'created';
  const { results, tabs, totals } = payments;
  return (
    <DataTable
      caption={fa.caption}
      columns={listColumns(gatewayTitleOf)}
      rows={results}
      totals={hasSum ? { tracking: fa.paidSum(formatNumber(tabs.paid)), amount: formatToman(totals.paid) } : undefined}
      rowKey={({ id }) => String(id)}
      sort={{ key: sortKey, direction: ordering.startsWith('-') ? 'desc' : 'asc' }}
      onSort={(key) => onOrdering(nextOrdering(ordering, key === 'amount' ? 'amount' : 'created'))}
      renderCard={(payment) => <PaymentCard payment={payment} gatewayTitle={gatewayTitleOf(payment.gateway)} />}
    />
  );
}

/** The order after a press on a column's head: first descending, then ascending. */
function nextOrdering(current: PaymentOrdering, key: 'amount' | 'created'): PaymentOrdering {
  return current === `-${key}` ? key : `-${key}`;
}
