import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion, EmptyState } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { typedCharge } from '#features/finance/charge/typed-charge.ts';
import { financeFa } from '#features/finance/finance.fa.ts';
import { useMoneyThatCame } from '#data/finance/charge.ts';
import { gatewaysQuery, orderQuery } from '#data/finance/finance.ts';
import { OrderResult } from '#features/finance/OrderResult.tsx';

const route = getRouteApi('/shell/financial/charge/result');

const fa = financeFa.result;

export function ChargeResultPage() {
  const router = useRouter();
  const { order: orderText } = route.useSearch();
  const id = Number(orderText);
  const isId = Number.isSafeInteger(id) && id > 0;
  const order = useQuery({ ...orderQuery(id), enabled: isId });
  const gateways = useQuery(gatewaysQuery());
  const isPaid = order.data?.state === 'paid';
  useMoneyThatCame(isPaid);
  useEffect(() => {
    if (isPaid) typedCharge.forget();
  }, [isPaid]);

  if (!isId || hasErrorCode(order.error, 'order_not_found'))
    return (
      <>
        <h1 className="sr-only">{fa.title}</h1>
        <EmptyState
          title={fa.notFound}
          text={fa.notFoundText}
          action={
            <Link to="/financial/charge" className={buttonClass()}>
              {fa.toCharge}
            </Link>
          }
        />
      </>
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
