import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { WorldClock } from './WorldClock.tsx';
import { shareOfMove } from '#data/world/clock-moves.ts';

const at = (now: string, moving_to: string | null = null, can_move = true) => ({ now, moving_to, can_move });

function open(answer: (method: string, body: { hours?: number }) => object, untilHours?: number) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url.includes('/token/access')
      ? new Response('{"token":"t","account":"a","expires_at":""}')
      : new Response(
          JSON.stringify(answer(init.method ?? '', JSON.parse((init.body as string | undefined) ?? '{}') as { hours?: number })),
        ),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <WorldClock variant="panel" untilHours={untilHours} />
    </QueryClientProvider>,
  );
}

test('the clock shows its time and moves by a day', async () => {
  const moves: number[] = [];
  open((method, { hours }) => {
    if (method === 'POST') moves.push(hours ?? 0);
    return method === 'POST'
      ? at('2026-11-10T14:30:00Z', '2026-11-11T14:30:00Z')
      : at('2026-11-10T14:30:00Z', moves.length > 0 ? '2026-11-11T14:30:00Z' : null);
  });
  expect(await screen.findByText('۱۹ آبان، ۱۸:۰۰')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'یک روز به جلو' }));
  expect(await screen.findByText('در حال حرکت تا ۲۰ آبان، ۱۸:۰۰')).toBeDefined();
  expect(moves).toEqual([24]);
});

test('the end of a campaign is offered while the campaign is open', async () => {
  const moves: number[] = [];
  open((method, { hours }) => {
    if (method === 'POST') moves.push(hours ?? 0);
    return at('2026-11-10T14:30:00Z');
  }, 71.2);
  fireEvent.click(await screen.findByRole('button', { name: 'تا پایان کمپین به جلو' }));
  await waitFor(() => expect(moves).toEqual([72]));
});

test('when the clock reaches its target, everything is read again', async () => {
  queryClient.setQueryData(['of any slice'], 1);
  let reads = 0;
  open(() => (++reads < 2 ? at('2026-11-10T15:00:00Z', '2026-11-10T16:30:00Z') : at('2026-11-10T16:30:00Z')));
  await screen.findByText(/در حال حرکت/);
  await waitFor(() => expect(queryClient.getQueryState(['of any slice'])?.isInvalidated).toBe(true));
});

test('a clock that may not be moved is not shown', async () => {
  open(() => at('2026-11-10T14:30:00Z', null, false));
  await waitFor(() => expect(queryClient.getQueryData(['world', 'clock'])).toBeDefined());
  expect(screen.queryByRole('button')).toBeNull();
});

test('the share of a move stays between 0 and 1', () => {
  expect(shareOfMove(0, 50, 200)).toBe(0.25);
  expect(shareOfMove(0, 300, 200)).toBe(1);
  expect(shareOfMove(100, 50, 200)).toBe(0);
  expect(shareOfMove(5, 5, 5)).toBe(1);
});
