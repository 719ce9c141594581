import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publisher } from '#features/publishers/publishers.tables.ts';
import type { TestApp } from '#testing/test-app.ts';
import { everyCall, type NamedCall } from './testing/every-call.ts';
import { openPlays, playCall } from './testing/play-calls.ts';

/*
 * The part of the server's tests that runs on the embedded store where a PostgreSQL answers too: a call of each slice that reads, and one that
 * writes. The sample world, beside it, lives 95 days of campaigns there.
 */
let app: TestApp;
beforeAll(async () => {
  app = await openPlays();
});
// A call that moves the clock is answered before all that falls due has been done.
beforeEach(() => app.app.services.world.whenStill());
afterAll(async () => {
  await app.app.services.world.whenStill();
  await app.close();
});

const playable = everyCall.filter(({ call }) => call.access !== 'doorway' && (call.answers ?? 'json') === 'json');
const isReading = ({ call }: NamedCall) => call.method === 'GET';
const slices = [...new Set(playable.map(({ slice }) => slice))];
const chosen = slices.flatMap((slice) => {
  const own = playable.filter((named) => named.slice === slice);
  return [own.find(isReading), own.find((named) => !isReading(named))].filter((named) => named !== undefined);
});

test.each(chosen)('$name answers in its shape', async (named) => {
  const answer = await playCall(named);
  expect(named.shapes.response?.safeParse(answer)).toMatchObject({ success: true });
});

test('a text is found however its letters and digits were typed', async () => {
  const marks = { score: 5, is_reliable: true, is_recommended: true, will_provide_insight: true };
  const page = { media_type: 'INSTAGRAM', page_type: 'topic', ...marks } as const;
  const texts = { title: 'کافهٔ ۱۲', username: 'large.cafe', search_text: 'کافه 12 large.cafe' };
  await app.tenancy.withSystem((tx) => tx.insert(publisher).values({ ...page, ...texts, followers: 200 }));
  const { publishers } = (await app.seedAccount()).client;
  const find = async (search: string) =>
    (await publishers.listInstagramPages({ query: { search } })).results.map(({ username }) => username);
  expect(await find('كافه ١٢')).toEqual(['large.cafe']);
  expect(await find('@LARGE.cafe')).toEqual(['large.cafe']);
  expect(await find('%')).toEqual([]);
});
