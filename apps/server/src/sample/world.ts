import { sql } from 'drizzle-orm';
import type { App } from '../app.ts';
import { storeState } from '#infra/store-state.tables.ts';
import type { Clock, WorldClock } from '#infra/clock.ts';
import type { Database } from '#infra/db.ts';
import type { Tenancy } from '#infra/tenancy.ts';
import { SAMPLE_DAYS, seedCampaigns } from './campaigns.ts';
import { seedNews } from './news/news.ts';
import { seedPeople } from './people/people.ts';
import { seedPrices } from './prices/prices.ts';
import { seedPublishers } from './publishers.ts';

const KEY = 'sample_world';
const DAY_MS = 86_400_000;

/** Where the sample world stands: not wanted by this store, begun and cut off, or there. */
async function readSampleState(tenancy: Tenancy): Promise<string | undefined> {
  return tenancy.withSystem(async (tx) => {
    const [row] = await tx
      .select()
      .from(storeState)
      .where(sql`key = ${KEY}`);
    return row?.value;
  });
}

/** Whether this store should get the sample world: it is empty, or an earlier seeding was cut off. */
export async function needsSampleWorld(db: Database, tenancy: Tenancy): Promise<boolean> {
  const state = await readSampleState(tenancy);
  if (state === 'ready') return false;
  const { rows } = await db.pool.query('select 1 from account limit 1');
  return state === 'seeding' || rows.length === 0;
}

/** Empties what a cut-off seeding left but the rows that migrations brought, and sets the world's clock back to where the sample begins. */
export async function prepareSampleWorld(db: Database, tenancy: Tenancy, saveOffset: (offsetMs: number) => Promise<void>): Promise<void> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migration', 'business_category', 'click_tier', 'cpm_configuration')`,
  );
  await db.pool.query(`truncate ${rows.map(({ name }) => `"${name}"`).join(', ')} restart identity`);
  await tenancy.withSystem((tx) => tx.insert(storeState).values({ key: KEY, value: 'seeding' }));
  await saveOffset(-SAMPLE_DAYS * DAY_MS);
}

/** Fills the prepared store, and brings the world's clock to the wall's now. */
export async function seedSampleWorld(
  app: App,
  clocks: { readonly wall: Clock; readonly world: WorldClock },
  onProgress: (what: string) => void,
): Promise<void> {
  onProgress('publishers');
  await seedPublishers(app.tenancy);
  await seedPrices(app.tenancy, clocks.wall.now());
  onProgress('people');
  const people = await seedPeople(app.tenancy, new Date(clocks.world.now()));
  const idOf = (slug: string) => {
    const person = people[slug];
    if (!person) throw new Error(`the sample has no account ${slug}`);
    return person.account_id;
  };
  const accounts = {
    sepidar: idOf('sepidar'),
    'sepidar-roastery': idOf('sepidar-roastery'),
    nikafarin: idOf('nikafarin'),
    toranj: idOf('toranj'),
  };
  onProgress('ninety days of campaigns');
  await seedCampaigns(app, clocks.world, accounts, clocks.wall.now());
  const { sepidar, nikafarin, toranj } = accounts;
  await seedNews(app, { sepidar, nikafarin, toranj, gandom: idOf('gandom') }, clocks.wall.now());
  await app.tenancy.withSystem((tx) =>
    tx
      .update(storeState)
      .set({ value: 'ready' })
      .where(sql`key = ${KEY}`),
  );
}
