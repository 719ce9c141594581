import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { Link } from '@tanstack/react-router';
import { useMoneyButton } from '#features/connection/public.ts';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { payPanelFa } from './pay-panel.fa.ts';
import { findChangedQuote } from '#data/campaigns/purchase.ts';
import { isMendedInActivation, usePay } from './usePay.ts';
import { statusFa } from '#features/campaigns/status/status.fa.ts';

const fa = statusFa.actions;
/** An amount may be longer than its row where the text is large. */
const longLabel = 'long-label! py-3';

function ReviewLink({ id }: Pick<Campaign, 'id'>) {
  return (
    <Link to="/campaign/$id/activation" params={{ id: String(id) }} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
      {fa.mend}
    </Link>
  );
}

/** Pays if the money suffices; else links to the charge page with the shortfall. A changed total is shown, never charged. */
export function PayPanel({ campaign }: { campaign: Campaign }) {
  const purchase = usePay(campaign);
  const moneyButton = useMoneyButton();
  const refused = findChangedQuote(purchase.error);
  const { renewedFrom } = purchase;
  const { list } = campaign;
  const shown = list?.total ?? campaign.quote.total;
  // The campaign may already have the new total, or another one.
  const changed = refused && { ...refused, after: shown === refused.before ? refused.after : shown };
  if (campaign.shortfall > 0)
    return (
      <Link
        to="/financial/charge"
        search={{ amount: String(campaign.shortfall), return: `/campaigns/${campaign.id}` }}
        className={`${buttonClass({ size: 'lg' })} ${longLabel}`}
      >
        {fa.charge(formatToman(campaign.shortfall))}
      </Link>
    );
  const total = changed?.after ?? shown;
  return (
    <div className="flex flex-col items-start gap-3">
      {changed && (
        <Notice tone="warning" role="alert">
          {changed.before === changed.after ? fa.changedInside : fa.changed(formatToman(changed.before), formatToman(changed.after))}
        </Notice>
      )}
      {renewedFrom !== undefined && (
        <Notice tone="warning" role="alert" action={<ReviewLink id={campaign.id} />}>
          {renewedFrom === shown ? payPanelFa.renewed : payPanelFa.repriced(formatToman(renewedFrom), formatToman(shown))}
        </Notice>
      )}
      {isMendedInActivation(purchase.error) && (
        <Notice tone="warning" role="alert" action={<ReviewLink id={campaign.id} />}>
          {errorText(purchase.error)}
        </Notice>
      )}
      <Button
        size="lg"
        className={longLabel}
        {...moneyButton}
        isLoading={purchase.isPending}
        loadingLabel={purchase.isPending ? fa.paying : undefined}
        onClick={() => purchase.buy(total)}
      >
        {changed ? fa.payChanged(formatToman(total)) : list ? fa.payList(formatToman(list.difference)) : fa.pay(formatToman(total))}
      </Button>
    </div>
  );
}
