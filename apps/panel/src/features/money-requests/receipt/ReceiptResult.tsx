import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { DefinitionRows } from '@jarchi/ui/figures/Rows.tsx';
import { formatId, formatToman } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWithdrawRequest } from '#data/money-requests/money-request-changes.ts';
import { type MoneyRequestDetail, moneyRequestQuery } from '#data/money-requests/money-requests.ts';
import { RequestBadge } from '../RequestBadge.tsx';
import { bankNameOf, dayText } from '../request-words.ts';
import { requestsFa } from '../requests.fa.ts';
import { receiptFa } from './receipt.fa.ts';

const fa = receiptFa.result;
const money = (amount: number) => `${formatToman(amount)} ${requestsFa.toman}`;

function listFacts({ id, state, amount, amount_credited, tracking_number, bank, day, outcome }: MoneyRequestDetail) {
  return [
    { key: 'number', label: fa.number, value: formatId(id) },
    { key: 'state', label: fa.state, value: <RequestBadge state={state} /> },
    { key: 'claimed', label: fa.claimed, value: money(amount) },
    ...(state === 'done' && amount_credited !== null ? [{ key: 'credited', label: fa.credited, value: money(amount_credited) }] : []),
    { key: 'tracking', label: fa.tracking, value: <bdi dir="ltr">{toPersianDigits(tracking_number ?? '')}</bdi> },
    { key: 'bank', label: fa.bank, value: bankNameOf(bank) },
    ...(day === null ? [] : [{ key: 'day', label: fa.day, value: dayText(day) }]),
    ...(outcome === '' ? [] : [{ key: 'reason', label: fa.reason, value: outcome }]),
  ];
}

/** What became of a slip that was sent; it tells the truth after a reload and a day. */
export function ReceiptResult({ id, onAgain }: { id: number; onAgain: () => void }) {
  const request = useQuery(moneyRequestQuery(id));
  const region = getRegion(request);
  const withdrawal = useWithdrawRequest({
    onSuccess: () => toast.success(requestsFa.withdrawn),
    onError: (error) => void toast.error(errorText(error)),
  });
  const { data } = request;
  return (
    <DataRegion {...region} skeleton={<SkeletonRows rows={4} hasAvatar={false} />}>
      {data && (
        <section aria-labelledby="receipt-result" className="mx-auto flex w-full max-w-[520px] flex-col gap-4">
          <h2 id="receipt-result" tabIndex={-1} className="text-xl font-bold">
            {fa.titles[data.state]}
          </h2>
          {data.state === 'waiting' && <p className="text-md text-text-2">{fa.waiting}</p>}
          <DefinitionRows rows={listFacts(data)} className="border-y border-line" />
          <div className="flex flex-wrap gap-2">
            <Button onClick={onAgain}>{fa.again}</Button>
            {data.state === 'done' && (
              <Link to="/campaigns" className={buttonClass({ variant: 'secondary' })}>
                {fa.campaigns}
              </Link>
            )}
            {data.can_withdraw && (
              <Button variant="secondary" isLoading={withdrawal.isPending} onClick={() => withdrawal.start(id)}>
                {requestsFa.withdraw}
              </Button>
            )}
          </div>
        </section>
      )}
    </DataRegion>
  );
}
