import { ForWhoMayOpen } from '#features/team/public.ts';
import type { OrderState } from '@jarchi/domain/money/payments.ts';
import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { formatId, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { Rings, type RingsProps } from '@jarchi/ui/figures/Rings.tsx';
import { DefinitionRows } from '@jarchi/ui/figures/Rows.tsx';
import { Link } from '@tanstack/react-router';
import { Ban, Check, Hourglass, RotateCcw, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { HelpLink } from '#features/help/public.ts';
import { financeFa } from './finance.fa.ts';
import type { Order } from '#data/finance/finance.ts';
import { ReceiptLink, useReceipt, type Receipt } from './ReceiptLink.tsx';
import { TrackingNumber } from './TrackingNumber.tsx';

const fa = financeFa.result;

const styles: Record<OrderState, { tone: RingsProps['tone']; icon: LucideIcon }> = {
  paid: { tone: 'success', icon: Check },
  cancelled: { tone: 'warning', icon: Ban },
  failed: { tone: 'danger', icon: X },
  created: { tone: 'action', icon: Hourglass },
};

function Amount({ toman }: { toman: number }) {
  return (
    <>
      <span>{formatToman(toman)}</span> <span className="text-sm font-normal text-text-3">{fa.toman}</span>
    </>
  );
}

function getTitle(order: Order): string {
  return order.state === 'paid' ? fa.states.paid(formatScaledText(order.amount)) : fa.states[order.state];
}

function getText({ state, spendable }: Order): string {
  if (state !== 'paid') return fa.texts[state];
  return spendable > 0 ? fa.texts.paid(formatToman(spendable)) : fa.texts.paidAndUsed;
}

function listRows(order: Order, gatewayTitle: string, receipt: Receipt | undefined) {
  const at = Date.parse(order.paid_at ?? order.created);
  const isPaid = order.state === 'paid';
  return [
    { label: isPaid ? fa.amount.paid : fa.amount.other, value: <Amount toman={order.amount} /> },
    ...(order.tracking_number ? [{ label: fa.tracking, value: <TrackingNumber number={order.tracking_number} /> }] : []),
    { label: fa.time, value: fa.at(formatDate(at), formatTime(at)) },
    isPaid ? { label: fa.balance, value: <Amount toman={order.balance} /> } : { label: fa.gateway, value: gatewayTitle },
    ...(receipt ? [{ label: fa.receipt, value: <ReceiptLink receipt={receipt}>{formatId(receipt.number)}</ReceiptLink> }] : []),
  ];
}

export interface OrderResultProps {
  order: Order;
  gatewayTitle: string;
  isChecking: boolean;
  onCheck: () => void;
  /** Navigates to a path of the panel. */
  onGo: (path: string) => void;
}

function Steps({ order, isChecking, onCheck, onGo }: OrderResultProps): ReactNode {
  const home = (
    <Link to="/" className={buttonClass({ size: 'lg', variant: 'secondary' })}>
      {fa.home}
    </Link>
  );
  const path = order.return_path;
  if (order.state === 'created')
    return (
      <>
        <Button size="lg" icon={RotateCcw} isLoading={isChecking} loadingLabel={isChecking ? fa.checking : undefined} onClick={onCheck}>
          {fa.check}
        </Button>
        {home}
      </>
    );
  if (order.state !== 'paid')
    return (
      <>
        <Link
          to="/financial/charge"
          search={{ amount: String(order.amount), ...(path ? { return: path } : {}) }}
          className={buttonClass({ size: 'lg' })}
        >
          <RotateCcw aria-hidden size={18} />
          {fa.again}
        </Link>
        {home}
      </>
    );
  return (
    <>
      {path ? (
        <Button size="lg" onClick={() => onGo(path)}>
          {fa.goOn}
        </Button>
      ) : (
        <ForWhoMayOpen page="creation">
          <Link to="/campaign" className={buttonClass({ size: 'lg' })}>
            {fa.start}
          </Link>
        </ForWhoMayOpen>
      )}
      {home}
    </>
  );
}

/** The result of a payment: the amount, what happens to the money, the next step. */
export function OrderResult(props: OrderResultProps) {
  const { order, gatewayTitle } = props;
  const { tone, icon: Icon } = styles[order.state];
  const receipt = useReceipt(order);
  return (
    <div className="mx-auto flex w-full max-w-[480px] flex-col px-(--gutter) py-8 wide:pt-20">
      <Rings tone={tone}>
        <Icon aria-hidden size={32} />
      </Rings>
      <div role="status" className="mt-3 text-center">
        <h1 className="text-xl font-bold wide:text-2xl">{getTitle(order)}</h1>
        <p className="mt-1 text-md text-text-2">{getText(order)}</p>
      </div>
      <DefinitionRows className="mt-6 border-y border-line" rows={listRows(order, gatewayTitle, receipt)} />
      <div className="mt-6 grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <Steps {...props} />
      </div>
      {order.state !== 'paid' && (
        <div className="mt-4 text-center">
          <HelpLink article="charge-balance">{fa.help}</HelpLink>
        </div>
      )}
    </div>
  );
}
