import { Button, buttonClass } from '@jarchi/ui/Button.tsx';
import { formatToman } from '@jarchi/ui/format.ts';
import { Notice } from '@jarchi/ui/Notice.tsx';
import { Link } from '@tanstack/react-router';
import type { Campaign } from './campaigns.queries.ts';
import { findChangedQuote, usePurchase } from './purchase.ts';
import { statusFa } from './status.fa.ts';

const fa = statusFa.actions;

export function canPay(campaign: Pick<Campaign, 'allowed'>): boolean {
  return campaign.allowed.includes('purchase') || campaign.allowed.includes('pay');
}

/** Pays when the money is there; else leads to the charge with the shortfall filled in. A price that moved is shown, never charged. */
export function PayPanel({ campaign }: { campaign: Campaign }) {
  const purchase = usePurchase(campaign);
  const changed = findChangedQuote(purchase.error);
  if (campaign.shortfall > 0)
    return (
      <Link
        to="/financial/charge"
        search={{ amount: String(campaign.shortfall), return: `/campaigns/${campaign.id}` }}
        className={buttonClass({ size: 'lg' })}
      >
        {fa.charge(formatToman(campaign.shortfall))}
      </Link>
    );
  const total = changed?.after ?? campaign.quote.total;
  return (
    <div className="flex flex-col items-start gap-3">
      {changed && (
        <Notice tone="warning" role="alert">
          {fa.changed(formatToman(changed.before), formatToman(changed.after))}
        </Notice>
      )}
      <Button
        size="lg"
        isLoading={purchase.isPending}
        loadingLabel={purchase.isPending ? fa.paying : undefined}
        onClick={() => purchase.mutate(total)}
      >
        {changed ? fa.payChanged(formatToman(total)) : fa.pay(formatToman(total))}
      </Button>
    </div>
  );
}
