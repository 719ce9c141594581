import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { App } from '../app.ts';
import { storeState } from '#infra/store/migration/store-state.tables.ts';
import type { Clock, WorldClock } from '#infra/clock/clock.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { Database } from '#infra/store/db.ts';
import { listForeignRelations } from '#infra/store/migration/own-tables.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { seedChannels } from './channels/channels.ts';
import { SAMPLE_DAYS, seedCampaigns } from './campaigns/seed-campaigns.ts';
import { seedNews } from './news/news.ts';
import { sampleAdvertisers } from './people/people.data.ts';
import { findStaffId, seedPeople } from './people/people.ts';
import { seedPhoneRequests } from './people/phone-requests.ts';
import { seedTeam } from './people/team.ts';
import { seedPrices } from './prices/prices.ts';
import { seedShares } from './shares.ts';
import { seedStuck } from './stuck.ts';
import { StartRefusal } from '#infra/logs/start-refusal.ts';

const KEY = 'sample_world';

/** Tables that only grow. */
const WALLED = ['audit_log', 'document', 'document_number', 'ledger_entry', 'ledger_transaction'];
/** Tables that migrations fill. */
export const FILLED_BY_MIGRATIONS = ['migration', 'business_category', 'click_tier', 'cpm_configuration'];
/** Migrations add the networks that publish by themselves; any other publisher is a person's work. */
const OTHER_PUBLISHERS = `(select 1 from publisher where page_type <> 'MESSENGER' limit 1)`;
const WITH_NETWORKS = ['publisher', 'media_plan'];
/** Tables that a server writes although no one uses it. */
const WRITTEN_BY_SERVERS = [
  'channel_line',
  'help_article',
  'help_category',
  'job',
  'otp_request',
  'store_state',
  'try_count',
  'world_clock',
];

/** `none`: the store is in use, or has the sample world. `cut_off`: the server that was filling it died. */
export type Seeding = 'none' | 'fresh' | 'cut_off';

/**
 * Whether this store should get the sample world. Changes nothing; the migrations may not have run yet. Throws when it should, but has
 * foreign tables: that database belongs to another program.
 */
export async function planSeeding(db: Pick<Database, 'pool'>, ownTables: readonly string[]): Promise<Seeding> {
  const seeding = await readSeeding(db.pool, ownTables);
  if (seeding === 'none') return seeding;
  const foreign = await listForeignRelations(db.pool, ownTables);
  if (foreign.length === 0) return seeding;
  throw new StartRefusal(
    `JARCHI_SAMPLE: this database has tables that are not Jarchi's (${foreign.join(', ')}), so it does not get the sample world. ` +
      'Nothing was changed. Name an empty database in DATABASE_URL, or set JARCHI_SAMPLE=0 to start without the sample world.',
  );
}

async function readSeeding(pool: pg.Pool, ownTables: readonly string[]): Promise<Seeding> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename = any($1::text[])`,
    [ownTables],
  );
  const made = rows.map(({ name }) => name);
  if (made.includes('store_state')) {
    const state = await pool.query<{ value: string }>('select value from store_state where key = $1', [KEY]);
    const value = state.rows[0]?.value;
    if (value !== undefined) return value === 'seeding' ? 'cut_off' : 'none';
  }
  const others = new Set([...FILLED_BY_MIGRATIONS, ...WRITTEN_BY_SERVERS, ...WITH_NETWORKS]);
  const probes = made.filter((name) => !others.has(name)).map((name) => `(select 1 from ${quote(name)} limit 1)`);
  if (made.includes('publisher')) probes.push(OTHER_PUBLISHERS);
  if (probes.length === 0) return 'fresh';
  const used = await pool.query(probes.join(' union all '));
  return used.rows.length > 0 ? 'none' : 'fresh';
}

const quote = (name: string) => pg.escapeIdentifier(name);

/**
 * Empties our own tables except for the rows of migrations, and sets the world's clock back to the beginning of the sample. The tenancy is the
 * owner's.
 */
export async function prepareSampleWorld(
  tenancy: Tenancy,
  ownTables: readonly string[],
  saveOffset: (offsetMs: number) => Promise<void>,
): Promise<void> {
  const emptied = ownTables.filter((name) => !FILLED_BY_MIGRATIONS.includes(name));
  await tenancy.withSystem(async (tx) => {
    // Walls let a table be emptied under no setting: a store that was cut off while it was filled takes them away meanwhile.
    for (const name of WALLED) await tx.execute(sql.raw(`alter table ${quote(name)} disable trigger user`));
    await tx.execute(sql.raw(`truncate ${emptied.map(quote).join(', ')} restart identity`));
    for (const name of WALLED) await tx.execute(sql.raw(`alter table ${quote(name)} enable trigger user`));
    await tx.insert(storeState).values({ key: KEY, value: 'seeding' });
  });
  await saveOffset(-SAMPLE_DAYS * DAY_MS);
}

/**
 * Fills the prepared store, which has its publishers, and moves the world's clock to the wall clock's now. The wall clock of `app` is the world's clock, so that
 * payments, drafts and files are as old as the campaigns they are for.
 */
export async function seedSampleWorld(
  app: App,
  clocks: { readonly wall: Clock; readonly world: WorldClock },
  onProgress: (what: string) => void,
): Promise<void> {
  await seedPrices(app.tenancy, clocks.wall.now());
  onProgress('people');
  const people = await seedPeople(app.tenancy, new Date(clocks.world.now()));
  const callerOf = (slug: string): AccountCaller => {
    const person = people[slug];
    if (!person) throw new Error(`the sample has no account ${slug}`);
    const { account_id, user_id } = person;
    return { account_id, user_id, account: slug, role: 'owner', session_id: 'sample', impersonated_by: null };
  };
  const accounts = {
    sepidar: callerOf('sepidar'),
    'sepidar-roastery': callerOf('sepidar-roastery'),
    nikafarin: callerOf('nikafarin'),
    toranj: callerOf('toranj'),
    gandom: callerOf('gandom'),
  };
  onProgress(`${SAMPLE_DAYS} days of campaigns`);
  const now = clocks.wall.now();
  await seedCampaigns(app, clocks.world, accounts, { now, staff_id: await findStaffId(app.tenancy, 'staff') });
  await app.worker.drainDue('wall');
  const [owner, other] = [people['sepidar'], people['nikafarin']];
  if (!owner || !other) throw new Error('the sample has no owners');
  const ownerPhone = sampleAdvertisers.find(({ person }) => person === 'sara')?.phone ?? '';
  await seedTeam(app.tenancy, { owner, other, ownerPhone, staff_id: await findStaffId(app.tenancy, 'staff'), now: clocks.wall.now() });
  const idOf = (slug: string) => callerOf(slug).account_id;
  await seedShares(app, callerOf('sepidar'));
  const news = { sepidar: idOf('sepidar'), nikafarin: idOf('nikafarin'), toranj: idOf('toranj'), gandom: idOf('gandom') };
  await seedNews(app, news, now);
  await seedPhoneRequests(app, { approver: await findStaffId(app.tenancy, 'manager'), now });
  await seedStuck(app, now);
  await seedChannels(app.tenancy, accounts, now);
  await app.tenancy.withSystem((tx) =>
    tx
      .update(storeState)
      .set({ value: 'ready' })
      .where(sql`key = ${KEY}`),
  );
}
