import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { appFa } from './app.fa.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { paths } from '#paths.ts';
import { page } from '@jarchi/shell/router/page.tsx';
import { routerDefaults } from '@jarchi/shell/router/router-defaults.ts';
import { pickTexts } from '@jarchi/shell/router/search.ts';
import { listSearch } from '@jarchi/shell/list/list-search.ts';
import type { requestsList } from '#features/requests/requests-list.ts';
import type { customersList } from '#features/customers/customers-list.ts';
import type { officialList } from '#features/official/official-list.ts';
import type { ticketsList } from '#features/tickets/tickets-list.ts';
import type { phoneRequestsList } from '#features/phone-requests/phone-requests-list.ts';
import type { stuckList } from '#features/stuck/stuck-list.ts';
import { RootLayout } from './RootLayout.tsx';

const { titles } = appFa;
const NotFound = page(() => import('./NotFoundPage.tsx'), 'NotFoundPage');

const root = createRootRoute({ component: RootLayout, errorComponent: ErrorPage, notFoundComponent: NotFound });

const login = createRoute({
  getParentRoute: () => root,
  path: paths.login,
  validateSearch: (search) => pickTexts(search, ['back']),
  component: page(() => import('#pages/auth/LoginPage.tsx'), 'LoginPage'),
  staticData: { title: titles.signIn },
});
const desk = createRoute({
  getParentRoute: () => root,
  id: 'desk',
  component: page(() => import('#layouts/DeskLayout.tsx'), 'DeskLayout'),
});
const customers = createRoute({
  getParentRoute: () => desk,
  path: paths.customers,
  validateSearch: listSearch<typeof customersList>(),
  component: page(() => import('#pages/customers/CustomersPage.tsx'), 'CustomersPage'),
  staticData: { title: titles.customers },
});
const customer = createRoute({
  getParentRoute: () => desk,
  path: paths.customer,
  component: page(() => import('#pages/customers/CustomerPage.tsx'), 'CustomerPage'),
  staticData: { title: titles.customer },
});
const requests = createRoute({
  getParentRoute: () => desk,
  path: paths.requests,
  validateSearch: listSearch<typeof requestsList>(),
  component: page(() => import('#pages/requests/RequestsPage.tsx'), 'RequestsPage'),
  staticData: { title: titles.requests },
});
const request = createRoute({
  getParentRoute: () => desk,
  path: paths.request,
  component: page(() => import('#pages/requests/RequestPage.tsx'), 'RequestPage'),
  staticData: { title: titles.request },
});
const officialRequests = createRoute({
  getParentRoute: () => desk,
  path: paths.officialRequests,
  validateSearch: listSearch<typeof officialList>(),
  component: page(() => import('#pages/official/OfficialRequestsPage.tsx'), 'OfficialRequestsPage'),
  staticData: { title: titles.officialRequests },
});
const officialRequest = createRoute({
  getParentRoute: () => desk,
  path: paths.officialRequest,
  component: page(() => import('#pages/official/OfficialRequestPage.tsx'), 'OfficialRequestPage'),
  staticData: { title: titles.officialRequest },
});
const tickets = createRoute({
  getParentRoute: () => desk,
  path: paths.tickets,
  validateSearch: listSearch<typeof ticketsList>(),
  component: page(() => import('#pages/tickets/TicketsPage.tsx'), 'TicketsPage'),
  staticData: { title: titles.tickets },
});
const ticket = createRoute({
  getParentRoute: () => desk,
  path: paths.ticket,
  component: page(() => import('#pages/tickets/TicketPage.tsx'), 'TicketPage'),
  staticData: { title: titles.ticket },
});
const phoneRequests = createRoute({
  getParentRoute: () => desk,
  path: paths.phoneRequests,
  validateSearch: listSearch<typeof phoneRequestsList>(),
  component: page(() => import('#pages/phone-requests/PhoneRequestsPage.tsx'), 'PhoneRequestsPage'),
  staticData: { title: titles.phoneRequests },
});
const phoneRequest = createRoute({
  getParentRoute: () => desk,
  path: paths.phoneRequest,
  component: page(() => import('#pages/phone-requests/PhoneRequestPage.tsx'), 'PhoneRequestPage'),
  staticData: { title: titles.phoneRequest },
});
const jobs = createRoute({
  getParentRoute: () => desk,
  path: paths.jobs,
  validateSearch: listSearch<typeof stuckList>(),
  component: page(() => import('#pages/stuck/StuckPage.tsx'), 'StuckPage'),
  staticData: { title: titles.jobs },
});
const unknown = createRoute({ getParentRoute: () => desk, path: '$', component: NotFound, staticData: { title: titles.notFound } });

export const router = createRouter({
  routeTree: root.addChildren([
    login,
    desk.addChildren([
      customers,
      customer,
      requests,
      request,
      officialRequests,
      officialRequest,
      tickets,
      ticket,
      phoneRequests,
      phoneRequest,
      jobs,
      unknown,
    ]),
  ]),
  basepath: '/staff',
  ...routerDefaults,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFound,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
