import { joinClasses } from '@jarchi/ui/classes.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useOwnAddress } from '@jarchi/shell/router/own-address.ts';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { ChargeForm } from '#features/finance/charge/ChargeForm.tsx';
import { readAskedAmount, readReturnPath } from '#features/finance/charge/charge-intent.ts';
import { financeFa } from '#features/finance/finance.fa.ts';
import { ChargeWays } from '#features/money-requests/receipt/ChargeWays.tsx';
import { balanceQuery, gatewaysQuery } from '#data/finance/finance.ts';

const route = getRouteApi('/shell/financial/charge');

const fa = financeFa.charge;

/** The gateway may be on another host, so the browser leaves the app. */
function leave(url: string) {
  location.assign(url);
}

export function ChargePage() {
  const search = route.useSearch();
  const navigate = useOwnAddress();
  const config = useQuery(gatewaysQuery());
  const balance = useQuery(balanceQuery);
  const amount = balance.data?.balance;
  const [first, ...rest] = config.data?.gateways ?? [];
  const region = getRegion(config, { isEmpty: ({ gateways }) => gateways.length === 0 });
  return (
    <div className="mx-auto w-full max-w-form px-(--gutter) max-lg:flex max-lg:min-h-[calc(100dvh-28px-var(--bottom-h))] max-lg:flex-col wide:pt-9 wide:pb-6">
      <header className="max-lg:sticky max-lg:top-0 low:static max-lg:z-(--z-sticky) max-lg:-mx-(--gutter) max-lg:mb-5 max-lg:flex max-lg:h-(--top-h) max-lg:shrink-0 max-lg:items-center max-lg:gap-2 max-lg:border-b max-lg:bg-surface max-lg:px-2">
        <Link to="/" aria-label={fa.back} className="grid size-11 shrink-0 place-items-center rounded-md text-text-2 wide:hidden">
          <ArrowRight aria-hidden size={22} />
        </Link>
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-lg leading-7 font-bold outline-none wide:mb-5 wide:text-2xl wide:leading-10">
            {fa.title}
          </h1>
          {amount !== undefined && (
            <p className={joinClasses('truncate text-sm leading-5 wide:hidden', amount < 0 ? 'text-danger-text' : 'text-text-3')}>
              {amount < 0 ? fa.debt(formatToman(-amount)) : fa.balance(formatToman(amount))}
            </p>
          )}
        </div>
      </header>
      <ChargeWays
        search={search}
        onSearch={(next) => void navigate({ to: '/financial/charge', search: next })}
        askedAmount={readAskedAmount(search.amount)}
        balance={amount}
      >
        <DataRegion
          className="max-lg:flex max-lg:flex-1 max-lg:flex-col"
          state={region.state}
          error={region.error}
          skeleton={<SkeletonRows rows={4} hasAvatar={false} />}
          empty={fa.noGateway}
          onRetry={region.onRetry}
        >
          {first && (
            <ChargeForm
              gateways={[first, ...rest]}
              balance={amount}
              isBalanceLoading={balance.isPending}
              askedAmount={readAskedAmount(search.amount)}
              returnPath={readReturnPath(search.return)}
              leave={leave}
            />
          )}
        </DataRegion>
      </ChargeWays>
    </div>
  );
}
