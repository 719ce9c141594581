import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { succeed } from '@jarchi/domain/result.ts';
import type { PlatformConnector } from '#connectors/platforms/platform-connector.ts';
import { createSimulatedReview } from '#connectors/platforms/simulated-review.ts';
import { createWorldClock, wallClock } from '#infra/clock/clock.ts';
import { openOwned } from '#infra/store/db.ts';
import { createDiskFileStore } from '#infra/files/file-store.ts';
import { migrate } from '#infra/store/migration/migrate.ts';
import { createWorldClockStore } from '#infra/clock/world-clock-store.ts';
import { createApp } from '#app.ts';
import { parseConfig } from '#config.ts';

/*
 * A server as in production except for its platform, which answers every question after ANSWER_MS and counts them. The benchmark of jobs
 * starts it as a program. It sends `ready` when the store is migrated, runs jobs after the message `start`, and answers the message `stop`
 * with its counts.
 */

const answerMs = Number(process.env['ANSWER_MS']);
const counts = new Map<string, number>();

async function answer<T>(question: string, value: T): Promise<T> {
  counts.set(question, (counts.get(question) ?? 0) + 1);
  await setTimeout(answerMs);
  return value;
}

/** Every second placement has news: its post is live. */
const platform: PlatformConnector = {
  source: 'simulation',
  readAnswer: ({ placement_id }, now) => answer(`answer ${placement_id}`, { answer: 'accepted', at: now }),
  readStay: ({ placement_id }, now) => answer(`stay ${placement_id}`, { stay: 'stays', ask_again_at: now + HOUR_MS }),
  readContent: ({ placement_id }, _order, now) => answer(`content ${placement_id}`, { content: 'awaited', ask_again_at: now + HOUR_MS }),
  findPost: ({ placement_id }, now) =>
    answer(
      `post ${placement_id}`,
      placement_id % 2 === 0
        ? { seen: 'live', live_at: now, post_ref: `post-${placement_id}` }
        : { seen: 'not_live', look_again_at: now + HOUR_MS },
    ),
  measure: ({ placement_id }, from, to) => answer(`figures ${placement_id} ${from} ${to}`, []),
  tell: () => Promise.resolve(),
};

const parsed = parseConfig(process.env);
if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
const config = { ...parsed.value, mode: 'production' } as const;
const owned = await openOwned({ database_url: config.database_url });
await migrate(owned, join(import.meta.dirname, '../../migrations'));
const db = await owned.handOver({ pool_size: config.db_pool_size });
const wall = wallClock();
const directory = mkdtempSync(join(tmpdir(), 'jarchi-jobs-'));
const app = await createApp({
  config,
  db,
  secret: 'a secret of a benchmark, of enough length',
  clocks: { wall, world: await createWorldClock({ wall, store: createWorldClockStore(db.pool) }) },
  files: createDiskFileStore(directory),
  clicksDirectory: join(directory, 'clicks'),
  sms: { sendCode: async () => succeed(null) },
  mail: { send: async () => 'sent' },
  messengers: {},
  gateways: [],
  platform,
  review: createSimulatedReview(),
});

async function stop(): Promise<void> {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  await app.close();
  await db.close();
  rmSync(directory, { recursive: true });
  const questions = [...counts.values()].reduce((sum, count) => sum + count, 0);
  process.send?.({ questions, different: counts.size, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 });
  process.disconnect();
}

process.on('message', (message) => {
  if (message === 'start') app.worker.start();
  else if (message === 'stop') void stop();
});
process.send?.('ready');
