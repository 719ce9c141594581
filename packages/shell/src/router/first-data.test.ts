import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstData, type Opening } from './first-data.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const visit = { params: { id: '7' }, location: { search: { draft: '3' } }, cause: 'enter' } as const;

test('a page is asked for with its address, and waits for the answer', async () => {
  const openings: Opening[] = [];
  let answer: (value: string) => void = () => undefined;
  const begin = (opening: Opening) => {
    openings.push(opening);
    return new Promise((resolve) => (answer = resolve));
  };
  const done = vi.fn();
  const loading = firstData(() => Promise.resolve({ begin }), 'begin')(visit).then(done);
  await vi.advanceTimersByTimeAsync(100);
  expect(openings).toEqual([{ params: { id: '7' }, search: { draft: '3' } }]);
  expect(done).not.toHaveBeenCalled();
  answer('data');
  await loading;
  expect(done).toHaveBeenCalled();
});

test('a late answer keeps no page from being drawn', async () => {
  const done = vi.fn();
  void firstData(() => Promise.resolve({ begin: () => new Promise(() => undefined) }), 'begin')(visit).then(done);
  await vi.advanceTimersByTimeAsync(149);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
});

test.each([
  ['a failed answer', () => Promise.resolve({ begin: () => Promise.reject(new Error('no network')) })],
  ['code that does not load', () => Promise.reject(new Error('no chunk'))],
])('%s keeps no page from being drawn', async (_, load) => {
  await expect(firstData<'begin'>(load, 'begin')(visit)).resolves.toBeUndefined();
});

test.each(['preload', 'stay'] as const)('nothing is asked for on %s', async (cause) => {
  const begin = vi.fn(async () => undefined);
  await firstData(() => Promise.resolve({ begin }), 'begin')({ ...visit, cause });
  expect(begin).not.toHaveBeenCalled();
});

test('an address that names nothing is refused before anything is asked for', async () => {
  const begin = vi.fn(async () => undefined);
  const refuse = () => {
    throw new Error('not found');
  };
  await expect(firstData(() => Promise.resolve({ begin }), 'begin', refuse)(visit)).rejects.toThrow('not found');
  expect(begin).not.toHaveBeenCalled();
});
