import { deadlineEnd } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { REJECTIONS_MAX } from '@jarchi/domain/campaigns/rules/placement-events.ts';
import type { CampaignRecord, PlacementRecord } from '#features/campaigns/campaigns.repository.ts';
import type { DeliveredContent } from './deps.ts';

/** Where a placement's content stands. */
export interface ContentStanding {
  readonly attempt: number;
  readonly rejections: number;
  /** Delivered and not decided on. */
  readonly open: DeliveredContent | undefined;
  /** Since when its publisher owes a content. */
  readonly owedSince: number;
}

export function standingOf(row: CampaignRecord, item: PlacementRecord, contents: readonly DeliveredContent[]): ContentStanding {
  const own = contents.filter(({ placement_id }) => placement_id === item.id);
  const rejected = own.filter(({ state }) => state === 'rejected');
  return {
    attempt: own.length,
    rejections: rejected.length,
    open: own.find(({ state }) => state === 'pending'),
    owedSince: Math.max(row.state_since.getTime(), ...rejected.map(({ decided_at }) => decided_at?.getTime() ?? 0)),
  };
}

/** After two rejections the operator decides. */
export const isOperatorsTurn = ({ open, rejections }: ContentStanding): boolean => open !== undefined && rejections >= REJECTIONS_MAX;

/** Until when (ms) the advertiser may accept a list that nobody is left to answer; undefined while publishers are asked. */
export function listEndsAt(row: Pick<CampaignRecord, 'state_since'>, placements: readonly PlacementRecord[]): number | undefined {
  if (placements.some(({ state }) => state === 'offered')) return undefined;
  const readyAt = Math.max(row.state_since.getTime(), ...placements.map(({ answered_at }) => answered_at?.getTime() ?? 0));
  return deadlineEnd('list', readyAt);
}
