import type pg from 'pg';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';

export const PLACEMENTS = 8;
const METRICS = 3;
const DAYS = 30;
/** Figures of one campaign: each placement and metric, each hour of thirty days. */
export const FIGURES_OF_CAMPAIGN = PLACEMENTS * METRICS * DAYS * 24;
const ACCOUNTS = 20;
/** Campaigns begin in turn over these days. */
const SPREAD_DAYS = 120;
const FIRST_DAY = '2026-01-01';

/** Accounts, and `count` campaigns of theirs without figures. */
export async function seedCampaigns(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into account (slug, title, created) select 'bench-' || n, 'bench ' || n, now() from generate_series(1, ${ACCOUNTS}) n`,
  );
  await client.query(
    `insert into draft (account_id, campaign, draft_step, data, idempotency_key, updated_at, created)
     select 1 + n % ${ACCOUNTS}, null, 'activation', $2::jsonb, 'bench-' || n, now(), now() from generate_series(0, $1::int - 1) n`,
    [count, JSON.stringify(emptyDraft())],
  );
  await client.query(
    `insert into campaign (account_id, title, media_type, campaign_type, content_type, state, publish_period_start, publish_period_end, preferred_publish_start_hour, preferred_publish_end_hour, budget, goal_total_reach,
       brief, draft_id, price, discount, vat, total, vat_percent, quote_valid_until, search_text, created, state_since, changed_at)
     select account_id, 'bench ' || id, 'INSTAGRAM', 'REACH', 'STORY', 'PUBLISHING', start, start + ${DAYS - 1}, 9, 23, 3000000, 20000,
       data, id, 3000000, 0, 300000, 3300000, 10, now(), 'bench ' || id, now(), now(), now()
     from (select *, date '${FIRST_DAY}' + (id * 7 % ${SPREAD_DAYS})::int as start from draft) as drafts`,
  );
  await client.query(
    `insert into placement (account_id, campaign_id, plan_id, publisher_id, title, username, state, availability_hours, reach_estimate, price, discount, vat, total, publisher_price, net_step, share, live_at)
     select account_id, id, n, n, 'publisher ' || n, 'publisher.' || n, 'live', 720, 20000, 3000000, 0, 300000, 3300000, 2400000, 100, 'open', publish_period_start::timestamp at time zone 'Asia/Tehran'
     from campaign, generate_series(1, ${PLACEMENTS}) n`,
  );
  await client.query(
    `select open_measurement_month(day) from generate_series(timestamptz '${FIRST_DAY}', timestamptz '${FIRST_DAY}' + interval '${SPREAD_DAYS + 800} days', interval '20 days') as at (day)`,
  );
}

/** Gives the campaigns from `first` to `last`, by their order, their figures and the sums of their days. */
export async function seedFigures(client: pg.Client, first: number, last: number): Promise<void> {
  await client.query(
    `insert into measurement (account_id, placement_id, metric, hour, source, campaign_id, value, collected_at)
     select p.account_id, p.id, metric, p.live_at + h * interval '1 hour', 'simulation', p.campaign_id, 100 + h % 50, p.live_at
     from placement p, unnest(array['reach', 'views', 'clicks']) as m (metric), generate_series(0, ${DAYS * 24 - 1}) as hours (h)
     where p.campaign_id between $1 and $2`,
    [first, last],
  );
  await client.query(
    `insert into measurement_day (account_id, campaign_id, placement_id, metric, day, value, accepted)
     select account_id, campaign_id, placement_id, metric, (hour at time zone 'Asia/Tehran')::date, sum(value), sum(value)
     from measurement where campaign_id between $1 and $2 group by 1, 2, 3, 4, 5`,
    [first, last],
  );
  await client.query('analyze');
}
