import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { isDeviceShared, openFigures, readFigures, setDeviceShared, writeFigures, type KeptFigures } from './figures.ts';

const NOW = Date.parse('2026-11-28T10:00:00Z');
const DAY_MS = 24 * 3_600_000;
const BALANCE = ['finance', 'balance'];
const page = { at: NOW - DAY_MS, answers: [[BALANCE, { balance: 5 }]] } as const;
const kept: KeptFigures = { build: 'b1', account: 'sepidar', role: 'owner', pages: { '/': page } };
const visit = { build: 'b1', account: 'sepidar', pathname: '/', search: '', now: NOW };

test('a visit begins with the figures of its page', () => {
  writeFigures(kept);
  expect(openFigures(visit)).toEqual({ page, role: 'owner' });
});

test.each([
  ['another account', { account: 'other' }],
  ['nobody', { account: undefined }],
  ['another build', { build: 'b2' }],
  ['a visit after a week', { now: page.at + 7 * DAY_MS }],
  ['a clock that was set back', { now: page.at - 1 }],
  ['an address that chooses an account', { search: '?account=sepidar' }],
  ['the address by which staff open an account', { pathname: '/u/sepidar' }],
])('%s finds none, and removes them', (_, change) => {
  writeFigures(kept);
  expect(openFigures({ ...visit, ...change })).toEqual({});
  expect(readFigures()).toBeUndefined();
});

test.each([
  ['another page', { pathname: '/profile' }],
  ['a filtered page', { search: '?page=2' }],
])('%s begins without them, and they stay', (_, change) => {
  writeFigures(kept);
  expect(openFigures({ ...visit, ...change })).toEqual({});
  expect(readFigures()).toEqual(kept);
});

test.each(['{', '7', '{"build":"b1"}', '{"build":"b1","account":"sepidar","role":"owner","pages":{"/":{"at":"x","answers":[]}}}'])(
  'of stored figures %s no page is taken',
  (stored) => {
    localStorage.setItem('jarchi-figures', stored);
    expect(openFigures(visit)).toEqual({});
  },
);

test('a shared device keeps nothing until somebody takes that back', () => {
  writeFigures(kept);
  setDeviceShared(true);
  expect([isDeviceShared(), readFigures()]).toEqual([true, undefined]);
  writeFigures(kept);
  expect(openFigures(visit)).toEqual({});
  setDeviceShared(false);
  writeFigures(kept);
  expect(openFigures(visit)).toEqual({ page, role: 'owner' });
});

test('a storage that throws is one that keeps nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  writeFigures(kept);
  expect([openFigures(visit), isDeviceShared()]).toEqual([{}, false]);
});

/** The cache of a visit that begins with figures of the device. */
async function begin() {
  vi.resetModules();
  vi.stubGlobal('jarchiDevice', { build: 'b1', page, role: 'owner' });
  writeFigures(kept);
  const device = await import('./from-device.ts');
  const client = new QueryClient();
  device.fillFromDevice(client);
  return { ...device, client, findDeviceTime: () => renderHook(device.useDeviceTime).result.current };
}

beforeEach(() => vi.resetModules());

test('figures of the device have the time at which they were read, until the server has answered', async () => {
  const { client, findDeviceTime } = await begin();
  expect(client.getQueryData(BALANCE)).toEqual({ balance: 5 });
  expect(findDeviceTime()).toBe(page.at);
  await client.fetchQuery({ queryKey: BALANCE, queryFn: async () => ({ balance: 6 }) });
  expect(findDeviceTime()).toBeUndefined();
});

test('an answer that fails leaves them, with their time', async () => {
  const { client, findDeviceTime } = await begin();
  await client.prefetchQuery({ queryKey: BALANCE, queryFn: () => Promise.reject(new Error('no network')), retry: false });
  expect([client.getQueryData(BALANCE), findDeviceTime()]).toEqual([{ balance: 5 }, page.at]);
});

test.each([
  ['another role', { role: 'viewer', is_hijacked: false }],
  ['staff in a customer’s name', { role: 'owner', is_hijacked: true }],
])('%s: the figures leave screen and device', async (_, own) => {
  const { client, checkDevice, findDeviceTime } = await begin();
  checkDevice(client, own);
  expect([client.getQueryData(BALANCE), findDeviceTime(), readFigures()]).toEqual([undefined, undefined, undefined]);
});

test('the same role keeps them', async () => {
  const { client, checkDevice } = await begin();
  checkDevice(client, { role: 'owner', is_hijacked: false });
  expect([client.getQueryData(BALANCE), readFigures()]).toEqual([{ balance: 5 }, kept]);
});

/** A drawn page with figures of the device asks for something; `observe` is what its browser does about paints. */
async function askDrawn(observe: (tell: () => void) => void) {
  class Observer {
    readonly tell: () => void;
    constructor(tell: () => void) {
      this.tell = tell;
    }
    observe() {
      observe(this.tell);
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('jarchiDevice', { build: 'b1', page, role: 'owner' });
  vi.useFakeTimers();
  const fetched = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  const { askAfterPaint, announceDrawn } = await import('./first-paint.ts');
  const asking = askAfterPaint('/api/x');
  announceDrawn();
  return { fetched, asking };
}

test('no request goes out before the figures are painted', async () => {
  let paint = () => {};
  const { fetched, asking } = await askDrawn((tell) => (paint = tell));
  await vi.advanceTimersByTimeAsync(100);
  expect(fetched).not.toHaveBeenCalled();
  paint();
  await asking;
  expect(fetched).toHaveBeenCalledOnce();
});

test('a browser that does not tell when it paints asks a moment after it has drawn', async () => {
  const { fetched, asking } = await askDrawn(() => undefined);
  await vi.advanceTimersByTimeAsync(400);
  await asking;
  expect(fetched).toHaveBeenCalledOnce();
});
