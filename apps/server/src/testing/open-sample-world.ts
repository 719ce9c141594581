import { createWorldClockStore } from '#infra/clock/world-clock-store.ts';
import { listOwnTables } from '#infra/store/migration/own-tables.ts';
import { migrationsDirectory } from '#infra/testing/test-database.ts';
import { openKeptWorld } from '../sample/kept/kept-world.ts';
import { SAMPLE_PASSWORD } from '../sample/people/people.ts';
import { findSharedWorld } from '../sample/testing/shared-world.ts';
import { prepareSampleWorld } from '../sample/world.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';
import { asOwner } from '#infra/testing/as-owner.ts';
import { createTenancy } from '#infra/store/tenancy.ts';

/** A browser in which the owner of an account of the sample world is signed in. */
export interface SampleAccount extends Pick<TestBrowser, 'client'> {
  readonly slug: string;
}

/** The whole server with the sample world that the run shares; its clocks begin when that was lived. */
export async function openSampleWorld(): Promise<TestApp> {
  const kept = await findSharedWorld();
  const app = await openTestApp({ seed: 'jarchi', now: new Date(kept.at).toISOString() });
  const tenancy = createTenancy(asOwner(app.db));
  await prepareSampleWorld(tenancy, await listOwnTables(migrationsDirectory), createWorldClockStore(app.db.pool).save);
  await openKeptWorld(kept, { tenancy, files: app.files });
  // The server reads where the world's clock stands as it starts.
  await app.restart();
  return app;
}

/** Every account of the sample world that has a campaign. */
export async function signInToSampleAccounts(app: TestApp): Promise<SampleAccount[]> {
  const { rows } = await app.db.pool.query<{ slug: string; phone: string }>(
    `select a.slug, u.phone from account a
     join account_member m on m.account_id = a.account_id and m.role = 'owner' join app_user u on u.id = m.user_id
     where exists (select from campaign c where c.account_id = a.account_id) order by a.account_id`,
  );
  const accounts: SampleAccount[] = [];
  for (const { slug, phone } of rows) {
    const { client } = app.openBrowser();
    await client.session.signInWithPassword({ body: { username: phone, password: SAMPLE_PASSWORD } });
    await client.session.getAccessToken({ query: { account: slug } });
    accounts.push({ client, slug });
  }
  return accounts;
}
