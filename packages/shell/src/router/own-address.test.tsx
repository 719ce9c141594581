import { createMemoryHistory, createRootRoute, createRoute, createRouter, Link, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { useOwnAddress } from './own-address.ts';

const onSearch = vi.fn<(change: (text: string) => Promise<void>) => void>();

function List() {
  const navigate = useOwnAddress();
  useEffect(() => onSearch((text) => navigate({ to: '.', search: { text } })));
  return <Link to="/list/5">پنجم</Link>;
}

const changeSearch = (text: string) => onSearch.mock.lastCall?.[0](text);

/** A list, and a page behind a link of it that loads until `arrive` is called. */
async function openList(basepath = '') {
  let arrive: (value?: unknown) => void = () => {};
  const loaded = new Promise((resolve) => (arrive = resolve));
  const root = createRootRoute();
  const list = createRoute({ getParentRoute: () => root, path: '/list', component: List });
  const one = createRoute({ getParentRoute: () => root, path: '/list/5', loader: () => loaded, component: () => <h1>صفحهٔ پنجم</h1> });
  const router = createRouter({
    routeTree: root.addChildren([list, one]),
    history: createMemoryHistory({ initialEntries: [`${basepath}/list`] }),
    basepath: basepath || '/',
    defaultPendingMinMs: 0,
  });
  render(<RouterProvider router={router} />);
  return { link: await screen.findByRole('link', { name: 'پنجم' }), arrive, router };
}

test.each(['', '/staff'])('a page of an app at «%s/» changes its own address', async (basepath) => {
  const { router } = await openList(basepath);
  await act(async () => changeSearch('پاییز'));
  expect(router.state.location.search).toEqual({ text: 'پاییز' });
});

test('a change that comes after a link was pressed leaves the reader on the way to that link', async () => {
  const { link, arrive } = await openList();
  await userEvent.click(link);
  await act(async () => changeSearch('پاییز'));
  await act(async () => arrive());
  expect(await screen.findByRole('heading', { name: 'صفحهٔ پنجم' })).toBeDefined();
});
