import { expect, test, vi } from 'vitest';
import { dropAnswers, fetchAfterEarly, getEarlyKey, type EarlyAnswers } from './early-answers.ts';

const URL_OF_CALL = '/api/main/v1/home/';
const later = () => vi.fn(async () => new Response('later')) as unknown as typeof fetch;
const early = (answer: Promise<Response> = Promise.resolve(new Response('early'))): EarlyAnswers => new Map([[URL_OF_CALL, answer]]);
const soon = () => 500;

test('a GET takes the early response once, and the next one is sent', async () => {
  const fetcher = later();
  const call = fetchAfterEarly(early(), fetcher, soon);
  expect(await (await call(URL_OF_CALL)).text()).toBe('early');
  expect(await (await call(URL_OF_CALL)).text()).toBe('later');
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test('a POST and another address are sent', async () => {
  const call = fetchAfterEarly(early(), later(), soon);
  expect(await (await call(URL_OF_CALL, { method: 'POST' })).text()).toBe('later');
  expect(await (await call(`${URL_OF_CALL}?limit=1`)).text()).toBe('later');
});

test('a POST that reads takes the early response to the same body', async () => {
  const answers: EarlyAnswers = new Map([[getEarlyKey(URL_OF_CALL, 'POST', '{}'), Promise.resolve(new Response('early'))]]);
  const call = fetchAfterEarly(answers, later(), soon);
  expect(await (await call(URL_OF_CALL, { method: 'POST', body: '{"flags":[]}' })).text()).toBe('later');
  expect(await (await call(URL_OF_CALL)).text()).toBe('later');
  expect(await (await call(URL_OF_CALL, { method: 'POST', body: '{}' })).text()).toBe('early');
});

test('an early request that failed is sent again', async () => {
  const call = fetchAfterEarly(early(Promise.reject(new TypeError('no network'))), later(), soon);
  expect(await (await call(URL_OF_CALL)).text()).toBe('later');
});

test('an early response of long ago is not used', async () => {
  const call = fetchAfterEarly(early(), later(), () => 60_000);
  expect(await (await call(URL_OF_CALL)).text()).toBe('later');
});

test('an aborted call does not wait for the early response and is not sent', async () => {
  const fetcher = later();
  const abort = new AbortController();
  const call = fetchAfterEarly(early(new Promise(() => {})), fetcher, soon)(URL_OF_CALL, { signal: abort.signal });
  abort.abort();
  await expect(call).rejects.toThrow();
  expect(fetcher).not.toHaveBeenCalled();
});

test('an answer that nobody takes, or whose call is aborted, gives its connection back', async () => {
  const cancelled: string[] = [];
  const open = (name: string) =>
    new Response(
      new ReadableStream({
        cancel: () => void cancelled.push(name),
      }),
    );
  const answers = early(Promise.resolve(open('left')));
  dropAnswers(answers);
  expect(answers.size).toBe(0);
  const abort = new AbortController();
  const call = fetchAfterEarly(early(Promise.resolve(open('aborted'))), later(), soon)(URL_OF_CALL, { signal: abort.signal });
  abort.abort();
  await expect(call).rejects.toThrow();
  await vi.waitFor(() => expect(cancelled.toSorted()).toEqual(['aborted', 'left']));
});
