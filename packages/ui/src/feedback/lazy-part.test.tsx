import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { listToasts } from '#toasts/toast.ts';
import { lazyPart } from './lazy-part.tsx';

const lost = 'این بخش بارگیری نشد';
const Chart = ({ title }: { title: string }) => <p>{title}</p>;
const Layer = ({ isOpen }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) => <p>{isOpen ? 'open' : 'shut'}</p>;

/** An import that fails `times` times, then succeeds. */
function failing<M>(times: number, module: M) {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return module;
  });
}

test('a loaded part is shown in its region', async () => {
  const Part = lazyPart(failing(0, { Chart }), 'Chart');
  render(<Part title="شمار" />, { wrapper: Suspense });
  expect(await screen.findByText('شمار')).toBeTruthy();
});

test('a part that fails to load affects only its region, and a button there imports it again', async () => {
  const load = failing(2, { Chart });
  const Part = lazyPart(load, 'Chart');
  render(
    <Suspense>
      <p>صفحه</p>
      <Part title="شمار" />
    </Suspense>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(lost);
  expect(screen.getByText('صفحه')).toBeTruthy();
  const retry = screen.getByRole('button', { name: 'تلاش دوباره' });
  await userEvent.click(retry);
  expect(screen.getByText(lost)).toBeTruthy();
  await userEvent.click(retry);
  expect(await screen.findByText('شمار')).toBeTruthy();
  expect(screen.queryByText(lost)).toBeNull();
  expect(load).toHaveBeenCalledTimes(3);
});

test('the page works without an optional part that fails to load', async () => {
  const load = failing(1, { Chart });
  const Part = lazyPart(load, 'Chart', { whenLost: 'nothing' });
  const { container } = render(<Part title="شمار" />, { wrapper: Suspense });
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  expect(container.textContent).toBe('');
});

test('a layer that fails to load closes with a message, and the next opening imports it again', async () => {
  const load = failing(2, { Layer });
  const Part = lazyPart(load, 'Layer', { whenLost: 'close' });
  const onOpenChange = vi.fn();
  const { rerender } = render(<Part isOpen onOpenChange={onOpenChange} />, { wrapper: Suspense });
  await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  await vi.waitFor(() => expect(listToasts().map(({ title }) => title)).toEqual([lost]));
  rerender(<Part isOpen={false} onOpenChange={onOpenChange} />);
  rerender(<Part isOpen onOpenChange={onOpenChange} />);
  expect(await screen.findByText('open')).toBeTruthy();
  expect(onOpenChange).toHaveBeenCalledTimes(1);
});

test('the part waits while the page reloads for a lost chunk', async () => {
  const load = vi.fn(async () => undefined as unknown as { Chart: typeof Chart });
  const Part = lazyPart(load, 'Chart');
  render(<Part title="شمار" />, { wrapper: ({ children }) => <Suspense fallback="در راه">{children}</Suspense> });
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText('در راه')).toBeTruthy();
});
