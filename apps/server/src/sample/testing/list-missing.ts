import { CAMPAIGN_STATES, STATE_REASONS } from '@jarchi/domain/campaigns/campaign-life.ts';
import { PLATFORM_PAIRS } from '@jarchi/domain/platforms/platforms.ts';
import type { SampleWorld } from './live-sample-world.ts';

const STAGES = ['PUBLISHING', 'INACTIVE completed', 'SCHEDULED'] as const;

interface Counted {
  readonly key: string;
  readonly stage: string;
}

/** Each combination that can be bought and that has no campaign under way, over or ahead. */
export async function listMissingCombinations({ read }: Pick<SampleWorld, 'read'>): Promise<string[]> {
  const rows = await read<Counted>(`
    select media_type || ' ' || content_type || ' ' || campaign_type as key, concat_ws(' ', state, reason) as stage from campaign
    where not is_deleted`);
  const there = new Set(rows.map(({ key, stage }) => `${key}: ${stage}`));
  return PLATFORM_PAIRS.flatMap(({ media_type, content_type, campaign_types }) =>
    campaign_types.flatMap((type) => STAGES.map((stage) => `${media_type} ${content_type} ${type}: ${stage}`)),
  ).filter((wanted) => !there.has(wanted));
}

/** Each state, and each reason beside one, that a campaign can have and none has. A draft is a campaign in its creation. */
export async function listMissingStates({ read }: Pick<SampleWorld, 'read'>): Promise<string[]> {
  const rows = await read<{ state: string; reason: string | null }>(`
    select state, reason from campaign where not is_deleted
    union select 'CREATION', null from draft where campaign is null and deleted_at is null`);
  const there = new Set(rows.flatMap(({ state, reason }) => [state, reason]));
  return [...CAMPAIGN_STATES, ...STATE_REASONS].filter((wanted) => !there.has(wanted));
}
