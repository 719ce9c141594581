import { CAMPAIGN_STATES, type CampaignState } from '@jarchi/domain/campaigns/campaign-life.ts';
import { RUNNING_STATES } from '@jarchi/domain/campaigns/home-lists.ts';

export const LIFE_STAGES = ['all', 'running', 'drafts', 'finished'] as const;
export type LifeStage = (typeof LIFE_STAGES)[number];

/** The tabs of the list; the archive is a separate page. */
export const LIST_TABS = [...LIFE_STAGES, 'archives'] as const;

/** The states of a tab; drafts are not campaigns yet. */
export function listStates(stage: LifeStage): readonly CampaignState[] {
  if (stage === 'running') return RUNNING_STATES;
  return stage === 'finished' ? ['INACTIVE'] : CAMPAIGN_STATES;
}

/** Figures exist from the first publication on. */
export function hasFigures(campaign: { state: CampaignState; reason: string | null }): boolean {
  if (campaign.state === 'PUBLISHING') return true;
  return campaign.state === 'INACTIVE' && campaign.reason !== 'cancelled' && campaign.reason !== 'unfilled';
}

const RANK = new Map<CampaignState, number>(RUNNING_STATES.map((state, rank) => [state, rank]));

/** Published campaigns first, then those that wait for the advertiser, then those closer to publication. */
export function byInterest<T extends { readonly state: CampaignState }>(rows: readonly T[]): T[] {
  const rank = (row: T) => RANK.get(row.state) ?? RANK.size;
  return rows.toSorted((a, b) => rank(a) - rank(b));
}
