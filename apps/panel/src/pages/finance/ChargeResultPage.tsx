import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion, EmptyState } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetTypedCharge } from '#features/finance/charge-intent.ts';
import { financeFa } from '#features/finance/finance.fa.ts';
import { gatewaysQuery, orderQuery } from '#features/finance/finance.queries.ts';
import { OrderResult } from '#features/finance/OrderResult.tsx';

const fa = financeFa.result;

/** Money came in: the header's balance and campaigns that waited for it are read again. */
function useFreshMoney(isPaid: boolean) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isPaid) return;
    forgetTypedCharge(sessionStorage);
    void queryClient.invalidateQueries({ queryKey: ['finance', 'balance'] });
    void queryClient.invalidateQueries({ queryKey: ['campaigns'] });
  }, [isPaid, queryClient]);
}

export function ChargeResultPage() {
  const router = useRouter();
  const { order: orderText } = useSearch({ strict: false });
  const id = Number(orderText);
  const isId = Number.isSafeInteger(id) && id > 0;
  const order = useQuery({ ...orderQuery(id), enabled: isId });
  const gateways = useQuery(gatewaysQuery());
  useFreshMoney(order.data?.state === 'paid');

  if (!isId || hasErrorCode(order.error, 'order_not_found'))
    return (
      <EmptyState
        title={fa.notFound}
        action={
          <Link to="/financial/charge" className={buttonClass()}>
            {fa.toCharge}
          </Link>
        }
      />
    );
  const gateway = gateways.data?.gateways.find(({ key }) => key === order.data?.gateway);
  return (
    <DataRegion {...getRegion(order)} failedText={order.error ? errorText(order.error) : undefined}>
      {order.data && (
        <OrderResult
          order={order.data}
          gatewayTitle={gateway?.title ?? order.data.gateway}
          isChecking={order.isFetching}
          onCheck={() => void order.refetch()}
          onGo={(path) => router.history.push(path)}
        />
      )}
    </DataRegion>
  );
}
