import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { Skeleton, SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { getListStep } from '@jarchi/ui/filters/filter-spec.ts';
import { TabList, TabPanel } from '@jarchi/ui/navigation/Tabs.tsx';
import { useOwnAddress } from '@jarchi/shell/router/own-address.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { LEDGER_TAB_NAMES } from '@jarchi/domain/money/ledger.ts';
import { Suspense, useState } from 'react';
import { HelpLink } from '#features/help/HelpLink.tsx';
import { useCanSee } from '#data/account/viewer.ts';
import { balanceQuery } from '#data/finance/finance.ts';
import { downloadLedger, ledgerQuery, type LedgerEvent } from '#data/finance/ledger.ts';
import { TableExport } from '#features/export/TableExport.tsx';
import { BalanceRuler } from '#features/finance/ledger/BalanceRuler.tsx';
import { ledgerFa as fa } from '#features/finance/ledger/ledger.fa.ts';
import {
  getLedgerQuery,
  isChosen,
  readLedgerSearch,
  REHEARSAL_SEARCH,
  withFilters,
  withTab,
  writeLedgerSearch,
  type LedgerSearch,
} from '#features/finance/ledger/ledger-search.ts';
import { LedgerFilters } from '#features/finance/ledger/LedgerFilters.tsx';
import { LedgerTable } from '#features/finance/ledger/LedgerTable.tsx';
import { PagedList } from '#pages/PagedList.tsx';
import { PlainPage } from '#pages/PlainPage.tsx';

const LineEntries = lazyPart(() => import('#features/finance/ledger/LineEntries.tsx'), 'LineEntries', { whenLost: 'close' });
const RehearsalView = lazyPart(() => import('#features/finance/rehearsal/RehearsalView.tsx'), 'RehearsalView');

/** The statement of the account, or what it could become. */
export function FinancialReportPage() {
  const search = readLedgerSearch(useSearch({ strict: false }));
  if (!search.isRehearsing) return <Statement search={search} />;
  return (
    <PlainPage title={fa.rehearsal} back={{ to: '/financial/report', label: fa.title }}>
      <Suspense fallback={<SkeletonRows rows={5} />}>
        <RehearsalView />
      </Suspense>
    </PlainPage>
  );
}

function Statement({ search }: { search: LedgerSearch }) {
  const navigate = useOwnAddress();
  const [opened, setOpened] = useState<LedgerEvent>();
  const balance = useQuery(balanceQuery);
  const query = getLedgerQuery(search);
  const ledger = useQuery(ledgerQuery(query));
  const hasLimit = useCanSee('debt_limit');
  const canExport = useCanSee('table_export');
  const onSearch = (next: LedgerSearch) =>
    void navigate({ to: '/financial/report', search: writeLedgerSearch(next), ...getListStep(search, next) });
  const charge = (
    <Link to="/financial/charge" className={buttonClass()}>
      {fa.charge}
    </Link>
  );
  const hasChoice = isChosen(search);
  return (
    <PlainPage
      title={fa.title}
      tabs={
        <TabList
          isBare
          idPrefix="ledger"
          label={fa.tabs.label}
          selected={search.tab}
          onSelect={(tab) => onSearch(withTab(search, tab))}
          tabs={LEDGER_TAB_NAMES.map((id) => ({ id, label: fa.tabs[id] }))}
        />
      }
      actions={
        <>
          <Link to="/financial/report" search={REHEARSAL_SEARCH as never} className={buttonClass({ variant: 'secondary' })}>
            {fa.rehearsal}
          </Link>
          <Link to="/financial/payments" className={buttonClass({ variant: 'secondary' })}>
            {fa.payments}
          </Link>
          <TableExport download={() => downloadLedger({ tab: query.tab, filter: query.filter })} isAllowed={canExport} />
        </>
      }
    >
      <DataRegion {...getRegion(balance)} skeleton={<Skeleton className="mx-(--gutter) my-5 h-24" />}>
        {balance.data && <BalanceRuler balance={balance.data} hasLimit={hasLimit} />}
      </DataRegion>
      <div className="flex flex-wrap gap-x-5 px-(--gutter) pb-2">
        <HelpLink article="held-money">{fa.helpHeld}</HelpLink>
        {hasLimit && <HelpLink article="debt-limit">{fa.helpLimit}</HelpLink>}
        <Link
          to="/financial/money-back"
          className="inline-flex min-h-9 items-center rounded-sm text-sm font-medium text-text-link hover:underline pointer-coarse:min-h-11"
        >
          {fa.toMoneyBack}
        </Link>
      </div>
      <TabPanel id={search.tab} idPrefix="ledger">
        <LedgerFilters search={search} onSearch={onSearch} count={ledger.data?.count ?? 0} />
        <PagedList
          list={ledger}
          search={search}
          onSearch={onSearch}
          isDroppedTold
          isFiltered={hasChoice}
          filteredText={fa.noneFits}
          onClearFilters={() => onSearch(withTab(withFilters(search, {}), 'all'))}
          empty={{ ...fa.empty, action: charge }}
        >
          {(data) => <LedgerTable ledger={data} isFirstPage={search.page === 1} isChosen={hasChoice} onOpen={setOpened} />}
        </PagedList>
      </TabPanel>
      {opened && (
        <Suspense>
          <LineEntries event={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </PlainPage>
  );
}
