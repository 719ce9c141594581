import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { ListPage } from '@jarchi/shell/list/ListPage.tsx';
import { useList } from '@jarchi/shell/list/use-list.ts';
import { PAYMENT_TAB_NAMES } from '@jarchi/domain/money/payments.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { HelpLink } from '#features/help/HelpLink.tsx';
import { useCanSee } from '#data/account/viewer.ts';
import { gatewaysQuery } from '#data/finance/finance.ts';
import { downloadPayments, paymentsQuery } from '#data/finance/payments.ts';
import { TableExport } from '#features/export/TableExport.tsx';
import { PaymentFilters } from '#features/finance/payments/PaymentFilters.tsx';
import { paymentsFa as fa } from '#features/finance/payments/payments.fa.ts';
import { getPaymentsQuery, paymentsList } from '#features/finance/payments/payments-list.ts';
import { PaymentsTable } from '#features/finance/payments/PaymentsTable.tsx';
import { PlainPage } from '#pages/PlainPage.tsx';

export function PaymentsPage() {
  const list = useList(paymentsList, useSearch({ from: '/shell/financial/payments' }));
  const { state, change } = list;
  const asked = getPaymentsQuery(state);
  const query = useQuery(paymentsQuery(asked));
  const canExport = useCanSee('table_export');
  const gateways = useQuery(gatewaysQuery()).data?.gateways ?? [];
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
    <ListPage
      Frame={PlainPage}
      title={fa.title}
      list={list}
      query={query}
      tabs={{
        idPrefix: 'payments',
        label: fa.tabs.label,
        selected: state.tab,
        onSelect: (tab) => change({ tab }),
        items: PAYMENT_TAB_NAMES.map((id) => ({ id, label: fa.tabs[id], count: query.data?.tabs[id] })),
      }}
      actions={
        query.data?.count === 0 && !list.isChosen ? undefined : (
          <>
            <TableExport download={() => downloadPayments(asked)} isAllowed={canExport} />
            {charge}
          </>
        )
      }
      tools={
        <PaymentFilters
          list={list}
          count={query.data?.count ?? 0}
          gateways={gateways.map(({ key, title }) => ({ value: key, label: title }))}
        />
      }
      isDroppedTold
      isFiltered={list.isChosen}
      filteredText={fa.noneFits}
      onClearFilters={list.clear}
      empty={{ ...fa.empty, action: help }}
    >
      {(page) => (
        <PaymentsTable
          payments={page}
          hasSum={state.tab === 'all' || state.tab === 'paid'}
          gatewayTitleOf={(key) => gateways.find((gateway) => gateway.key === key)?.title ?? key}
          ordering={state.ordering}
          onOrdering={(ordering) => change({ ordering })}
        />
      )}
    </ListPage>
  );
}
