import { expect, test, vi } from 'vitest';
import { announcePersonChange } from '#session/person.ts';
import { actLater, holdUndoable, sendUndoables, undo, UNDO_MS, undoables } from './undoable.ts';

/** An act that ends when the test decides. */
function begin(about: string) {
  let end: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const act = vi.fn(() => new Promise<void>((resolve, reject) => (end = { resolve, reject })));
  const onFailed = vi.fn();
  const onDecided = vi.fn();
  const hasBegun = actLater({ about, act, onFailed, onDecided });
  return { act, onFailed, onDecided, hasBegun, succeed: () => end?.resolve(), fail: (error: Error) => end?.reject(error) };
}
const isGone = (about: string) => undoables.getSnapshot().has(about);
const settle = () => vi.advanceTimersByTimeAsync(0);

test('an act is sent when its time is over, and what it removes stays hidden until the server answers', async () => {
  vi.useFakeTimers();
  const { act, onDecided, succeed } = begin('draft 7');
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(act).not.toHaveBeenCalled();
  expect(onDecided).not.toHaveBeenCalled();
  expect(isGone('draft 7')).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(act).toHaveBeenCalledOnce();
  expect(onDecided).toHaveBeenCalledOnce();
  expect(undo('draft 7')).toBe(false);
  expect(isGone('draft 7')).toBe(true);
  succeed();
  await settle();
  expect(isGone('draft 7')).toBe(false);
});

test('an act that is undone is never sent', async () => {
  vi.useFakeTimers();
  const { act } = begin('draft 7');
  expect(undo('draft 7')).toBe(true);
  expect(isGone('draft 7')).toBe(false);
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(act).not.toHaveBeenCalled();
});

test('two acts at the same time are independent', async () => {
  vi.useFakeTimers();
  const one = begin('draft 7');
  await vi.advanceTimersByTimeAsync(1_000);
  const other = begin('content 7');
  undo('draft 7');
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect([one.act.mock.calls.length, other.act.mock.calls.length]).toEqual([0, 1]);
});

test('a second start of an act under way does nothing', async () => {
  vi.useFakeTimers();
  const one = begin('draft 7');
  const other = begin('draft 7');
  expect([one.hasBegun, other.hasBegun]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect([one.act.mock.calls.length, other.act.mock.calls.length]).toEqual([1, 0]);
});

test('a failure brings back what the act removed, and is reported', async () => {
  vi.useFakeTimers();
  const { onFailed, fail } = begin('draft 7');
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  const error = new Error('refused');
  fail(error);
  await settle();
  expect(isGone('draft 7')).toBe(false);
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(error);
});

test('a held act waits beyond its time, and is sent on release', async () => {
  vi.useFakeTimers();
  const { act } = begin('draft 7');
  const release = holdUndoable('draft 7');
  await vi.advanceTimersByTimeAsync(3 * UNDO_MS);
  expect(act).not.toHaveBeenCalled();
  release();
  expect(act).toHaveBeenCalledOnce();
});

test('an act that is released early is sent at its usual time', async () => {
  vi.useFakeTimers();
  const { act } = begin('draft 7');
  holdUndoable('draft 7')();
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(act).toHaveBeenCalledOnce();
});

test.each([
  ['is left', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'is hidden',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('all that waits is sent at once when the page %s', (_, leave) => {
  const [one, other] = [begin('draft 7'), begin('content 1')];
  holdUndoable('draft 7');
  leave();
  expect([one.act.mock.calls.length, other.act.mock.calls.length]).toEqual([1, 1]);
  void sendUndoables();
  expect(one.act).toHaveBeenCalledOnce();
});

test('an act that waits for one person is not sent for the next person', async () => {
  vi.useFakeTimers();
  const { act } = begin('draft 7');
  announcePersonChange();
  expect(isGone('draft 7')).toBe(false);
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(act).not.toHaveBeenCalled();
});
