import type { CallAnswer } from '@jarchi/contract/types.ts';
import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';

type Campaign = CallAnswer<'campaigns', 'getCampaign'>;
type CampaignRow = CallAnswer<'campaigns', 'listCampaigns'>['results'][number];
type Stats = CallAnswer<'reports', 'getStats'>;
type Draft = CallAnswer<'drafts', 'getDraft'>;
type MediaPlan = CallAnswer<'publishers', 'listMediaPlans'>['results'][number];

/** The world clock of the samples: سه‌شنبه ۱۹ آبان ۱۴۰۵. */
const SAMPLE_NOW = '2026-11-10T07:00:00.000Z';

const sampleGoal = { measure: 'reach', target: 400_000, reached: 268_400 } as const;

export function sampleRow(change: Partial<CampaignRow> = {}): CampaignRow {
  return {
    id: 48213,
    title: 'معرفی منوی پاییزی',
    media_type: 'INSTAGRAM',
    campaign_type: 'REACH',
    content_type: 'STORY',
    state: 'PUBLISHING',
    reason: null,
    publish_period_start: '2026-11-03',
    publish_period_end: '2026-11-14',
    budget: 40_000_000,
    goal_total_reach: 400_000,
    price: 36_200_000,
    total: 39_820_000,
    publishers: 2,
    figures: { reach: 268_400, views: 312_750, clicks: 4_860, cost: 23_600_000 },
    goal: sampleGoal,
    unit_cost: 87_928,
    elapsed: 0.58,
    is_deleted: false,
    is_overdue: false,
    created: '2026-11-01T08:00:00.000Z',
    ...change,
  };
}

export function sampleList(rows: CampaignRow[] = [sampleRow()]): CallAnswer<'campaigns', 'listCampaigns'> {
  return {
    count: rows.length,
    results: rows,
    totals: { price: 36_200_000, cost: 23_600_000, reach: 268_400, goal_total_reach: 400_000, goal: sampleGoal, unit_cost: 87_928 },
  };
}

const placement: Campaign['placements'][number] = {
  id: 1,
  plan_id: 11,
  publisher_id: 101,
  title: 'مزه‌گردی',
  username: 'maze.gardi',
  state: 'live',
  availability_hours: 24,
  reach_estimate: 90_000,
  plan_price: 20_000_000,
  asked_price: null,
  price: 20_000_000,
  discount: 0,
  vat: 2_000_000,
  total: 22_000_000,
  captured: 0,
  released: 0,
  out_reason: null,
  live_at: '2026-11-08T14:30:00.000Z',
  edited_at: null,
  ended_at: null,
  slot_at: '2026-11-08T14:30:00.000Z',
  is_replaced: false,
};

const bySara = { actor: 'advertiser', person: 'سارا محمدی' } as const;

export function sampleCampaign(change: Partial<Campaign> = {}): Campaign {
  return {
    ...sampleRow(),
    draft: 7,
    version: 1,
    campaign_quality_goal: 'awareness',
    execution_locations: [],
    ad_categories: [],
    preferred_publish_start_hour: 9,
    preferred_publish_end_hour: 23,
    publish_considerations: '',
    content_files: [],
    content_caption: '',
    content_link: '',
    discounts: [],
    services: [],
    bundles: [],
    quote: {
      price: 36_200_000,
      discount: 0,
      vat: 3_620_000,
      total: 39_820_000,
      vat_percent: 10,
      valid_until: '2026-11-06T08:00:00.000Z',
    },
    money: { held: 17_820_000, captured: 22_000_000, released: 0 },
    list: null,
    shortfall: 0,
    waits_for: 'system',
    allowed: [],
    placements: [
      placement,
      {
        ...placement,
        id: 2,
        publisher_id: 102,
        title: 'تهران از نزدیک',
        username: 'tehran.closeup',
        state: 'ended',
        ended_at: '2026-11-09T14:30:00.000Z',
      },
    ],
    goal_cover: null,
    events: [
      event(6, '2026-11-09T14:30:00.000Z', 'placement_ended', 'PUBLISHING', { title: 'تهران از نزدیک', captured: 22_000_000 }),
      event(5, '2026-11-03T14:30:00.000Z', 'go_live', 'PUBLISHING', { publishers: 1 }),
      event(4, '2026-11-02T17:40:00.000Z', 'schedule', 'SCHEDULED', { publishers: 2 }),
      event(3, '2026-11-02T13:10:00.000Z', 'approve', 'ACCEPTED', {}),
      { ...event(2, '2026-11-01T08:55:00.000Z', 'purchase', 'AWAITING_APPROVAL', { held: 39_820_000 }), ...bySara },
      { ...event(1, '2026-11-01T08:51:00.000Z', 'complete_steps', 'CREATED', {}), ...bySara },
    ],
    pause_at: null,
    resume_at: null,
    stopped: null,
    is_auto_replace: false,
    replacements: [],
    disputes: [],
    dispute_until: null,
    ...change,
  };
}

function event(
  id: number,
  at: string,
  name: Campaign['events'][number]['event'],
  state: Campaign['state'],
  facts: Campaign['events'][number]['facts'],
): Campaign['events'][number] {
  return { id, at, event: name, state, reason: null, actor: 'system', person: null, staff: null, facts };
}

const REACH_BY_DAY = [18_000, 24_500, 30_800, 27_200, 22_100, 26_400, 34_200, 36_200];

function series(start: string, length: number, reach: (index: number) => number | null): Stats['series'] {
  return Array.from({ length }, (_, index) => {
    const value = reach(index);
    const of = (factor: number) => (value === null ? null : Math.round(value * factor));
    return {
      at: new Date(Date.parse(start) + index * DAY_MS).toISOString(),
      reach: value,
      views: of(1.17),
      clicks: of(0.018),
      cost: of(88),
      unit_cost: value === null ? null : 87_700,
    };
  });
}

export function sampleStats(change: Partial<Stats> = {}): Stats {
  const publisher = (id: number, title: string, username: string, reach: number, cost: number) => ({
    placement_id: id,
    publisher_id: 100 + id,
    title,
    username,
    state: 'live' as const,
    out_reason: null,
    reach,
    views: Math.round(reach * 1.17),
    clicks: Math.round(reach * 0.018),
    cost,
    unit_cost: Math.round((cost * 1000) / reach),
  });
  return {
    range: { from: '2026-11-03', to: '2026-11-14' },
    compared_range: { from: '2026-10-22', to: '2026-11-02' },
    campaign_range: { from: '2026-11-03', to: '2026-11-14' },
    today: '2026-11-10',
    granularity: 'daily',
    totals: {
      reach: 268_400,
      views: 312_750,
      clicks: 4_860,
      cost: 23_600_000,
      click_rate: 1.55,
      unit_cost: 87_700,
    },
    compared_totals: {
      reach: 239_600,
      views: 286_900,
      clicks: 5_060,
      cost: 22_900_000,
      click_rate: 1.7,
      unit_cost: 93_300,
    },
    series: series('2026-11-02T20:30:00.000Z', 12, (index) => REACH_BY_DAY[index] ?? null),
    compared_series: series('2026-10-21T20:30:00.000Z', 12, (index) => 16_000 + ((index * 7) % 5) * 3_000),
    publishers: [
      publisher(1, 'مزه‌گردی', 'maze.gardi', 86_400, 7_600_000),
      publisher(2, 'تهران از نزدیک', 'tehran.closeup', 71_200, 6_300_000),
      publisher(3, 'کافه‌نشین', 'cafe.neshin', 49_800, 4_500_000),
      publisher(4, 'آشپزخانهٔ نرگس', 'narges.kitchen', 38_500, 3_400_000),
    ],
    pace: {
      cost: 23_600_000,
      price: 36_200_000,
      reach: 268_400,
      goal_total_reach: 400_000,
      goal: sampleGoal,
      elapsed: 0.58,
      days_left: 4,
      goal_day: '2026-11-13',
    },
    ...change,
  };
}

export function sampleDraft(change: Partial<Draft> = {}): Draft {
  return {
    id: 7,
    campaign: null,
    campaign_state: 'CREATION',
    draft_step: 'create-package',
    data: { ...emptyDraft(), title: 'جشنوارهٔ یلدا', execution_locations: [], ad_categories: [], content_files: [], selectedPlans: [] },
    version: 3,
    updated_at: '2026-11-09T14:12:00.000Z',
    ...change,
  };
}

export function samplePlan(change: Partial<MediaPlan> = {}): MediaPlan {
  return {
    id: 11,
    publisher_id: 101,
    media_type: 'INSTAGRAM',
    content_type: 'STORY',
    title: 'کافه‌نشین',
    username: 'cafe.neshin',
    page_type: 'blogger',
    followers: 486_000,
    categories: [{ id: 1, title_fa: 'کافه و رستوران' }],
    price: 4_500_000,
    availability_hours: 24,
    reach: 52_000,
    reach_low: 41_000,
    reach_high: 63_000,
    cost_per_thousand: 86_500,
    is_reliable: true,
    is_recommended: true,
    will_provide_insight: true,
    ...change,
  };
}

export const sampleUser: CallAnswer<'session', 'getUser'> = {
  id: 1,
  first_name: 'سارا',
  last_name: 'محمدی',
  username: 'sara',
  yn_username: 'sara',
  email: null,
  phone: '09120000001',
  image: null,
  phone_verified: true,
  email_verified: false,
  created: '2026-01-01T00:00:00.000Z',
  last_login: null,
};

export const sampleClock: CallAnswer<'world', 'getWorldClock'> = {
  now: SAMPLE_NOW,
  moving_to: null,
  can_move: true,
};
