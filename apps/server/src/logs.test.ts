import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '#config.ts';
import { createStatementBreaker } from '#infra/testing/break-statements.ts';
import type { TestApp } from '#testing/test-app.ts';
import { everyCall } from './testing/every-call.ts';
import { openPlays, playCall } from './testing/play-calls.ts';

/** More than the statements of any call, its preparation included. */
const TRIES_MAX = 200;
const config: Partial<Config> = { log_level: 'trace', daily_limits: { drafts: 0, uploads: 0 } };

const breaker = createStatementBreaker();
const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await openPlays({ config, wrapDatabase: breaker.wrap, logTo: { write: (line) => void lines.push(line) } });
});
afterAll(async () => {
  await app.app.services.world.whenStill();
  await app.close();
});

/** Restarts jobs whose statements failed, and moves the wall clock past all limits of tries. */
async function reviveJobs(): Promise<void> {
  breaker.setBroken(false);
  app.wall.at += MINUTE_MS + 1;
  await app.app.services.world.whenStill();
  await app.db.pool.query('update job set attempts = 0, dead_at = null, locked_until = null where attempts > 0');
}

/** Plays a call until none of its statements fails any more. */
async function breakEachStatement(play: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const before = breaker.broken.size;
    breaker.setBroken(true);
    const outcome = await play().then(
      () => undefined,
      (error: unknown) => error,
    );
    await reviveJobs();
    if (breaker.broken.size > before) continue;
    if (outcome !== undefined) throw outcome;
    return;
  }
  throw new Error('the call fails again and again');
}

const answering = everyCall.filter(({ call }) => call.answers !== 'redirect' && call.answers !== 'stream' && call.access !== 'doorway');

test('each statement of each call and job fails once, and no log line contains a person’s value', async () => {
  for (const named of answering) await breakEachStatement(() => playCall(named));
  expect(breaker.broken.size).toBeGreaterThan(150);
  expect(lines.length).toBeGreaterThan(150);
  expect(lines.some((line) => line.includes('23514'))).toBe(true);
  const log = lines.join('');
  expect(log).not.toContain('Bearer');
  const told = [...breaker.values].filter((value) => log.includes(value));
  expect(told).toEqual([]);
}, 240_000);
