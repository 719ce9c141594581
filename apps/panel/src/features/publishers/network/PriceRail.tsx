import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { formatNumber, formatPercent } from '@jarchi/ui/format/format.ts';
import { SumRows, type SumRow } from '@jarchi/ui/figures/Rows.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { ArrowLeft } from 'lucide-react';
import type { GoOnProps } from '#features/publishers/cart-panel/cart-holder.ts';
import { cartFa } from '#features/publishers/cart/cart.fa.ts';
import type { GoalPrice } from '#data/pricing/goal-price.ts';
import { networkFa as fa } from './network.fa.ts';

export interface PriceRailProps {
  /** Thousands of views, or clicks. */
  goal: number | null;
  price: GoalPrice | undefined;
  error: unknown;
  isLoading: boolean;
  onRetry: () => void;
  /** Absent where the button is docked. */
  goOn?: GoOnProps | undefined;
}

function Sums({ price, goal }: { price: GoalPrice; goal: number }) {
  const net: SumRow[] = [
    { label: fa.net, amountToman: price.price },
    { label: fa.vat(formatPercent(price.vat_percent / 100)), amountToman: price.vat },
    { label: fa.total, amountToman: price.total, kind: 'total' },
  ];
  return (
    <>
      {price.of === 'views' ? (
        <SumRows
          rows={[
            { label: fa.goal, amountToman: goal * 1_000, unit: fa.views },
            { label: fa.perThousand, amountToman: price.cpm_price },
            ...net,
          ]}
        />
      ) : (
        <>
          <SumRows
            rows={[
              { label: fa.goal, amountToman: goal, unit: fa.clicks },
              { label: fa.daily, amountToman: price.daily_clicks, unit: fa.clicks },
              { label: fa.perClick, amountToman: price.cpc_price },
            ]}
          />
          <div className="my-2 rounded-md bg-surface-press px-3 py-2">
            <p className="text-sm text-text-2">{fa.tiers}</p>
            <SumRows
              rows={price.tiers
                .filter((tier) => tier.clicks > 0)
                .map((tier) => ({
                  key: String(tier.from_clicks),
                  label: fa.tier(formatNumber(tier.from_clicks + 1)),
                  amountToman: tier.price,
                }))}
            />
          </div>
          <SumRows rows={net} />
        </>
      )}
      <p className="mt-2 text-sm text-text-3">{fa.bought}</p>
    </>
  );
}

/** The button to the next step; docked where the price is below the network. */
export function PriceGoOn({ goOn, isDocked = false }: { goOn: GoOnProps; isDocked?: boolean | undefined }) {
  return (
    <div
      className={
        isDocked
          ? 'mx-auto flex w-full max-w-(--form-max) flex-col items-stretch px-(--gutter) py-3 lg:flex-row lg:items-center lg:justify-between lg:gap-4'
          : 'border-t bg-surface px-5 py-4'
      }
    >
      {goOn.error !== undefined && (
        <p role="alert" className={joinClasses('text-sm text-danger-text', isDocked ? 'max-lg:mb-2' : 'mb-2')}>
          {goOn.error}
        </p>
      )}
      <Button
        size="lg"
        isFullWidth={!isDocked}
        className={isDocked ? 'lg:ms-auto' : undefined}
        iconEnd={ArrowLeft}
        isLoading={goOn.isBusy}
        onClick={goOn.onGoOn}
      >
        {cartFa.goOn}
      </Button>
    </div>
  );
}

/** The price of the goal. */
export function PriceRail({ goal, price, error, isLoading, onRetry, goOn }: PriceRailProps) {
  return (
    <div className="flex h-full flex-col">
      <div className="mx-auto min-h-0 w-full max-w-(--form-max) flex-1 overflow-y-auto px-(--gutter) py-4 xl:px-5">
        <h2 className="mb-3 text-lg font-bold">{fa.summary}</h2>
        {goal === null ? (
          <p className="text-md text-text-2">{fa.noGoal}</p>
        ) : (
          <DataRegion
            state={price ? 'ready' : isLoading ? 'loading' : 'failed'}
            skeleton={<SkeletonRows rows={4} />}
            error={error}
            failedText={errorText(error)}
            onRetry={onRetry}
          >
            {price && <Sums price={price} goal={goal} />}
          </DataRegion>
        )}
      </div>
      {goOn && <PriceGoOn goOn={goOn} />}
    </div>
  );
}
