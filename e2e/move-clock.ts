import type { Page } from 'playwright-core';
import { tehranHour } from '@jarchi/domain/calendar/jalali.ts';
import { expect } from 'vitest';
import { findHeaders } from './sign-in.ts';

const CLOCK = '/api/main/v1/world/clock/';
/** Many campaigns of the sample world are on the way. */
const LONGEST_MOVE_MS = 600_000;

/** Moves the time of campaigns, on a server that no other journey uses; the page stays as it is. */
export async function advanceClock(page: Page, hours: number): Promise<void> {
  const headers = await findHeaders(page.request);
  const moved = await page.request.post(CLOCK, { headers, data: { hours } });
  expect(moved.status()).toBe(200);
  const readTarget = async () => ((await (await page.request.get(CLOCK, { headers })).json()) as { moving_to: string | null }).moving_to;
  await expect.poll(readTarget, { timeout: LONGEST_MOVE_MS }).toBeNull();
}

/** The same, and loads the page again. */
export async function moveClock(page: Page, hours: number): Promise<void> {
  await advanceClock(page, hours);
  await page.reload();
}

/** Moves on to the next time at which it is this hour in Tehran. */
export async function moveToHour(page: Page, hour: number): Promise<void> {
  const headers = await findHeaders(page.request);
  const { now } = (await (await page.request.get(CLOCK, { headers })).json()) as { now: string };
  const hours = (hour - tehranHour(Date.parse(now)) + 24) % 24;
  if (hours > 0) await moveClock(page, hours);
}
