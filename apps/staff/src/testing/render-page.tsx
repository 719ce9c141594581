import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type RouteComponent,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { parseSearch, stringifySearch } from '@jarchi/shell/router/search.ts';

/** Renders a desk's page at a URL under the id of its route, with its own cache. */
export function renderPage(Page: RouteComponent, path: string, address: string = path) {
  const root = createRootRoute();
  const desk = createRoute({ getParentRoute: () => root, id: 'desk' });
  const page = createRoute({ getParentRoute: () => desk, path, component: Page });
  const router = createRouter({
    routeTree: root.addChildren([desk.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
    defaultPendingMinMs: 0,
    defaultNotFoundComponent: () => null,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, router };
}
