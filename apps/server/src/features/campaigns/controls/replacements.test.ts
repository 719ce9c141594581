import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { drop, listReplacements, replace, seedLost, seedViews, type Lost } from '#testing/campaigns/seed-controls.ts';
import { seedDelivered } from '#testing/campaigns/seed-offers.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const refusedWith = (code: string, facts: object = {}) => ({ code, facts: expect.objectContaining(facts) as object });
const read = ({ account, campaign }: Pick<Lost, 'account' | 'campaign'>) => shop.read(account, campaign);

/** Moves the world to an instant after a publisher fell out (ms before its deadline). */
async function moveToDeadline(lost: Lost, before: number): Promise<void> {
  const { replacements } = await read(lost);
  const until = Date.parse(replacements[0]?.until ?? '');
  await shop.app.moveWorld((until - before - shop.app.world.now()) / HOUR_MS);
}

test('the alternatives of the brief are offered first, then the nearest, at final prices; the picked one is asked and published', async () => {
  const [near, dear, wished] = [
    ...(await shop.app.seedPlans(1, { price: 900_000, availability_hours: 36 })),
    ...(await shop.app.seedPlans(1, { price: 1_500_000, availability_hours: 36 })),
    ...(await shop.app.seedPlans(1, { price: 700_000, availability_hours: 12 })),
  ];
  const lost = await seedLost(shop, { change: { alternative_media_plans: [wished!.id] } }, { availability_hours: 36 });
  const before = await read(lost);
  expect(before.replacements).toMatchObject([{ placement_id: lost.placement, out_reason: 'declined', total: 1_100_000 }]);
  expect(before).toMatchObject({ state: 'ACCEPTED', waits_for: 'advertiser' });
  const listed = await listReplacements(lost);
  expect(listed.lost).toMatchObject({ id: lost.placement, total: 1_100_000, out_reason: 'declined' });
  expect(Date.parse(listed.until)).toBe(Date.parse(before.replacements[0]!.until));
  const [first, ...others] = listed.results;
  expect(first).toMatchObject({
    plan_id: wished!.id,
    is_alternative: true,
    price: 700_000,
    total: 770_000,
    difference: -330_000,
    shortfall: 0,
  });
  expect(others.every(({ is_alternative }) => !is_alternative)).toBe(true);
  expect(listed.results.find(({ plan_id }) => plan_id === dear!.id)).toMatchObject({ difference: 550_000, shortfall: 550_000 });
  const cheaper = { plan_id: near!.id, difference: -110_000 };
  const key = newIdempotencyKey();
  const replaced = await replace(lost, cheaper, key);
  expect(replaced).toMatchObject({
    total: before.total - 110_000,
    replacements: [],
    money: { held: before.total - 110_000, captured: 0, released: 0 },
  });
  expect(replaced.placements.find(({ id }) => id === lost.placement)).toMatchObject({ is_replaced: true, captured: 0, released: 0 });
  expect(replaced.placements.at(-1)).toMatchObject({ plan_id: near!.id, state: 'offered', total: 990_000, is_replaced: false });
  expect(replaced.events[0]).toMatchObject({
    event: 'placement_replaced',
    facts: { released: 110_000, replacement: replaced.placements.at(-1)!.title },
  });
  expect((await replace(lost, cheaper, key)).placements).toHaveLength(3);
  await expect(replace(lost, cheaper)).rejects.toMatchObject(refusedWith('replacement_over'));
  await shop.app.moveWorld(24 * 11);
  const over = await read(lost);
  expect(over.placements.at(-1)?.state).toBe('ended');
  expect(over).toMatchObject({ reason: 'completed', money: { held: 0, captured: over.total } });
});

test('a dearer publisher needs the money, is held in addition, and is refused when it costs more than was shown', async () => {
  const [dear] = await shop.app.seedPlans(1, { price: 1_400_000 });
  const lost = await seedLost(shop);
  const pick = { plan_id: dear!.id, difference: 440_000 };
  await expect(replace(lost, pick)).rejects.toMatchObject(refusedWith('spendable_short', { shortfall: 440_000 }));
  await shop.app.charge(lost.account, 440_000);
  await shop.setPlan(dear!, 'price', 1_450_000);
  await expect(replace(lost, pick)).rejects.toMatchObject(
    refusedWith('preview_changed', {
      shown: { captured: 0, released: 0, held: 440_000 },
      now: { captured: 0, released: 0, held: 495_000 },
    }),
  );
  await shop.setPlan(dear!, 'price', 1_400_000);
  const replaced = await replace(lost, pick);
  expect(replaced.money.held).toBe(lost.campaign.total + 440_000);
  const [other] = await shop.app.seedPlans(1);
  const again = await seedLost(shop);
  await shop.setPlan(other!, 'is_active', false);
  await expect(replace(again, { plan_id: other!.id, difference: 0 })).rejects.toMatchObject(refusedWith('replacement_gone'));
  await expect(replace(again, { plan_id: again.plans[1]!.id, difference: 0 })).rejects.toMatchObject(refusedWith('replacement_gone'));
});

test('a replacement is taken in the last second and refused at the deadline, when the share is released', async () => {
  const plans = await shop.app.seedPlans(2, { price: 950_000 });
  const lost = await seedLost(shop);
  await moveToDeadline(lost, 1_000);
  expect((await listReplacements(lost)).results.length).toBeGreaterThan(0);
  expect((await replace(lost, { plan_id: plans[0]!.id, difference: -55_000 })).replacements).toEqual([]);
  const late = await seedLost(shop);
  await moveToDeadline(late, 0);
  await expect(replace(late, { plan_id: plans[1]!.id, difference: 0 })).rejects.toMatchObject({
    code: expect.stringMatching(/replacement_(over|late)/),
  });
  const after = await read(late);
  expect(after).toMatchObject({ replacements: [], money: { released: 1_100_000 } });
  expect(after.events.find(({ event }) => event === 'placement_dropped')).toMatchObject({
    actor: 'system',
    facts: { released: 1_100_000 },
  });
  const { results } = await late.account.client.notifications.listNotifications();
  expect(results.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['replacement_open', 'replacement_unanswered']));
});

test('two picks at once give a share to one publisher, and one publisher cannot take two shares', async () => {
  const [near] = await shop.app.seedPlans(1, { price: 1_000_000 });
  const plans = await shop.app.seedPlans(3);
  for (const { publisher_id } of plans.slice(0, 2)) shop.platform.direct(publisher_id, { answer: 'declines' });
  const { account, campaign } = await shop.seedBought({ plans });
  await shop.app.moveWorld(2);
  const { replacements } = await shop.read(account, campaign);
  const [one, two] = replacements.map(({ placement_id }) => ({ account, campaign, placement: placement_id }));
  const pick = { plan_id: near!.id, difference: 0 };
  const sent = await Promise.allSettled([replace(one!, pick), replace(one!, pick)]);
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(replace(two!, pick)).rejects.toMatchObject(refusedWith('replacement_gone', { plan_id: near!.id }));
  expect((await shop.read(account, campaign)).placements).toHaveLength(4);
});

test('a share is released when its advertiser drops it; a drop that gives back less than shown is refused', async () => {
  const lost = await seedLost(shop);
  await expect(drop(lost, 1_100_001)).rejects.toMatchObject(refusedWith('preview_changed'));
  const dropped = await drop(lost, 1_100_000);
  expect(dropped).toMatchObject({ replacements: [], money: { released: 1_100_000 } });
  await expect(drop(lost, 0)).rejects.toMatchObject(refusedWith('replacement_over'));
  await expect(listReplacements({ ...lost, placement: lost.placement + 1_000 })).rejects.toMatchObject(refusedWith('not_found'));
});

test('a share goes to the nearest publisher by itself at its deadline, where the advertiser asked for it', async () => {
  await shop.app.seedPlans(1, { price: 990_000, availability_hours: 30 });
  const lost = await seedLost(shop, {}, { availability_hours: 30 });
  const set = await lost.account.client.campaigns.setAutoReplace({ params: { id: lost.campaign.id }, body: { is_auto_replace: true } });
  expect(set.is_auto_replace).toBe(true);
  const first = (await listReplacements(lost)).results[0]!;
  await moveToDeadline(lost, -60_000);
  const after = await read(lost);
  expect(first.difference).toBeLessThanOrEqual(0);
  expect(after.placements.at(-1)).toMatchObject({ plan_id: first.plan_id, total: first.total });
  expect(after.total).toBe(lost.campaign.total + first.difference);
  expect(after.events.find(({ event }) => event === 'placement_replaced')).toMatchObject({ actor: 'system' });
  await shop.app.moveWorld(3);
  expect((await read(lost)).placements.at(-1)?.state).not.toBe('offered');
  const { results } = await lost.account.client.notifications.listNotifications();
  expect(results.map(({ kind }) => kind)).toContain('replacement_taken');
});

test('a publisher who makes the content is replaced, and delivers one', async () => {
  const [near] = await shop.app.seedPlans(1, { media_type: 'INSTAGRAM', content_type: 'STORY', price: 1_000_000 });
  const { account, campaign } = await seedDelivered(shop, {
    prices: [1_000_000, 1_000_000],
    scripts: [{ contentAfterHours: Infinity }, {}],
    change: shop.period(12, 6),
  });
  await shop.app.moveWorld(73);
  const { replacements } = await shop.read(account, campaign);
  const placement = replacements.find(({ out_reason }) => out_reason === 'delivery_lapsed')?.placement_id ?? 0;
  const replaced = await replace({ account, campaign, placement }, { plan_id: near!.id, difference: 0 });
  expect(replaced.placements.at(-1)).toMatchObject({ state: 'offered', total: 1_100_000 });
  await shop.app.moveWorld(5);
  expect((await shop.read(account, campaign)).placements.at(-1)?.state).toBe('content_pending');
  expect((await account.client.contents.listPendingFeedback()).results.map(({ publisher }) => publisher.id)).toContain(near!.publisher_id);
});

test('views cost the same with every publisher', async () => {
  const { account, campaign } = await seedViews(shop);
  const view = await account.client.campaigns.previewCampaign({ params: { id: campaign.id }, query: { call: 'stopCampaign' } });
  expect(view.captured_before.net).toBe(campaign.figures.cost);
});
