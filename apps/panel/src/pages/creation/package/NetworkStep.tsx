import { useMedia } from '@jarchi/ui/media.ts';
import { CreationFrame } from '#features/drafts/frame/CreationFrame.tsx';
import { useGoalPrice } from '#data/pricing/goal-price.ts';
import { PACKAGE_STEP, type StepProps } from './step-props.ts';
import { NetworkPlans } from '#features/publishers/network/NetworkPlans.tsx';
import { useNetworkChoice } from '#features/publishers/network/useNetworks.ts';
import { PriceRail, PriceGoOn } from '#features/publishers/network/PriceRail.tsx';

const WITH_RAIL = '(min-width: 75rem)';

/** One network plan instead of publishers; the goal gives its price. */
export function NetworkStep({ open, today, goOn, brief }: StepProps) {
  const { data } = open.draft;
  const hasRail = useMedia(WITH_RAIL);
  const price = useGoalPrice(data);
  const choice = useNetworkChoice(open);
  const rail = (
    <PriceRail
      goal={data.goal_total_reach}
      price={price.data}
      error={price.error}
      isLoading={price.isPending && price.isFetching}
      onRetry={() => void price.refetch()}
      goOn={hasRail ? goOn : undefined}
    />
  );
  return (
    <CreationFrame
      {...open}
      step={PACKAGE_STEP}
      today={today}
      rail={rail}
      railClassName={hasRail ? 'xl:w-[356px]' : undefined}
      bar={hasRail ? undefined : <PriceGoOn isDocked goOn={goOn} />}
    >
      {brief}
      <NetworkPlans choice={choice} error={goOn.error} />
    </CreationFrame>
  );
}
