import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { getListStep } from '@jarchi/ui/filters/filter-spec.ts';
import { TabList, TabPanel } from '@jarchi/ui/navigation/Tabs.tsx';
import { useOwnAddress } from '@jarchi/shell/router/own-address.ts';
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
import {
  getPaymentsQuery,
  isChosen,
  readPaymentsSearch,
  writePaymentsSearch,
  type PaymentsSearch,
} from '#features/finance/payments/payments-search.ts';
import { PaymentsTable } from '#features/finance/payments/PaymentsTable.tsx';
import { PagedList } from '#pages/PagedList.tsx';
import { PlainPage } from '#pages/PlainPage.tsx';

export function PaymentsPage() {
  const navigate = useOwnAddress();
  const search = readPaymentsSearch(useSearch({ strict: false }));
  const query = getPaymentsQuery(search);
  const list = useQuery(paymentsQuery(query));
  const canExport = useCanSee('table_export');
  const gateways = useQuery(gatewaysQuery()).data?.gateways ?? [];
  const onSearch = (next: PaymentsSearch) =>
    void navigate({ to: '/financial/payments', search: writePaymentsSearch(next), ...getListStep(search, next) });
  const hasChoice = isChosen(search);
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
    <PlainPage
      title={fa.title}
      tabs={
        <TabList
          isBare
          idPrefix="payments"
          label={fa.tabs.label}
          selected={search.tab}
          onSelect={(tab) => onSearch({ ...search, tab, page: 1 })}
          tabs={PAYMENT_TAB_NAMES.map((id) => ({ id, label: fa.tabs[id], count: list.data?.tabs[id] }))}
        />
      }
      actions={
        list.data?.count === 0 && !hasChoice ? undefined : (
          <>
            <TableExport download={() => downloadPayments(query)} isAllowed={canExport} />
            {charge}
          </>
        )
      }
    >
      <TabPanel id={search.tab} idPrefix="payments">
        <PaymentFilters
          search={search}
          onSearch={onSearch}
          count={list.data?.count ?? 0}
          gateways={gateways.map(({ key, title }) => ({ value: key, label: title }))}
        />
        <PagedList
          list={list}
          search={search}
          onSearch={onSearch}
          isDroppedTold
          isFiltered={hasChoice}
          filteredText={fa.noneFits}
          onClearFilters={() => onSearch({ ...search, filters: {}, tab: 'all', page: 1 })}
          empty={{ ...fa.empty, action: help }}
        >
          {(page) => (
            <PaymentsTable
              payments={page}
              hasSum={search.tab === 'all' || search.tab === 'paid'}
              gatewayTitleOf={(key) => gateways.find((gateway) => gateway.key === key)?.title ?? key}
              ordering={search.ordering}
              onOrdering={(ordering) => onSearch({ ...search, ordering, page: 1 })}
            />
          )}
        </PagedList>
      </TabPanel>
    </PlainPage>
  );
}
