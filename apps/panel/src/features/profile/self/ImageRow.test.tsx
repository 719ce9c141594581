import { ApiError } from '@jarchi/api-client/api-error.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { api } from '#api/api.ts';
import { userQuery } from '#data/account/account.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleUser as person } from '#testing/sample-answers.fa.ts';
import { ImageRow } from './ImageRow.tsx';

/** The row of a person without a picture; a sending waits until the test ends it. */
async function open() {
  const signals: (AbortSignal | undefined)[] = [];
  let end = { succeed: () => undefined as void, fail: () => undefined as void };
  const send = vi.spyOn(api.profile, 'uploadImage').mockImplementation((_input, options) => {
    signals.push(options?.signal);
    return new Promise((resolve, reject) => {
      end = {
        succeed: () => resolve({ ...person, image: '/p/1' }),
        fail: () => reject(new ApiError({ status: 413, code: 'file_too_large', facts: { limit_bytes: 1, size: 2 } })),
      };
    });
  });
  const page = renderPage(() => <ImageRow user={person} />, '/profile');
  await screen.findByRole('button', { name: 'افزودن تصویر' });
  return { ...page, send, signals, end: () => end };
}
const choose = (name: string, type: string) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [new File(['x'], name, { type })] } });

test('a chosen picture is sent, and the person has it at once', async () => {
  const { queryClient, send, end } = await open();
  choose('a.png', 'image/png');
  expect(await screen.findByRole('button', { name: 'در حال فرستادن…' })).toBeDefined();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  end().succeed();
  expect(await screen.findByText('تصویر ذخیره شد.')).toBeDefined();
  expect(queryClient.getQueryData(userQuery.queryKey)?.image).toBe('/p/1');
  expect(screen.getByRole('button', { name: 'افزودن تصویر' })).toBeDefined();
});

test('a file that is no picture is refused here, and the next one is sent', async () => {
  const { send } = await open();
  choose('a.pdf', 'application/pdf');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/jpg یا png نیست/));
  expect(send).not.toHaveBeenCalled();
  choose('a.png', 'image/png');
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('a failed sending tells its reason, and the picture may be chosen again', async () => {
  const { send, end } = await open();
  choose('a.png', 'image/png');
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  end().fail();
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  choose('a.png', 'image/png');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('a page that is left stops the sending', async () => {
  const { unmount, signals } = await open();
  choose('a.png', 'image/png');
  await waitFor(() => expect(signals).toHaveLength(1));
  unmount();
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
});
