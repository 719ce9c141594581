import type { CallAnswer } from '@jarchi/contract/types.ts';
import { allowedEvents, type Actor } from '@jarchi/domain/campaigns/campaign-life.ts';
import { completeDraft } from '@jarchi/domain/drafts/complete-draft.ts';
import { publishedFiles } from '@jarchi/domain/drafts/steps/content-step.ts';
import { elapsedShare } from '@jarchi/domain/reports/reports.ts';
import { windowInstants } from '@jarchi/domain/campaigns/slots.ts';
import type { CampaignRecord, EventRecord, PlacementRecord } from './campaigns.repository.ts';

type CampaignAnswer = CallAnswer<'campaigns', 'getCampaign'>;
type LineAnswer = CallAnswer<'campaigns', 'listCampaigns'>['results'][number];

const iso = (at: Date | null): string | null => (at === null ? null : at.toISOString());

const WAITS_FOR: Partial<Record<CampaignRecord['state'], Actor>> = {
  CREATION: 'advertiser',
  CREATED: 'advertiser',
  TO_PAY: 'advertiser',
  REJECTED: 'advertiser',
  AWAITING_APPROVAL: 'operator',
  NEGOTIATION: 'publisher',
  ACCEPTED: 'publisher',
  SCHEDULED: 'system',
  PUBLISHING: 'system',
};

/** What a line of the list is made of, whether read alone or with its campaign. */
export type CampaignLine = Pick<
  CampaignRecord,
  | 'id'
  | 'title'
  | 'media_type'
  | 'campaign_type'
  | 'content_type'
  | 'state'
  | 'reason'
  | 'publish_period_start'
  | 'publish_period_end'
  | 'preferred_publish_start_hour'
  | 'preferred_publish_end_hour'
  | 'budget'
  | 'goal_total_reach'
  | 'total'
  | 'publishers'
  | 'reach'
  | 'views'
  | 'clicks'
  | 'cost'
  | 'created'
> & {
  /** List price less discount, without VAT. */
  readonly net: number;
};

/** One line of the campaign list. */
export function lineAnswer(line: CampaignLine, now: number): LineAnswer {
  const { net, reach, views, clicks, cost, created } = line;
  const window = windowInstants(line);
  return {
    id: line.id,
    title: line.title,
    media_type: line.media_type,
    campaign_type: line.campaign_type,
    content_type: line.content_type,
    state: line.state,
    reason: line.reason,
    publish_period_start: line.publish_period_start,
    publish_period_end: line.publish_period_end,
    budget: line.budget,
    goal_total_reach: line.goal_total_reach,
    price: net,
    total: line.total,
    publishers: line.publishers,
    figures: { reach, views, clicks, cost },
    elapsed: elapsedShare(now, window.from, window.to),
    created: created.toISOString(),
  };
}

const PLACEMENT_FIELDS = [
  'id',
  'plan_id',
  'publisher_id',
  'title',
  'username',
  'state',
  'availability_hours',
  'reach_estimate',
  'price',
  'discount',
  'vat',
  'total',
  'captured',
  'released',
] as const satisfies readonly (keyof PlacementRecord)[];

function pick<T, K extends keyof T>(row: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<T, K>;
}

function placementAnswer(row: PlacementRecord): CampaignAnswer['placements'][number] {
  return { ...pick(row, PLACEMENT_FIELDS), live_at: iso(row.live_at), ended_at: iso(row.ended_at) };
}

/** The campaign whole, with its placements, money and history. `shortfall` is what buying it now lacks. */
export function campaignAnswer(
  row: CampaignRecord,
  placements: readonly PlacementRecord[],
  events: readonly EventRecord[],
  shortfall: number,
  now: number,
): CampaignAnswer {
  const sum = (key: 'captured' | 'released') => placements.reduce((total, item) => total + item[key], 0);
  const isHeld = !['CREATION', 'CREATED', 'TO_PAY', 'REJECTED'].includes(row.state);
  const captured = sum('captured');
  const released = sum('released');
  // Rows that were read in one statement have their brief as it was stored.
  const brief = completeDraft(row.brief);
  return {
    ...lineAnswer({ ...row, net: row.price - row.discount }, now),
    draft: row.draft_id,
    version: row.version,
    campaign_quality_goal: brief.campaign_quality_goal,
    execution_locations: [...brief.execution_locations],
    ad_categories: [...brief.ad_categories],
    preferred_publish_start_hour: brief.preferred_publish_start_hour,
    preferred_publish_end_hour: brief.preferred_publish_end_hour,
    publish_considerations: brief.publish_considerations,
    content_files: publishedFiles(brief).map((file) => ({ ...file })),
    content_caption: brief.content_caption,
    content_link: brief.content_link,
    quote: {
      price: row.price,
      discount: row.discount,
      vat: row.vat,
      total: row.total,
      vat_percent: row.vat_percent,
      valid_until: row.quote_valid_until.toISOString(),
    },
    money: { held: isHeld && row.reason !== 'cancelled' ? row.total - captured - released : 0, captured, released },
    shortfall,
    waits_for: WAITS_FOR[row.state] ?? null,
    allowed: allowedEvents(row, row.campaign_type, 'advertiser'),
    placements: placements.map(placementAnswer),
    events: events.map((event) => ({
      id: event.id,
      at: event.at.toISOString(),
      event: event.event,
      state: event.state,
      reason: event.reason,
      actor: event.actor,
      facts: Object.fromEntries(Object.entries(event.facts).filter(([key]) => key !== 'idempotency_key')),
    })),
  };
}
