import pg from 'pg';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { ApiError } from '@jarchi/api-client/api-error.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { expect, test } from 'vitest';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';

const hasServer = Boolean(process.env['JARCHI_TEST_DATABASE_URL']);
const ROUNDS = 20;
const WRITERS = 12;

/** A second connection to the same database, which ends all others. */
async function openKiller(app: TestApp) {
  const client = new pg.Client({ connectionString: app.db.pool.options.connectionString });
  await client.connect();
  return {
    killOthers: () =>
      client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'),
    close: () => client.end(),
  };
}

/** Writes drafts until it is told to stop; a write whose answer is lost is sent again under its key. */
async function writeDrafts({ client }: TestAccount, mayGoOn: () => boolean, acknowledged: Set<number>): Promise<void> {
  while (mayGoOn()) {
    const idempotencyKey = newIdempotencyKey();
    const body = { data: { ...emptyDraft(), title: 'under load' }, draft_step: 'general-information' } as const;
    for (let isDone = false; !isDone;) {
      try {
        acknowledged.add((await client.drafts.createDraft({ body }, { idempotencyKey })).id);
        await client.drafts.listDrafts();
        isDone = true;
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'unavailable') throw error;
      }
    }
  }
}

test.skipIf(!hasServer)(
  'connections that the database ends cost neither the process, nor an acknowledged write, nor a later request',
  async () => {
    const app = await openTestApp();
    const account = await app.seedAccount();
    const killer = await openKiller(app);
    const acknowledged = new Set<number>();
    let isLoaded = true;
    const writers = Array.from({ length: WRITERS }, () => writeDrafts(account, () => isLoaded, acknowledged));
    for (let round = 0; round < ROUNDS; round++) {
      const before = acknowledged.size;
      await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThan(before + WRITERS);
      await killer.killOthers();
    }
    isLoaded = false;
    await Promise.all(writers);
    await killer.killOthers();
    // No connection is left, and the next request still works.
    expect((await account.client.drafts.listDrafts()).count).toBeGreaterThanOrEqual(acknowledged.size);
    const { rows } = await app.db.pool.query<{ id: number }>('select id from draft');
    const stored = new Set(rows.map(({ id }) => id));
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
    await killer.close();
    app.takeErrors();
    await app.close();
  },
);
