import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { HelpLink } from '#features/ground/HelpLink.tsx';
import { gatewaysQuery } from '#data/finance/finance.ts';
import { paymentsFa as fa } from '#features/finance/payments/payments.fa.ts';
import { PAYMENT_ORDERINGS, paymentsQuery } from '#data/finance/payments.ts';
import { PaymentsTable } from '#features/finance/payments/PaymentsTable.tsx';
import { PagedList } from '#pages/PagedList.tsx';
import { getWindow } from '#pages/paging.ts';
import { PlainPage } from '#pages/PlainPage.tsx';
import { useListAddress } from '#pages/useListAddress.ts';

export function PaymentsPage() {
  const { search, onSearch } = useListAddress('/financial/payments', { fields: [], orderings: PAYMENT_ORDERINGS });
  const list = useQuery(paymentsQuery({ ...getWindow(search), ordering: search.ordering }));
  const gateways = useQuery(gatewaysQuery());
  const charge = (
    <Link to="/financial/charge" className={buttonClass()}>
      <Plus aria-hidden size={18} />
      {fa.charge}
    </Link>
  );
  const help = (
    <>
      {charge}
      <HelpLink article="charge-balance">{fa.help}</HelpLink>
    </>
  );
  return (
    <PlainPage title={fa.title} actions={list.data?.count === 0 ? undefined : charge}>
      <PagedList list={list} search={search} onSearch={onSearch} empty={{ ...fa.empty, action: help }}>
        {({ results }) => (
          <PaymentsTable
            payments={results}
            gatewayTitleOf={(key) => gateways.data?.gateways.find((gateway) => gateway.key === key)?.title ?? key}
            ordering={search.ordering}
            onOrdering={(ordering) => onSearch({ ...search, ordering, page: 1 })}
          />
        )}
      </PagedList>
    </PlainPage>
  );
}
