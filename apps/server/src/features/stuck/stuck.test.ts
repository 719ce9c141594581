import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewConnector } from '#connectors/platforms/platform-connector.ts';
import { createSimulatedReview } from '#connectors/platforms/simulated-review.ts';
import { DEADLINES } from '#connectors/with-deadlines.ts';
import { enqueueFollowing } from '#features/campaigns/life/saving/enqueue-following.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedStaff, type TestStaff } from '#testing/staff/open-staff.ts';
import { seedDeadJob } from '#testing/stuck.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { scheduleDailyCheck } from './stuck.jobs.ts';

/** A review that a test breaks, silences or hangs. */
const review: ReviewConnector & { is: 'down' | 'silent' | 'hung' | 'fine' } = {
  is: 'fine',
  review(reviewed, now) {
    if (review.is === 'down') return Promise.reject(new Error('the review is down'));
    if (review.is === 'hung') return new Promise(() => undefined);
    if (review.is === 'silent') return Promise.resolve({ verdict: 'pending', ask_again_at: now + HOUR_MS });
    return simulated.review(reviewed, now);
  },
};
const simulated = createSimulatedReview();

let shop: Campaigns;
let staff: TestStaff;
beforeAll(async () => {
  shop = await openCampaigns({ review, deadlines: { ...DEADLINES, review: 50 } });
  staff = await seedStaff(shop.app);
});
afterAll(() => shop.app.close());

async function readJobs({ account_id }: TestAccount) {
  const { rows } = await shop.app.db.pool.query(
    `select id, attempts, dead_at is not null as is_dead from job where account_id = $1 and kind = 'campaign.advance' order by id`,
    [account_id],
  );
  return rows;
}

const findRow = async ({ account_id }: TestAccount) =>
  (await staff.desk.stuck.listDeadJobs({ query: { limit: 100 } })).results.find(({ account }) => account?.account_id === account_id);

/** A bought campaign whose review failed for three days; its period is far enough ahead. */
async function seedDead() {
  review.is = 'down';
  const bought = await shop.seedBought({ startsInDays: 20 });
  await shop.app.moveWorld(80);
  review.is = 'fine';
  const row = await findRow(bought.account);
  if (!row) throw new Error('its job is not dead');
  shop.app.takeErrors();
  return { ...bought, row };
}

const readAudit = async (call: string) =>
  (await shop.app.db.pool.query('select status, staff_id from audit_log where call = $1 order by id desc limit 1', [call])).rows;

test('a review that fails for three days leaves one dead job, which staff see with its cause, campaign and money', async () => {
  const { account, campaign, row } = await seedDead();
  expect(row).toMatchObject({
    kind: 'campaign.advance',
    cause: 'the review is down',
    tries: 20,
    account: { account_id: account.account_id, account: account.slug },
    campaign: { id: campaign.id, state: 'AWAITING_APPROVAL', held: campaign.total },
    acts: ['retry', 'release'],
  });
  await shop.app.moveWorld(48);
  expect(await readJobs(account)).toMatchObject([{ attempts: 20, is_dead: true }]);
});

test('what an act enqueues for a campaign whose job is dead is tried once: it ends dead again, or brings the campaign back to life', async () => {
  const { account, campaign, row } = await seedDead();
  const actAs = async (state: (typeof review)['is']) => {
    review.is = state;
    await shop.app.tenancy.withAccount(account.account_id, (tx) =>
      enqueueFollowing(tx, { account_id: account.account_id, id: campaign.id }, { orders: [], nextAt: 0 }, 0),
    );
    await shop.app.moveWorld(1);
  };
  await actAs('down');
  shop.app.takeErrors();
  expect(await readJobs(account)).toMatchObject([{ id: row.id, attempts: 20, is_dead: true }]);
  await actAs('fine');
  expect(await findRow(account)).toBeUndefined();
  expect((await shop.read(account, campaign)).state).not.toBe('AWAITING_APPROVAL');
});

test('a dead job that staff retry runs at once, with its tries counted anew, and the decision is noted and audited', async () => {
  const { account, campaign, row } = await seedDead();
  await staff.desk.stuck.retryJob({ params: { job: row.id }, body: {} });
  await shop.app.moveWorld(1);
  expect((await shop.read(account, campaign)).state).not.toBe('AWAITING_APPROVAL');
  expect(await findRow(account)).toBeUndefined();
  const { results } = await staff.desk.stuck.listJobDecisions({ query: {} });
  expect(results[0]).toMatchObject({
    act: 'retry',
    kind: 'campaign.advance',
    staff_name: 'Nima Rastegar',
    account: { account: account.slug },
  });
  expect(await readAudit('stuck.retryJob')).toEqual([{ status: 200, staff_id: staff.user_id }]);
});

test('a release is shown first, ends the campaign as it was shown, and tells its people the reason', async () => {
  const { account, campaign, row } = await seedDead();
  const params = { job: row.id };
  const shown = await staff.desk.stuck.previewRelease({ params });
  expect(shown).toEqual({ event: 'cancel', captured: 0, released: campaign.total, stays_held: 0, posts_up: 0 });
  const expected = { captured: 0, released: campaign.total };
  const release = (change: object) =>
    staff.desk.stuck.releaseJob({ params, body: { reason: 'the link cannot be opened', expected, ...change } });
  await expect(release({ reason: ' ' })).rejects.toMatchObject({ code: 'reason_required' });
  await expect(release({ expected: { captured: 0, released: campaign.total + 1 } })).rejects.toMatchObject({ code: 'preview_changed' });
  await expect(staff.desk.stuck.dismissJob({ params, body: { reason: 'no' } })).rejects.toMatchObject({ code: 'job_act_refused' });
  await release({});
  const ended = await shop.read(account, campaign);
  expect(ended).toMatchObject({ state: 'INACTIVE', reason: 'cancelled', money: { held: 0, captured: 0, released: campaign.total } });
  expect(ended.events[0]).toMatchObject({ event: 'cancel', actor: 'operator', facts: { reason: 'the link cannot be opened' } });
  expect(await shop.money(account)).toMatchObject({ available: campaign.total, held: 0 });
  const notices = (await account.client.notifications.listNotifications()).results;
  expect(notices.find(({ kind }) => kind === 'campaign_cancelled')?.description).toContain('the link cannot be opened');
  await expect(release({})).rejects.toMatchObject({ code: 'not_found' });
  expect((await staff.desk.stuck.listJobDecisions({ query: {} })).results[0]).toMatchObject({
    act: 'release',
    reason: 'the link cannot be opened',
  });
});

test('nobody decides about a dead job of an account in which they have a place', async () => {
  const { account, campaign } = await shop.seedBought({ startsInDays: 20 });
  const job = await seedDeadJob(shop.app, { account_id: account.account_id, campaign_id: campaign.id });
  await shop.app.db.pool.query(`insert into account_member (account_id, user_id, role) values ($1, $2, 'viewer')`, [
    account.account_id,
    staff.user_id,
  ]);
  const expected = { captured: 0, released: campaign.total };
  const refused = { status: 403, code: 'own_account' };
  const params = { job };
  await expect(staff.desk.stuck.retryJob({ params, body: {} })).rejects.toMatchObject(refused);
  await expect(staff.desk.stuck.releaseJob({ params, body: { reason: 'mine', expected } })).rejects.toMatchObject(refused);
  await expect(staff.desk.stuck.dismissJob({ params, body: { reason: 'mine' } })).rejects.toMatchObject(refused);
  expect((await shop.read(account, campaign)).state).toBe('AWAITING_APPROVAL');
  await shop.app.db.pool.query('delete from job where id = $1', [job]);
});

test('a dead job of no campaign, or of one that is over, is dismissed with a reason', async () => {
  const { account, campaign } = await shop.seedBought({ startsInDays: 20 });
  await shop.cancel(account, campaign);
  const seeds: Parameters<typeof seedDeadJob>[1][] = [
    { kind: 'live.forget', clock: 'wall' },
    { account_id: account.account_id, campaign_id: campaign.id },
  ];
  for (const seed of seeds) {
    const params = { job: await seedDeadJob(shop.app, seed) };
    await expect(staff.desk.stuck.previewRelease({ params })).rejects.toMatchObject({ code: 'job_act_refused' });
    await expect(staff.desk.stuck.dismissJob({ params, body: { reason: '' } })).rejects.toMatchObject({ code: 'reason_required' });
    await staff.desk.stuck.dismissJob({ params, body: { reason: 'nothing is left to do' } });
    await expect(staff.desk.stuck.retryJob({ params, body: {} })).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('the daily look marks a campaign that waits too long, tells its people once, and the mark goes when it moves on', async () => {
  review.is = 'silent';
  const { account, campaign } = await shop.seedBought({ startsInDays: 20 });
  await scheduleDailyCheck({ tenancy: shop.app.tenancy, world: shop.app.world });
  await shop.app.moveWorld(60);
  expect(await shop.read(account, campaign)).toMatchObject({ is_overdue: false });
  await shop.app.moveWorld(60);
  expect(await shop.read(account, campaign)).toMatchObject({ is_overdue: true });
  const { results } = await staff.desk.stuck.listOverdue({ query: { limit: 100 } });
  expect(results).toContainEqual(
    expect.objectContaining({
      what: 'campaign',
      awaited: 'review',
      campaign: expect.objectContaining({ id: campaign.id, held: campaign.total }),
    }),
  );
  const told = async () =>
    (await account.client.notifications.listNotifications()).results.filter(({ kind }) => kind === 'campaign_overdue').length;
  await shop.app.moveWorld(48);
  expect(await told()).toBe(1);
  review.is = 'fine';
  await shop.app.moveWorld(24);
  expect(await shop.read(account, campaign)).toMatchObject({ is_overdue: false });
  expect(await told()).toBe(1);
});

test('a campaign whose job is dead is marked by the daily look, and staff read that its work is dead', async () => {
  const { account, campaign } = await seedDead();
  await scheduleDailyCheck({ tenancy: shop.app.tenancy, world: shop.app.world });
  await shop.app.moveWorld(25);
  expect(await shop.read(account, campaign)).toMatchObject({ is_overdue: true });
});

test('a review that never answers fails in time, and other jobs of the account go on', async () => {
  review.is = 'hung';
  const { account } = await shop.seedBought({ startsInDays: 20 });
  const other = await shop.seedCampaign(account);
  await shop.app.charge(account, other.total);
  await shop.app.moveWorld(3);
  const errors = shop.app.takeErrors().map(({ error }) => String(error));
  expect(errors.some((error) => error.includes('the review did not end within 50 ms'))).toBe(true);
  review.is = 'fine';
  await shop.buy(account, other, { key: newIdempotencyKey() });
  await shop.app.moveWorld(8);
  expect((await shop.read(account, other)).state).not.toBe('AWAITING_APPROVAL');
});

test('jobs are in the metrics, by kind and state', async () => {
  const job = await seedDeadJob(shop.app, { kind: 'live.forget', clock: 'wall' });
  await shop.seedBought({ startsInDays: 20 });
  const { body } = await shop.app.server.inject({ url: '/metrics' });
  expect(body).toContain('jarchi_jobs{kind="live.forget",state="dead"} 1');
  expect(body).toMatch(/jarchi_jobs\{kind="campaign\.advance",state="waiting"\} \d/);
  await shop.app.db.pool.query('delete from job where id = $1', [job]);
});
