import type { CampaignState } from '@jarchi/domain/campaigns/campaign-life.ts';
import { hasFigures } from './life-stage.ts';

export type NextAction = 'pay' | 'buy' | 'reason' | 'view' | 'status';

/** The next useful step of a row; `pay`, `buy` and `reason` ask for the advertiser. */
export function nextActionOf(campaign: { readonly state: CampaignState; readonly reason: string | null }): NextAction {
  if (campaign.state === 'TO_PAY') return 'pay';
  if (campaign.state === 'CREATED') return 'buy';
  if (campaign.state === 'REJECTED') return 'reason';
  return hasFigures(campaign) ? 'view' : 'status';
}

export function needsAdvertiser(action: NextAction): boolean {
  return action === 'pay' || action === 'buy' || action === 'reason';
}
