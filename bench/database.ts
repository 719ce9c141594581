import { userInfo } from 'node:os';
import pg from 'pg';

const NAME = 'jarchi_bench';

/** The URL of a PostgreSQL server on which benchmarks may create databases; undefined when none answers. */
export async function findPostgres(): Promise<string | undefined> {
  const candidates = [
    process.env['DATABASE_URL'],
    'postgres://postgres@127.0.0.1:5432/postgres',
    `postgres://${userInfo().username}@127.0.0.1:5432/postgres`,
  ];
  for (const url of candidates) {
    if (!url) continue;
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    if (isThere) {
      await client.end();
      return url;
    }
  }
  return undefined;
}

/** Creates an empty database; drops the one of an earlier run first. */
export async function createDatabase(serverUrl: string, name = NAME): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await run(`drop database if exists ${name} with (force)`, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

const CAMPAIGNS = 400;

/** Gives an account campaigns in mid-life, each with 10 placements and 12 events; returns the id of the first. */
export async function fillAccount(databaseUrl: string, accountId: number, briefJson: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into draft (account_id, campaign, draft_step, data, idempotency_key, updated_at, created)
     select $1, null, 'activation', $2::jsonb, 'bench-' || n, now(), now() from generate_series(1, ${CAMPAIGNS}) n`,
    [accountId, briefJson],
  );
  await client.query(
    `insert into campaign (account_id, title, media_type, campaign_type, content_type, state, publish_period_start, publish_period_end, preferred_publish_start_hour, preferred_publish_end_hour, budget, goal_total_reach,
       brief, draft_id, price, discount, vat, total, vat_percent, quote_valid_until, reach, views, clicks, cost, publishers, search_text, created, state_since, changed_at)
     select $1, 'bench ' || id, 'INSTAGRAM', 'REACH', 'STORY', (array['PUBLISHING', 'SCHEDULED', 'INACTIVE', 'CREATED'])[1 + id % 4], '2026-01-01', '2026-01-10', 9, 23, 45000000, 400000,
       $2::jsonb, id, 30000000, 0, 3000000, 33000000, 10, now(), 200000 + id, 240000, 3000, 15000000, 10, 'bench ' || id, now() - id * interval '1 hour', now(), now()
     from draft where account_id = $1`,
    [accountId, briefJson],
  );
  await client.query(
    `insert into placement (account_id, campaign_id, plan_id, publisher_id, title, username, state, availability_hours, reach_estimate, price, discount, vat, total, publisher_price, net_step)
     select $1, c.id, n, n, 'publisher ' || n, 'publisher.' || n, 'scheduled', 24, 20000, 3000000, 0, 300000, 3300000, 2400000, 100
     from campaign c, generate_series(1, 10) n where c.account_id = $1`,
    [accountId],
  );
  await client.query(
    `insert into campaign_event (account_id, campaign_id, at, event, state, actor, facts)
     select $1, c.id, now() - n * interval '1 minute', 'placement_live', 'PUBLISHING', 'publisher', '{"title": "publisher"}'
     from campaign c, generate_series(1, 12) n where c.account_id = $1`,
    [accountId],
  );
  await client.query('analyze');
  const { rows } = await client.query<{ id: string }>('select id from campaign where account_id = $1 order by id limit 1', [accountId]);
  await client.end();
  return Number(rows[0]?.id);
}
