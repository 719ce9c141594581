import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { CampaignDraft, Combination } from '@jarchi/domain/drafts/drafts.ts';
import { finishedDraft } from '@jarchi/domain/drafts/testing/finished-drafts.ts';
import { refusal, type FakeAnswers } from './fake-api.ts';
import { sampleCampaign, sampleClock, sampleDraft, samplePlan } from './sample-answers.fa.ts';

type Campaign = CallAnswer<'campaigns', 'getCampaign'>;

export const REACH_STORY: Combination = { media_type: 'INSTAGRAM', content_type: 'STORY', campaign_type: 'REACH' };

const DAY = '2026-11-10';

/** A campaign that can be bought: 36.2 million net, 39.82 with VAT. */
export function sampleQuoted(draft: CampaignDraft, change: Partial<Campaign> = {}): Campaign {
  const { media_type, campaign_type, content_type, goal_total_reach, budget } = draft;
  return sampleCampaign({
    state: 'CREATED',
    media_type,
    campaign_type,
    content_type,
    goal_total_reach,
    budget,
    publish_period_start: DAY,
    publish_period_end: '2026-11-16',
    quote: { price: 36_200_000, discount: 0, vat: 3_620_000, total: 39_820_000, vat_percent: 10, valid_until: '2026-11-13T08:51:00.000Z' },
    money: { held: 0, captured: 0, released: 0 },
    allowed: ['purchaseCampaign', 'updateCampaign', 'cancelCampaign'],
    waits_for: 'advertiser',
    events: [],
    placements: [],
    publishers: 1,
    ...change,
  });
}

const plan = samplePlan();

/** Shares of two publishers that add up to the total. */
export const TWO_SHARES: Campaign['placements'] = sampleCampaign().placements.map((placement, at) => ({
  ...placement,
  plan_id: 11 + at,
  state: 'offered',
  live_at: null,
  ended_at: null,
}));

export interface ActivationWorld {
  readonly draft?: CampaignDraft;
  readonly campaign?: Partial<Campaign>;
  readonly spendable?: number;
  readonly hasServices?: boolean;
}

/** Responses for the last step of one draft. Each test has its own draft id, because the tab keeps the open draft. */
export function activationAnswers(
  draftId: number,
  { draft = finishedDraft(REACH_STORY), campaign = {}, spendable = 48_288_000, hasServices = false }: ActivationWorld = {},
): FakeAnswers {
  const quoted = sampleQuoted(draft, { draft: draftId, ...campaign });
  const flags = {
    'panel-recommender-toggle': false,
    'media-plan-v2-additional-services': hasServices,
    'media-plan-v2-ui': false,
    'media-plan-v2-new-display-descriptions-and-titles': false,
  };
  return {
    [`GET /api/main/v1/campaigns/drafts/${draftId}/`]: {
      body: sampleDraft({ id: draftId, data: draft, draft_step: 'activation', campaign: quoted.id }),
    },
    'GET /api/main/v1/world/clock': { body: sampleClock },
    'POST /api/main/account/feature-flags': { body: { feature_flags: flags } },
    'POST /api/main/v1/campaigns/': { body: quoted },
    [`GET /api/main/v1/campaigns/${quoted.id}/`]: { body: quoted },
    'GET /api/financial/accounts/': {
      body: { account: 'adv-1', balance: spendable, available: spendable, held: 0, debt_limit: 0, spendable, spent_by_day: [] },
    },
    'GET /api/main/v1/media/categories/': { body: { results: [] } },
    'GET /api/main/v1/media/media-plans/': { body: { count: 1, results: [{ ...plan, id: draft.selectedPlans[0] ?? 4 }], facets: null } },
    'GET /api/main/v1/campaigns/additional-services/': refusal('unavailable', 503),
  };
}
