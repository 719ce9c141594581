import type pg from 'pg';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';

export interface DueCampaigns {
  readonly accounts: number;
  readonly campaigns: number;
}

/** Inserts campaigns with one placement each, whose slot has just begun, and their jobs, all due at the same instant. */
export async function seedDueCampaigns(client: pg.Client, { accounts, campaigns }: DueCampaigns): Promise<void> {
  const brief = JSON.stringify(emptyDraft());
  await client.query(
    `insert into account (slug, title, created) select 'bench-' || n, 'bench ' || n, now() from generate_series(1, $1::int) n`,
    [accounts],
  );
  await client.query(
    `insert into draft (account_id, campaign, draft_step, data, idempotency_key, updated_at, created)
     select 1 + n % $1::int, null, 'activation', $3::jsonb, 'bench-' || n, now(), now() from generate_series(0, $2::int - 1) n`,
    [accounts, campaigns, brief],
  );
  await client.query(
    `insert into campaign (account_id, title, media_type, campaign_type, content_type, state, publish_period_start, publish_period_end, preferred_publish_start_hour, preferred_publish_end_hour, budget, goal_total_reach,
       brief, draft_id, price, discount, vat, total, vat_percent, quote_valid_until, search_text, created, state_since, changed_at, held)
     select account_id, 'bench ' || id, 'INSTAGRAM', 'REACH', 'STORY', 'SCHEDULED', current_date - 1, current_date + 5, 9, 23, 3000000, 20000,
       data, id, 3000000, 0, 300000, 3300000, 10, now(), 'bench ' || id, now() - interval '2 days', now() - interval '1 day', now() - interval '1 day', 3300000
     from draft`,
  );
  await client.query(
    `insert into placement (account_id, campaign_id, plan_id, publisher_id, title, username, state, availability_hours, reach_estimate, price, discount, vat, total, publisher_price, net_step, share, offered_at, slot_at)
     select account_id, id, 1, 1, 'publisher', 'publisher', 'scheduled', 24, 20000, 3000000, 0, 300000, 3300000, 2400000, 100, 'open', now() - interval '1 day', now() - interval '1 minute'
     from campaign`,
  );
  await client.query(
    `select enqueue_job(account_id, 'campaign.advance', jsonb_build_object('campaign_id', id), 'world', now() - interval '1 minute', 0::smallint, 720::smallint, account_id || ':' || id, true)
     from campaign`,
  );
  await client.query('analyze');
}

/** The number of due jobs that are not done. */
export async function countDue(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>('select count(*) from job where dead_at is null and run_at <= now()');
  return Number(rows[0]?.count);
}

/** The number of jobs that failed at least once, those of the next look included. */
export async function countFailures(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>('select count(*) from job where last_error is not null');
  return Number(rows[0]?.count);
}
