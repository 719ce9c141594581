import type { CampaignState } from '@jarchi/domain/campaigns/campaign-life.ts';
import { hasFigures } from './life-stage.ts';

export type NextAction = 'pay' | 'buy' | 'reason' | 'dates' | 'view' | 'status';

export interface CampaignStage {
  readonly state: CampaignState;
  readonly reason: string | null;
  readonly is_deleted: boolean;
}

/** The next useful step of a row. All but `view` and `status` ask the advertiser to act; an archived campaign asks for nothing. */
export function getNextAction(campaign: CampaignStage): NextAction {
  if (!campaign.is_deleted) {
    if (campaign.state === 'TO_PAY') return 'pay';
    if (campaign.state === 'CREATED') return 'buy';
    if (campaign.state === 'REJECTED') return 'reason';
    if (campaign.state === 'AWAITING_APPROVAL' && campaign.reason === 'new_dates') return 'dates';
  }
  return hasFigures(campaign) ? 'view' : 'status';
}

export function needsAdvertiser(action: NextAction): boolean {
  return action !== 'view' && action !== 'status';
}
