import { closeToast, listToasts } from '@jarchi/ui/toasts/toast.ts';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { withoutLeaving } from './leaving-drafts.ts';
import { removeAfterToast } from './remove-draft.ts';

const list = { count: 30, results: [{ id: 7 }, { id: 8 }] };

function start() {
  let finish = () => {};
  const remove = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const restore = vi.fn();
  removeAfterToast({ id: 7, title: 'جشنوارهٔ یلدا' }, remove, restore);
  const [item] = listToasts();
  if (item === undefined) throw new Error('no toast');
  return { remove, restore, item, finish: () => finish() };
}

test('a draft is deleted only after its message has passed, and does not come back meanwhile', async () => {
  const { remove, restore, item, finish } = start();
  expect(remove).not.toHaveBeenCalled();
  expect(withoutLeaving(list)).toEqual({ count: 29, results: [{ id: 8 }] });
  closeToast(item.id);
  await Promise.resolve();
  expect(remove).toHaveBeenCalledOnce();
  expect(restore).not.toHaveBeenCalled();
  expect(withoutLeaving(list).results).toEqual([{ id: 8 }]);
  finish();
  await waitFor(() => expect(withoutLeaving(list)).toEqual(list));
});

test('a draft that is called back is never deleted', async () => {
  const { remove, restore, item } = start();
  closeToast(item.id);
  item.action?.onPress();
  await Promise.resolve();
  expect(remove).not.toHaveBeenCalled();
  expect(restore).toHaveBeenCalledOnce();
  expect(withoutLeaving(list)).toEqual(list);
});
