import { isShortOfGoal } from '@jarchi/domain/publishers/goal-cover.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { formatPercent } from '@jarchi/ui/format/format.ts';
import { Link } from '@tanstack/react-router';
import { paymentFa as fa } from './payment.fa.ts';
import type { Campaign } from '#features/activation/quote/campaign.ts';

/** Tells before the purchase that the chosen publishers are short of the goal, with the way to fill it up. */
export function ShortOfGoal({ campaign_type, goal_cover, draft }: Pick<Campaign, 'campaign_type' | 'goal_cover' | 'draft'>) {
  if (!isShortOfGoal(goal_cover)) return null;
  return (
    <Notice tone="warning">
      <p>
        {fa.shortOfGoal(formatPercent(goal_cover.percent / 100))} {fa.shortTexts[campaign_type]}
      </p>
      <Link
        to="/campaign/create-package"
        search={{ draft: String(draft), fill: 'goal' }}
        className={joinClasses(buttonClass({ variant: 'secondary', size: 'sm' }), 'mt-2 max-lg:min-h-11')}
      >
        {fa.fillUp}
      </Link>
    </Notice>
  );
}
