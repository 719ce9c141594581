import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion, type DataRegionProps } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion, type QueryLike } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { Pagination } from '@jarchi/ui/navigation/Pagination.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { useWithdrawRequest } from '#data/money-requests/money-request-changes.ts';
import type { MoneyRequest } from '#data/money-requests/money-requests.ts';
import { RequestBadge, RequestTile } from './RequestBadge.tsx';
import { titleOf, whenOf } from './request-words.ts';
import { requestsFa as fa } from './requests.fa.ts';

export const OWN_PAGE = 5;

export interface OwnRequestsProps extends Pick<DataRegionProps, 'empty'> {
  title: string;
  list: QueryLike<{ readonly count: number; readonly results: readonly MoneyRequest[] }>;
  page: number;
  onPage: (page: number) => void;
}

function RequestRow({ request, onWithdraw, isBusy }: { request: MoneyRequest; onWithdraw: () => void; isBusy: boolean }) {
  const { kind, state, amount, amount_credited, outcome, can_withdraw } = request;
  const isOther = state === 'done' && amount_credited !== null && amount_credited !== amount;
  return (
    <li className="flex items-start gap-3 border-b border-line py-3">
      <RequestTile kind={kind} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 flex-1 basis-40">
          <span className="block text-md font-semibold">{titleOf(request)}</span>
          <span className="block text-sm text-text-3">{whenOf(request)}</span>
          {isOther && <span className="block text-sm text-text-2">{fa.ofClaim(formatToman(amount_credited), formatToman(amount))}</span>}
          {outcome !== '' && <span className="block text-sm text-text-2">{outcome}</span>}
        </span>
        <RequestBadge state={state} />
        <span className="text-md font-medium whitespace-nowrap">
          {formatToman(isOther ? amount_credited : amount)} <span className="text-sm font-normal text-text-3">{fa.toman}</span>
        </span>
        {can_withdraw && (
          <Button variant="secondary" isLoading={isBusy} onClick={onWithdraw}>
            {fa.withdraw}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Requests of the advertiser, newest first, each with its outcome; what waits can be taken back. */
export function OwnRequests({ title, list, page, onPage, empty }: OwnRequestsProps) {
  const region = getRegion(list, { isEmpty: ({ count }) => count === 0 });
  const withdrawal = useWithdrawRequest({
    onSuccess: () => toast.success(fa.withdrawn),
    onError: (error) => void toast.error(errorText(error)),
  });
  return (
    <section aria-labelledby="own-requests">
      <h2 id="own-requests" className="mb-2 text-md font-semibold">
        {title}
      </h2>
      <DataRegion {...region} skeleton={<SkeletonRows rows={2} />} empty={empty}>
        {list.data && (
          <>
            <ul className="border-t border-line">
              {list.data.results.map((request) => (
                <RequestRow
                  key={request.id}
                  request={request}
                  isBusy={withdrawal.isPending && withdrawal.variables === request.id}
                  onWithdraw={() => withdrawal.start(request.id)}
                />
              ))}
            </ul>
            {list.data.count > OWN_PAGE && <Pagination page={page} pageSize={OWN_PAGE} total={list.data.count} onPage={onPage} />}
          </>
        )}
      </DataRegion>
    </section>
  );
}
