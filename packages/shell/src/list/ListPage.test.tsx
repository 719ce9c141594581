import { createMemoryHistory, createRootRoute, createRoute, createRouter, getRouteApi, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { routerDefaults } from '#router/router-defaults.ts';
import { oneOf } from './address-parts.ts';
import { defineList } from './define-list.ts';
import { ListPage, ListSearch } from './ListPage.tsx';
import { listSearch } from './list-search.ts';
import { useList } from './use-list.ts';

const drinks = defineList({
  orderings: ['-created', 'title'],
  filters: [
    { key: 'search', type: 'search', max: 20 },
    { key: 'kind', type: 'select', isMultiple: true, options: ['tea', 'coffee'] },
  ],
  parts: { tab: oneOf('state', ['all', 'done'], 'all') },
});

interface Answer {
  readonly count: number;
  readonly error?: unknown;
}

/** Opens a list whose call answers with a count. */
function openList(address: string, { count, error }: Answer = { count: 35 }) {
  const refetch = vi.fn<() => void>();
  const query = {
    data: error === undefined ? { count } : undefined,
    isError: error !== undefined,
    error,
    isPlaceholderData: false,
    refetch,
  };
  function DrinksPage() {
    const list = useList(drinks, getRouteApi('/drinks').useSearch());
    return (
      <ListPage
        title="نوشیدنی‌ها"
        list={list}
        query={query}
        tabs={{
          idPrefix: 'drinks',
          label: 'وضعیت',
          selected: list.state.tab,
          onSelect: (tab) => list.change({ tab }),
          items: [
            { id: 'all', label: 'همه' },
            { id: 'done', label: 'تمام', count: 4 },
          ],
        }}
        tools={<ListSearch list={list} label="جستجو" />}
        isFiltered={list.isChosen}
        onClearFilters={list.clear}
        empty={{ title: 'هنوز چیزی نیست' }}
      >
        {() => <p>{`صفحهٔ ${String(list.state.page)} به ترتیب ${list.state.ordering}`}</p>}
      </ListPage>
    );
  }
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/drinks',
    validateSearch: listSearch<typeof drinks>(),
    component: DrinksPage,
  });
  const history = createMemoryHistory({ initialEntries: [`/drinks${address}`] });
  const router = createRouter({ ...routerDefaults, routeTree: root.addChildren([page]), history, defaultPendingMinMs: 0 });
  render(<RouterProvider router={router} />);
  return { history, refetch, shown: () => decodeURIComponent(history.location.search) };
}

const NOTICE = 'بخشی از نشانی خوانده نشد و کنار گذاشته شد.';

test('broken parts leave the address bar without a step back, and their notice stays until another place is shown', async () => {
  const { shown, history } = openList('?state=lost&filter=kind,milk&filter=kind,tea&page=-3&ordering=title');
  await screen.findByText(NOTICE);
  await expect.poll(shown).toBe('?filter=kind,tea&ordering=title');
  expect(history.length).toBe(1);
  screen.getByText(NOTICE);
  await userEvent.click(screen.getByRole('tab', { name: /تمام/ }));
  await expect.poll(shown).toBe('?state=done&filter=kind,tea&ordering=title');
  expect(screen.queryByText(NOTICE)).toBeNull();
});

test('an address with the names of before opens, and is written with those of today', async () => {
  const { shown } = openList('?text=قهوه&size=20');
  expect(await screen.findByRole('searchbox', { name: 'جستجو' })).toHaveProperty('value', 'قهوه');
  await expect.poll(shown).toBe('?page-size=20&search=قهوه');
  expect(screen.queryByText(NOTICE)).toBeNull();
});

test('a page beyond the list leads to the last one, which takes its place in the history', async () => {
  const { shown, history } = openList('?page=9');
  await screen.findByText('صفحهٔ 4 به ترتیب -created');
  expect([shown(), history.length]).toEqual(['?page=4', 1]);
});

test('another choice begins at the first page, and a search is typed in one step', async () => {
  const { shown, history } = openList('?page=3&page-size=5');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'جستجو' }), 'چای{Enter}');
  await expect.poll(shown).toBe('?search=چای&page-size=5');
  await userEvent.type(screen.getByRole('searchbox', { name: 'جستجو' }), ' سبز{Enter}');
  await expect.poll(shown).toBe('?search=چای+سبز&page-size=5');
  expect(history.length).toBe(2);
  act(() => history.back());
  await expect.poll(shown).toBe('?page=3&page-size=5');
});

test('an empty list, one that filters emptied and one that failed say so', async () => {
  openList('', { count: 0 });
  await screen.findByText('هنوز چیزی نیست');
  const filtered = openList('?filter=kind,tea', { count: 0 });
  await userEvent.click(await screen.findByRole('button', { name: 'پاک کردن فیلترها' }));
  await expect.poll(filtered.shown).toBe('');
  const failed = openList('', { count: 0, error: new Error('broken') });
  await userEvent.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
  expect(failed.refetch).toHaveBeenCalledOnce();
});
