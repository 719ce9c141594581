import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, notFound } from '@tanstack/react-router';
import { useMayOpen } from '#data/account/role.ts';
import { gatewaysQuery, orderQuery } from '#data/finance/finance.ts';
import { PaymentFacts, PaymentPath } from '#features/finance/payments/PaymentDetail.tsx';
import { paymentsFa } from '#features/finance/payments/payments.fa.ts';
import { PaymentBadge } from '#features/finance/payments/PaymentState.tsx';
import { AskSupportLink } from '#features/tickets/AskSupportLink.tsx';
import { PlainPage } from '#pages/PlainPage.tsx';

const route = getRouteApi('/shell/financial/payments/$id');

const fa = paymentsFa.one;

/** Everybody opens their own payments; the list of them is for some. */
export function PaymentPage() {
  const hasList = useMayOpen('payments');
  const { id } = route.useParams();
  const order = useQuery(orderQuery(Number(id)));
  const gateways = useQuery(gatewaysQuery());
  if (hasErrorCode(order.error, 'order_not_found')) throw notFound();
  const gateway = gateways.data?.gateways.find(({ key }) => key === order.data?.gateway);
  return (
    <PlainPage
      title={fa.title(formatId(order.data?.tracking_number ?? id))}
      back={hasList ? { to: '/financial/payments', label: paymentsFa.title } : { to: '/', label: fa.home }}
      badge={order.data && <PaymentBadge state={order.data.state} />}
    >
      <DataRegion {...getRegion(order)} className="flex flex-1 flex-col" skeleton={<SkeletonRows rows={5} hasAvatar={false} />}>
        {order.data && (
          <div className="grid flex-1 xl:grid-cols-[minmax(0,1fr)_340px]">
            <div className="w-full max-w-form px-(--gutter) py-6">
              <PaymentFacts order={order.data} gatewayTitle={gateway?.title ?? order.data.gateway} />
            </div>
            <aside className="border-line bg-surface-sunken px-(--gutter) py-6 max-xl:border-t xl:border-s xl:px-5">
              <PaymentPath order={order.data} />
              <AskSupportLink about="order" id={order.data.id} className="mt-4" />
            </aside>
          </div>
        )}
      </DataRegion>
    </PlainPage>
  );
}
