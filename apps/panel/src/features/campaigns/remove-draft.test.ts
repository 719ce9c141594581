import { closeToast, listToasts } from '@jarchi/ui/toast.ts';
import { expect, test, vi } from 'vitest';
import { removeAfterToast } from './remove-draft.ts';

function start() {
  const remove = vi.fn();
  const restore = vi.fn();
  removeAfterToast('جشنوارهٔ یلدا', remove, restore);
  const [item] = listToasts();
  if (item === undefined) throw new Error('no toast');
  return { remove, restore, item };
}

test('a draft is deleted only after its message has passed', async () => {
  const { remove, restore, item } = start();
  expect(remove).not.toHaveBeenCalled();
  closeToast(item.id);
  await Promise.resolve();
  expect(remove).toHaveBeenCalledOnce();
  expect(restore).not.toHaveBeenCalled();
});

test('a draft that is called back is never deleted', async () => {
  const { remove, restore, item } = start();
  closeToast(item.id);
  item.action?.onPress();
  await Promise.resolve();
  expect(remove).not.toHaveBeenCalled();
  expect(restore).toHaveBeenCalledOnce();
});
