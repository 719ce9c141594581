import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSubmit } from './useSubmit.ts';

/** A submission that ends when the test decides. */
function open() {
  const sent: { readonly argument: string; succeed(): void; fail(error: Error): void }[] = [];
  const onDone = vi.fn();
  const onFailed = vi.fn();
  const options = {
    send: (argument: string) => new Promise<void>((resolve, reject) => sent.push({ argument, succeed: resolve, fail: reject })),
    onDone,
    onFailed,
  };
  return { sent, onDone, onFailed, form: renderHook(() => useSubmit(options)).result };
}

test('a second press in the same frame submits nothing', async () => {
  const { sent, onDone, form } = open();
  act(() => {
    form.current.submit('a');
    form.current.submit('b');
  });
  expect([sent.map(({ argument }) => argument), form.current.isPending]).toEqual([['a'], true]);
  await act(async () => sent[0]?.succeed());
  expect([onDone.mock.calls.length, form.current.isPending]).toEqual([1, false]);
});

test('a form that failed can be submitted again', async () => {
  const { sent, onFailed, form } = open();
  const lost = new Error('lost');
  act(() => form.current.submit('a'));
  await act(async () => sent[0]?.fail(lost));
  expect(onFailed).toHaveBeenCalledWith(lost);
  act(() => form.current.submit('b'));
  expect(sent.map(({ argument }) => argument)).toEqual(['a', 'b']);
});
