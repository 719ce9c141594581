import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { Skeleton } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { HelpLink } from '#features/ground/HelpLink.tsx';
import { balanceQuery } from '#data/finance/finance.ts';
import { useCanSee } from '#data/account/viewer.ts';
import { BalanceRuler } from '#features/finance/ledger/BalanceRuler.tsx';
import { ledgerFa as fa } from '#features/finance/ledger/ledger.fa.ts';
import { ledgerQuery } from '#data/finance/ledger.ts';
import { LedgerTable } from '#features/finance/ledger/LedgerTable.tsx';
import { PagedList } from '#pages/PagedList.tsx';
import { getWindow } from '#pages/paging.ts';
import { PlainPage } from '#pages/PlainPage.tsx';
import { useListAddress } from '#pages/useListAddress.ts';

/** The ledger, and the money that is left to spend. */
export function FinancialReportPage() {
  const { search, onSearch } = useListAddress('/financial/report', { fields: [], orderings: ['-created'] });
  const balance = useQuery(balanceQuery);
  const ledger = useQuery(ledgerQuery(getWindow(search)));
  const hasLimit = useCanSee('debt_limit');
  const charge = (
    <Link to="/financial/charge" className={buttonClass()}>
      {fa.charge}
    </Link>
  );
  return (
    <PlainPage
      title={fa.title}
      actions={
        <Link to="/financial/payments" className={buttonClass({ variant: 'secondary' })}>
          {fa.payments}
        </Link>
      }
    >
      <DataRegion {...getRegion(balance)} skeleton={<Skeleton className="mx-(--gutter) my-5 h-24" />}>
        {balance.data && <BalanceRuler balance={balance.data} hasLimit={hasLimit} />}
      </DataRegion>
      <div className="flex flex-wrap gap-x-5 px-(--gutter) pb-2">
        <HelpLink article="held-money">{fa.helpHeld}</HelpLink>
        {hasLimit && <HelpLink article="debt-limit">{fa.helpLimit}</HelpLink>}
      </div>
      <PagedList list={ledger} search={search} onSearch={onSearch} empty={{ ...fa.empty, action: charge }}>
        {(data) => <LedgerTable ledger={data} isFirstPage={search.page === 1} />}
      </PagedList>
    </PlainPage>
  );
}
