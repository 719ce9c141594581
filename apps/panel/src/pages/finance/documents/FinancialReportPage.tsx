import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { Skeleton, SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { ListPage } from '@jarchi/shell/list/ListPage.tsx';
import { useList, type ListControl } from '@jarchi/shell/list/use-list.ts';
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
import { changeTab, getLedgerQuery, ledgerList, type LedgerState } from '#features/finance/ledger/ledger-list.ts';
import { LedgerFilters } from '#features/finance/ledger/LedgerFilters.tsx';
import { LedgerTable } from '#features/finance/ledger/LedgerTable.tsx';
import { PlainPage } from '#pages/PlainPage.tsx';

const LineEntries = lazyPart(() => import('#features/finance/ledger/LineEntries.tsx'), 'LineEntries', { whenLost: 'close' });
const RehearsalView = lazyPart(() => import('#features/finance/rehearsal/RehearsalView.tsx'), 'RehearsalView');

/** The statement of the account, or what it could become. */
export function FinancialReportPage() {
  const list = useList(ledgerList, useSearch({ from: '/shell/financial/report' }));
  if (list.state.view === undefined) return <Statement list={list} />;
  return (
    <PlainPage title={fa.rehearsal} back={{ to: '/financial/report', label: fa.title }}>
      <Suspense fallback={<SkeletonRows rows={5} />}>
        <RehearsalView />
      </Suspense>
    </PlainPage>
  );
}

function Statement({ list }: { list: ListControl<LedgerState> }) {
  const { state, change } = list;
  const [opened, setOpened] = useState<LedgerEvent>();
  const balance = useQuery(balanceQuery);
  const asked = getLedgerQuery(state);
  const query = useQuery(ledgerQuery(asked));
  const hasLimit = useCanSee('debt_limit');
  const canExport = useCanSee('table_export');
  const charge = (
    <Link to="/financial/charge" className={buttonClass()}>
      {fa.charge}
    </Link>
  );
  return (
    <ListPage
      Frame={PlainPage}
      title={fa.title}
      list={list}
      query={query}
      tabs={{
        idPrefix: 'ledger',
        label: fa.tabs.label,
        selected: state.tab,
        onSelect: (tab) => change(changeTab(state, tab)),
        items: LEDGER_TAB_NAMES.map((id) => ({ id, label: fa.tabs[id] })),
      }}
      actions={
        <>
          <Link to="/financial/report" search={{ view: 'rehearsal' }} className={buttonClass({ variant: 'secondary' })}>
            {fa.rehearsal}
          </Link>
          <Link to="/financial/payments" className={buttonClass({ variant: 'secondary' })}>
            {fa.payments}
          </Link>
          <TableExport download={() => downloadLedger({ tab: asked.tab, filter: asked.filter })} isAllowed={canExport} />
        </>
      }
      intro={
        <>
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
        </>
      }
      tools={<LedgerFilters list={list} count={query.data?.count ?? 0} />}
      isDroppedTold
      isFiltered={list.isChosen}
      filteredText={fa.noneFits}
      onClearFilters={list.clear}
      empty={{ ...fa.empty, action: charge }}
      foot={
        opened && (
          <Suspense>
            <LineEntries event={opened} onClose={() => setOpened(undefined)} />
          </Suspense>
        )
      }
    >
      {(data) => <LedgerTable ledger={data} isFirstPage={state.page === 1} isChosen={list.isChosen} onOpen={setOpened} />}
    </ListPage>
  );
}
