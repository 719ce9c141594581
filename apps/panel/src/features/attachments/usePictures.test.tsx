import { listToasts } from '@jarchi/ui/toasts/toast.ts';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { api } from '#api/api.ts';
import { usePictures } from './usePictures.ts';

/** A form of a post on Instagram, whose pictures have at most 10 units. */
function open() {
  const signals: (AbortSignal | undefined)[] = [];
  const send = vi.spyOn(api.creatives, 'uploadMedia').mockImplementation((_input, options) => {
    signals.push(options?.signal);
    return new Promise(() => undefined);
  });
  const onStored = vi.fn();
  const form = renderHook(() => usePictures({ media_type: 'INSTAGRAM', content_type: 'POST', failed: 'پیوست نشد', onStored }));
  return { form, send, signals, onStored };
}
const sized = (size: number) => Object.defineProperty(new File(['x'], 'a.png', { type: 'image/png' }), 'size', { value: size });

test('a picture above the limit is refused here, in the words of the server', async () => {
  const { form, send } = open();
  act(() => form.result.current.attach(sized(10 * 1_048_576 + 1)));
  await vi.waitFor(() => expect(listToasts()[0]).toMatchObject({ kind: 'error', title: 'پیوست نشد' }));
  expect(listToasts()[0]?.text).toContain('۱۰ مگابایت');
  expect(form.result.current.isAttaching).toBe(false);
  expect(send).not.toHaveBeenCalled();
});

test('a form that is left stops its upload, which then tells nothing', async () => {
  const { form, signals, onStored } = open();
  act(() => form.result.current.attach(sized(10 * 1_048_576)));
  await vi.waitFor(() => expect(form.result.current.isAttaching).toBe(true));
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  form.unmount();
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
  expect([onStored.mock.calls, listToasts()]).toEqual([[], []]);
});
