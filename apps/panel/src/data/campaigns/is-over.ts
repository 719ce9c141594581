import type { CampaignState } from '@jarchi/domain/campaigns/campaign-life.ts';

/** Nothing more happens to it by itself. */
export function isOver(campaign: { state: CampaignState; reason: string | null }): boolean {
  return campaign.state === 'INACTIVE' && campaign.reason !== 'paused';
}
