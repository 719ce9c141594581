import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { beginApproval, finishApproval, flushApprovals, undoApproval, withoutApproving } from './approvals.ts';

const list = { count: 12, results: [{ id: 1 }, { id: 2 }] };

function sender() {
  let done = () => {};
  const send = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
  return { send, finish: () => done() };
}

test('an approval is sent once, when its time has passed, and its content is gone meanwhile', async () => {
  const { send, finish } = sender();
  beginApproval(1, send);
  expect(send).not.toHaveBeenCalled();
  expect(withoutApproving(list)).toEqual({ count: 11, results: [{ id: 2 }] });
  finishApproval(1);
  finishApproval(1);
  flushApprovals();
  expect(send).toHaveBeenCalledOnce();
  expect(withoutApproving(list).results).toEqual([{ id: 2 }]);
  finish();
  await waitFor(() => expect(withoutApproving(list)).toEqual(list));
});

test('an approval that is called back is never sent', () => {
  const { send } = sender();
  beginApproval(2, send);
  expect(undoApproval(2)).toBe(true);
  flushApprovals();
  expect(send).not.toHaveBeenCalled();
  expect(withoutApproving(list)).toEqual(list);
});

test('leaving the page sends what was approved', async () => {
  const [one, other] = [sender(), sender()];
  beginApproval(1, one.send);
  beginApproval(2, other.send);
  flushApprovals();
  expect(undoApproval(1)).toBe(false);
  expect([one.send.mock.calls.length, other.send.mock.calls.length]).toEqual([1, 1]);
  one.finish();
  other.finish();
  await waitFor(() => expect(withoutApproving(list)).toEqual(list));
});
