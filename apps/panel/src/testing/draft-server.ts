import type { CallAnswer } from '@jarchi/contract/types.ts';
import { emptyDraft, type CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { lineOfClicks, spreadClicks } from '@jarchi/domain/pricing/goals/clicks-price.ts';
import { SAMPLE_CLICK_TIERS } from '@jarchi/domain/pricing/testing/sample-click-tiers.ts';
import { daysBetween } from '@jarchi/domain/calendar/jalali.ts';
import { refusal, type FakeAnswers } from './fake-api.ts';
import { sampleClock, sampleDraft } from './sample-answers.fa.ts';

type Draft = CallAnswer<'drafts', 'getDraft'>;
type Body = { readonly data: CampaignDraft; readonly draft_step: Draft['draft_step']; readonly version: number };

const VAT_PERCENT = 10;
const CPM_PRICE = 9_000;

const getSums = (price: number) => ({ price, vat: price / VAT_PERCENT, vat_percent: VAT_PERCENT, total: price + price / VAT_PERCENT });

function priceViews(body: unknown): CallAnswer<'pricing', 'getCpmPrice'> {
  const { goal_total_reach } = body as { goal_total_reach: number };
  return { ...getSums(goal_total_reach * CPM_PRICE), cpm_price: CPM_PRICE, cpm_publisher_price: 7_650 };
}

function priceClicks(body: unknown): CallAnswer<'pricing', 'getCpcPrice'> {
  const { goal_total_reach: clicks, ...period } = body as {
    goal_total_reach: number;
    publish_period_start: string;
    publish_period_end: string;
  };
  const days = daysBetween(period.publish_period_start, period.publish_period_end) + 1;
  const [busiest = 0] = spreadClicks(clicks, days);
  const { price } = lineOfClicks(clicks, days, SAMPLE_CLICK_TIERS);
  const tiers = SAMPLE_CLICK_TIERS.map(({ from_clicks, price: each }, index) => {
    const until = SAMPLE_CLICK_TIERS[index + 1]?.from_clicks ?? Infinity;
    return { from_clicks, price: each, clicks: Math.max(0, Math.min(busiest, until) - from_clicks) };
  });
  return { ...getSums(price), days, daily_clicks: busiest, minimum: 2_000 * days, cpc_price: Math.round(price / clicks), tiers };
}

/** Responses to the creation pages of a server that has one draft, or none yet. */
export function serveDraft(data?: Partial<CampaignDraft>, change: Partial<Draft> = {}) {
  const world = {
    draft: data && sampleDraft({ draft_step: 'general-information', data: { ...emptyDraft(), ...data }, ...change }),
    made: [] as Draft[],
  };
  const save = (body: unknown) => {
    const { data: sent, draft_step, version } = body as Body;
    if (!world.draft) return refusal('not_found', 404);
    const { version: known, updated_at } = world.draft;
    if (version !== known) return refusal('draft_changed', 409, { version: known, updated_at });
    world.draft = { ...world.draft, data: sent, draft_step, version: version + 1, updated_at: '2026-11-10T07:05:00.000Z' };
    return { body: world.draft };
  };
  const create = (body: unknown) => {
    const { data: sent, draft_step } = body as Body;
    const made = sampleDraft({ id: world.draft ? 70 : 7, version: 1, data: sent, draft_step });
    world.draft ??= made;
    world.made.push(made);
    return { body: made };
  };
  const answers: FakeAnswers = {
    'GET /api/main/v1/world/clock/': { body: sampleClock },
    'GET /api/main/v1/campaigns/drafts/7/': () => (world.draft ? { body: world.draft } : refusal('not_found', 404)),
    'PUT /api/main/v1/campaigns/drafts/7/': (_, body) => save(body),
    'POST /api/main/v1/campaigns/drafts/': (_, body) => create(body),
    'POST /api/main/cpm/get_cpm_price/': (_, body) => ({ body: priceViews(body) }),
    'POST /api/main/cpc/price/': (_, body) => ({ body: priceClicks(body) }),
  };
  return { world, answers };
}
