import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { appFa } from './app.fa.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { paths } from './paths.ts';
import { PendingPage } from '@jarchi/ui/feedback/PendingPage.tsx';
import { RootLayout } from './RootLayout.tsx';
import { parseSearch, type Search, stringifySearch } from './search.ts';

const { titles } = appFa;
const NotFound = lazyRouteComponent(() => import('./NotFoundPage.tsx'), 'NotFoundPage');
const keepSearch = (search: Record<string, unknown>): Search => search as Search;

const root = createRootRoute({ component: RootLayout, errorComponent: ErrorPage, notFoundComponent: NotFound });

const login = createRoute({
  getParentRoute: () => root,
  path: paths.login,
  validateSearch: keepSearch,
  component: lazyRouteComponent(() => import('#pages/auth/LoginPage.tsx'), 'LoginPage'),
  staticData: { title: titles.signIn },
});
const desk = createRoute({
  getParentRoute: () => root,
  id: 'desk',
  component: lazyRouteComponent(() => import('#layouts/DeskLayout.tsx'), 'DeskLayout'),
});
const customers = createRoute({
  getParentRoute: () => desk,
  path: paths.customers,
  validateSearch: keepSearch,
  component: lazyRouteComponent(() => import('#pages/customers/CustomersPage.tsx'), 'CustomersPage'),
  staticData: { title: titles.customers },
});
const customer = createRoute({
  getParentRoute: () => desk,
  path: paths.customer,
  component: lazyRouteComponent(() => import('#pages/customers/CustomerPage.tsx'), 'CustomerPage'),
  staticData: { title: titles.customer },
});
const unknown = createRoute({ getParentRoute: () => desk, path: '$', component: NotFound, staticData: { title: titles.notFound } });

export const router = createRouter({
  routeTree: root.addChildren([login, desk.addChildren([customers, customer, unknown])]),
  basepath: '/staff',
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  defaultPendingComponent: PendingPage,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
  scrollToTopSelectors: ['#content'],
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** The document's title, before the product's name. */
    title?: string;
  }
}
