import { ToastRegion } from '@jarchi/ui/toasts/ToastRegion.tsx';
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

/** The frames of the app's routes, each with the paths below it; all others are in the shell. */
const FRAMES: readonly (readonly [string, RegExp])[] = [
  ['auth', /^\/auth\//],
  ['focus', /^\/campaign(\/|$)/],
  ['container', /^(\/telegram\/|.*\/share\/)/],
];

/** Renders a page at a URL under the id of its route, with its own cache. */
export function renderPage(Page: RouteComponent, path: string, address: string = path) {
  const [frameId = 'shell'] = FRAMES.find(([, paths]) => paths.test(path)) ?? [];
  const root = createRootRoute();
  const frame = createRoute({ getParentRoute: () => root, id: frameId });
  const page = createRoute({ getParentRoute: () => frame, path, component: Page });
  const router = createRouter({
    routeTree: root.addChildren([frame.addChildren([page])]),
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
      <ToastRegion />
    </QueryClientProvider>,
  );
  return { ...view, router, queryClient };
}
