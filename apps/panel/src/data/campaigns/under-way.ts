import type { CampaignState } from '@jarchi/domain/campaigns/campaign-life.ts';

/** Under way: bought or waiting for money, not over. The order is that of what interests first. */
export const RUNNING_STATES: readonly CampaignState[] = ['PUBLISHING', 'TO_PAY', 'SCHEDULED', 'ACCEPTED', 'AWAITING_APPROVAL'];

/** Nothing more happens to it by itself. */
export function isOver(campaign: { state: CampaignState; reason: string | null }): boolean {
  return campaign.state === 'INACTIVE' && campaign.reason !== 'paused';
}
