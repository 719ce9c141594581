import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { expect, test } from 'vitest';
import { warnMediaFile } from '@jarchi/domain/creatives/media-files.ts';
import { getMediaLimits } from '@jarchi/domain/creatives/media-limits.ts';
import type { ContentAnswer, OfferedPlacement, PublisherAnswer } from '../platform-connector.ts';
import { createSimulatedPlatform } from '../simulated-platform.ts';
import { createSimulatedReview } from '../simulated-review.ts';
import type { Behaviour } from './behaviours.ts';

const offered_at = Date.UTC(2026, 10, 20, 8);
const slot_at = offered_at + 96 * HOUR_MS;
const NEVER = 10_000 * HOUR_MS;
const COUNT = 1_000;

const offer = (id: number, change: Partial<OfferedPlacement> = {}): OfferedPlacement => ({
  placement_id: id,
  publisher_id: id,
  media_type: 'INSTAGRAM',
  content_type: 'STORY',
  availability_hours: 24,
  reach_estimate: 100_000,
  price: 2_000_000,
  bought_units: null,
  metric: 'views',
  is_content_made: true,
  publish_until: offered_at + 400 * HOUR_MS,
  preferred_publish_start_hour: 9,
  preferred_publish_end_hour: 23,
  offered_at,
  slot_at,
  live_at: null,
  post_ref: null,
  ...change,
});

/** A picture that only says what is painted: thousands of them are compared. */
const paint = (hue: number, scene: number, isLying: boolean) =>
  Buffer.from(JSON.stringify([hue, scene, isLying ? [640, 360] : [360, 640]]));

const many = Array.from({ length: COUNT }, (_, index) => index + 1);
const limits = getMediaLimits('INSTAGRAM', 'STORY');
const order = { attempt: 1, ordered_at: offered_at, title: 'menu', brief: '', link: 'https://jarchi.test', mentions: ['jarchi'] };

/** All that one placement brings, when it is asked after everything has happened, and once when its content is ready. */
async function live(without: readonly Behaviour[], id: number, isMade: boolean, seed = 'one') {
  const platform = createSimulatedPlatform(seed, { without, paint });
  const offered = offer(id, { is_content_made: isMade });
  const contents = [];
  for (const attempt of [1, 2]) contents.push(await platform.readContent(offered, { ...order, attempt }, offered_at + NEVER));
  const unslotted = { ...offered, slot_at: null };
  const [answer, stay] = [await platform.readAnswer(offered, offered_at + NEVER), await platform.readStay(unslotted, offered_at + NEVER)];
  const post = await platform.findPost(offered, slot_at + NEVER);
  const live_at = slot_at;
  return {
    answer,
    stay,
    contents: contents.map((content) => (content.content === 'made' ? { at: content.at, caption: content.caption } : content)),
    pictures: contents.map((content) => (content.content === 'made' ? content.files[0]?.bytes.toString() : '')),
    post,
    later: await platform.findPost({ ...offered, live_at }, live_at + 23 * HOUR_MS),
  };
}

type Lived = Awaited<ReturnType<typeof live>>;

/** The part of a history that a behaviour may change; the others stay, whoever behaves so. */
const TOUCHES: Readonly<Record<Behaviour, readonly (keyof Lived)[]>> = {
  decline: ['answer'],
  // The time of a withdrawal, and of a post that it prevents, runs from the answer.
  'late answer': ['answer', 'stay', 'post'],
  'maker declines': ['answer'],
  silent: ['answer'],
  counter: ['answer'],
  withdrawal: ['stay', 'post'],
  'late content': ['contents'],
  'bad content': ['contents', 'pictures'],
  'late post': ['post'],
  'never live': ['post'],
  edit: ['post', 'later'],
  removal: ['post', 'later'],
};

test.each(Object.keys(TOUCHES) as Behaviour[])('leaving out «%s» moves no other behaviour', async (behaviour) => {
  const changes: string[] = [];
  for (const id of many.slice(0, 400))
    for (const isMade of [true, false]) {
      const [whole, rest] = [await live([], id, isMade), await live([behaviour], id, isMade)];
      const parts = Object.keys(whole) as (keyof Lived)[];
      changes.push(...parts.filter((part) => JSON.stringify(whole[part]) !== JSON.stringify(rest[part])));
    }
  expect(changes.filter((part) => !TOUCHES[behaviour].some((own) => own === part))).toEqual([]);
  // It is there, and it is rare.
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.length).toBeLessThan(400);
});

test('the same seed gives the same history of every placement, and another seed another', async () => {
  const histories = (seed: string) => Promise.all(many.slice(0, 100).map((id) => live([], id, true, seed)));
  const [first, again, other] = [await histories('one'), await histories('one'), await histories('two')];
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});

const askAll = (isMade: boolean) => {
  const platform = createSimulatedPlatform('one', { paint });
  return Promise.all(many.map((id) => platform.readAnswer(offer(id, { is_content_made: isMade }), offered_at + 71 * HOUR_MS)));
};
const asksOf = (answer: PublisherAnswer) => (answer.answer === 'accepted' ? answer.asks : undefined);

test('some of those who make the content name a price near the list, in whole ten thousands; others keep the price of the list', async () => {
  const asked = (await askAll(true)).map(asksOf).filter((price) => price !== undefined);
  expect(asked.length / COUNT).toBeGreaterThan(0.08);
  expect(asked.length / COUNT).toBeLessThan(0.2);
  for (const price of asked) {
    expect(price % 10_000).toBe(0);
    expect(price).not.toBe(2_000_000);
    expect(price).toBeGreaterThanOrEqual(1_800_000);
    expect(price).toBeLessThanOrEqual(2_500_000);
  }
  expect(asked.some((price) => price < 2_000_000)).toBe(true);
  expect((await askAll(false)).map(asksOf).filter((price) => price !== undefined)).toEqual([]);
});

test('few publishers withdraw, after they accepted and before their post; who is live, and a network, stays', async () => {
  const platform = createSimulatedPlatform('one', { paint });
  const asked = await Promise.all(
    many.map(async (id) => {
      const offered = offer(id, { is_content_made: false });
      const answer = await platform.readAnswer(offered, offered_at + NEVER);
      return { answer, id, stay: await platform.readStay({ ...offered, slot_at: null }, offered_at + NEVER) };
    }),
  );
  const withdrawn = asked.filter(({ stay }) => stay.stay === 'withdrew');
  expect(withdrawn.length).toBeGreaterThan(5);
  expect(withdrawn.length).toBeLessThan(50);
  for (const { answer, id, stay } of withdrawn) {
    if (stay.stay !== 'withdrew' || answer.answer === 'pending') throw new Error('did not withdraw');
    expect(stay.at).toBeGreaterThan(answer.at);
    const offered = offer(id, { is_content_made: false });
    expect(await platform.readStay(offered, stay.at - 1)).toEqual({ stay: 'stays', ask_again_at: stay.at });
    expect(await platform.findPost(offered, slot_at + 6 * HOUR_MS)).toMatchObject({ seen: 'not_live' });
    expect(await platform.readStay({ ...offered, live_at: stay.at - 1 }, stay.at)).toMatchObject({ stay: 'stays' });
    expect(await platform.readStay({ ...offered, bought_units: 1_000 }, stay.at)).toMatchObject({ stay: 'stays' });
  }
});

const madeOf = (answer: ContentAnswer) => {
  if (answer.content !== 'made') throw new Error('not made');
  return answer;
};

test('a first delivery sometimes breaks the brief in one of three ways; a second rarely', async () => {
  const platform = createSimulatedPlatform('one', { paint });
  const review = createSimulatedReview();
  const faultsOf = async (attempt: number) => {
    const faults = { sides: 0, link: 0, word: 0 };
    for (const id of many) {
      const { files, caption, at } = madeOf(await platform.readContent(offer(id), { ...order, attempt }, offered_at + NEVER));
      const [, , [width, height]] = JSON.parse(files[0]?.bytes.toString() ?? '') as [number, number, [number, number]];
      if (warnMediaFile({ width, height }, limits).length > 0) faults.sides += 1;
      if (!caption.includes('@jarchi https://jarchi.test')) faults.link += 1;
      const verdict = await review.review({ title: 'menu', caption, since: at }, at + HOUR_MS);
      if (verdict.verdict === 'reject') faults.word += 1;
    }
    return faults;
  };
  const [first, second] = [await faultsOf(1), await faultsOf(2)];
  for (const [fault, count] of Object.entries(first)) {
    expect([fault, count]).toEqual([fault, expect.any(Number)]);
    expect(count).toBeGreaterThan(15);
    expect(count).toBeLessThan(80);
    expect(second[fault as keyof typeof second]).toBeLessThan(count / 2);
  }
});

test('a late content takes days, and some miss the three days of their order', async () => {
  const platform = createSimulatedPlatform('one', { paint });
  const hours = await Promise.all(
    many.map(async (id) => (madeOf(await platform.readContent(offer(id), order, offered_at + NEVER)).at - offered_at) / HOUR_MS),
  );
  const late = hours.filter((after) => after > 24);
  expect(late.length).toBeGreaterThan(20);
  expect(late.length).toBeLessThan(90);
  expect(Math.min(...late)).toBeGreaterThan(39);
  expect(late.filter((after) => after > 72).length).toBeGreaterThan(0);
  expect(late.filter((after) => after > 72).length).toBeLessThan(late.length / 2);
});

test('a late post comes hours after its slot, and within the six hours that count', async () => {
  const platform = createSimulatedPlatform('one', { paint });
  const posts = await Promise.all(many.map((id) => platform.findPost(offer(id), slot_at + NEVER)));
  const minutes = posts.flatMap((post) => (post.seen === 'live' ? [(post.live_at - slot_at) / 60_000] : []));
  const late = minutes.filter((after) => after > 20);
  expect(late.length).toBeGreaterThan(20);
  expect(late.length).toBeLessThan(90);
  expect(Math.min(...late)).toBeGreaterThanOrEqual(60);
  expect(Math.max(...late)).toBeLessThan(360);
});

test('few posts are changed while they are live, each at its own instant, whenever it is looked at', async () => {
  const platform = createSimulatedPlatform('one', { paint });
  let edited = 0;
  for (const id of many) {
    const offered = offer(id, { live_at: slot_at });
    const post = await platform.findPost(offered, slot_at + 20 * HOUR_MS);
    if (post.seen !== 'live' || post.edited_at === undefined) continue;
    edited += 1;
    expect(await platform.findPost(offered, post.edited_at - 1)).not.toHaveProperty('edited_at');
    expect(await platform.findPost(offered, post.edited_at)).toMatchObject({ edited_at: post.edited_at });
    expect(post.edited_at).toBeGreaterThan(slot_at + 2 * HOUR_MS);
    expect(post.edited_at).toBeLessThan(slot_at + 15 * HOUR_MS);
  }
  expect(edited).toBeGreaterThan(10);
  expect(edited).toBeLessThan(60);
});
