import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestApp } from '#testing/test-app.ts';
import { everyCall } from './testing/every-call.ts';
import { openPlays, playCall } from './testing/play-calls.ts';

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

const fileShape = z.object({ blob: z.instanceof(Blob).refine(({ size }) => size > 0) });
// Left out: a file's key belongs to the file and cannot be guessed; a redirect is for browsers.
const answering = everyCall.filter(({ call }) => call.answers !== 'redirect' && call.answers !== 'stream' && call.access !== 'doorway');

test.each(answering)('$name answers in its shape', async (named) => {
  const answer = await playCall(named);
  expect((named.shapes.response ?? fileShape).safeParse(answer)).toMatchObject({ success: true });
});
