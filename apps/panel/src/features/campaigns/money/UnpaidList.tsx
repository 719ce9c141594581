import { Button } from '@jarchi/ui/actions/Button.tsx';
import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { useMoneyButton } from '#features/connection/public.ts';
import { useDropList } from '#features/campaigns/status/campaign-steps.ts';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { statusFa } from '#features/campaigns/status/status.fa.ts';

const fa = statusFa.status.list;

/** The total of an accepted list, the held money and the shortfall. */
export function ListSum({ campaign, list }: { campaign: Campaign; list: NonNullable<Campaign['list']> }) {
  return (
    <div className="w-full max-w-md">
      <SumRows
        rows={[
          { label: fa.total, amountToman: list.total },
          { label: fa.held, amountToman: campaign.money.held },
          { label: fa.difference, amountToman: list.difference, kind: 'strong' },
          ...(campaign.shortfall > 0 ? [{ label: fa.shortfall, amountToman: campaign.shortfall, tone: 'danger' as const }] : []),
        ]}
      />
    </div>
  );
}

/** Returns to the list, which can again be accepted or refused. */
export function DropListButton({ campaign }: { campaign: Campaign }) {
  const drop = useDropList(campaign);
  const moneyButton = useMoneyButton();
  return (
    <Button
      size="lg"
      variant="secondary"
      {...moneyButton}
      isLoading={drop.isPending}
      loadingLabel={drop.isPending ? statusFa.actions.dropping : undefined}
      onClick={() => drop.start()}
    >
      {statusFa.actions.drop}
    </Button>
  );
}
