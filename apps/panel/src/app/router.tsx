import type { GuardName } from '@jarchi/domain/entry/guards.ts';
import { createRootRoute, createRoute, createRouter, notFound, redirect } from '@tanstack/react-router';
import { RootLayout } from '#layouts/RootLayout.tsx';
import { appFa } from './app.fa.ts';
import { ErrorMessage, ErrorPage } from './ErrorPage.tsx';
import { runGuards } from './guards.ts';
import { page } from './page.tsx';
import { PendingPage } from './PendingPage.tsx';
import { parseSearch, pickTexts, stringifySearch, type Search } from './search.ts';

const { titles } = appFa;
const NotFound = page(() => import('./NotFoundPage.tsx'), 'NotFoundPage');
const panelGuards = ['auth', 'initial-data', 'features'] as const;

const ID = /^[1-9]\d{0,14}$/;
const keepSearch = (search: Record<string, unknown>): Search => search as Search;
const draftSearch = (search: Record<string, unknown>): Search & { draft?: string } => ({
  ...keepSearch(search),
  ...pickTexts(search, ['draft']),
});

const root = createRootRoute({
  component: RootLayout,
  errorComponent: ErrorPage,
  notFoundComponent: NotFound,
  beforeLoad: ({ matches, location }) => {
    const names = new Set<string>(matches.flatMap((match) => match.staticData.guards ?? []));
    return runGuards([...names], { pathname: location.pathname, searchText: location.searchStr });
  },
});

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: page(() => import('#layouts/ShellLayout.tsx'), 'ShellLayout'),
  staticData: { guards: panelGuards },
});
const focus = createRoute({
  getParentRoute: () => root,
  id: 'focus',
  component: page(() => import('#layouts/FocusLayout.tsx'), 'FocusLayout'),
  staticData: { guards: panelGuards, title: titles.creation },
});
const auth = createRoute({
  getParentRoute: () => root,
  id: 'auth',
  component: page(() => import('#layouts/AuthLayout.tsx'), 'AuthLayout'),
  staticData: { guards: ['auth'] },
});
/** The guard saves the account and redirects; nothing is ever shown here. */
const userPrefix = createRoute({ getParentRoute: () => root, path: '/u/$account', staticData: { guards: ['auth'] } });
const userPrefixDeep = createRoute({ getParentRoute: () => root, path: '/u/$account/$', staticData: { guards: ['auth'] } });

const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  validateSearch: keepSearch,
  component: page(() => import('#pages/home/HomePage.tsx'), 'HomePage'),
  staticData: { title: titles.home },
});
const campaigns = createRoute({
  getParentRoute: () => shell,
  path: '/campaigns',
  validateSearch: keepSearch,
  component: page(() => import('#pages/campaigns/CampaignsPage.tsx'), 'CampaignsPage'),
  staticData: { title: titles.campaigns },
});
const report = createRoute({
  getParentRoute: () => shell,
  path: '/campaigns/$id',
  validateSearch: keepSearch,
  loader: ({ params }) => {
    if (!ID.test(params.id)) throw notFound();
  },
  notFoundComponent: NotFound,
  component: page(() => import('#pages/campaigns/CampaignReportPage.tsx'), 'CampaignReportPage'),
  staticData: { title: titles.report },
});
const charge = createRoute({
  getParentRoute: () => shell,
  path: '/financial/charge',
  validateSearch: keepSearch,
  component: page(() => import('#pages/finance/ChargePage.tsx'), 'ChargePage'),
  staticData: { title: titles.charge },
});
const chargeResult = createRoute({
  getParentRoute: () => shell,
  path: '/financial/charge/result',
  validateSearch: (search): Search & { order?: string } => ({ ...keepSearch(search), ...pickTexts(search, ['order']) }),
  component: page(() => import('#pages/finance/ChargeResultPage.tsx'), 'ChargeResultPage'),
  staticData: { title: titles.chargeResult },
});
const unknown = createRoute({ getParentRoute: () => shell, path: '$', component: NotFound, staticData: { title: titles.notFound } });

const creation = createRoute({
  getParentRoute: () => focus,
  errorComponent: ErrorPage,
  path: '/campaign',
  validateSearch: draftSearch,
  beforeLoad: async ({ search, preload }) => {
    if (preload) return;
    const { draft } = search;
    if (draft === undefined || !ID.test(draft)) throw redirect({ to: '/campaign/general-information', replace: true });
    const { findFirstStep } = await import('./creation-entry.ts');
    throw redirect({ to: `/campaign/${await findFirstStep(Number(draft))}`, search: { draft }, replace: true });
  },
});
const general = createRoute({
  getParentRoute: () => focus,
  errorComponent: ErrorPage,
  path: '/campaign/general-information',
  validateSearch: draftSearch,
  component: page(() => import('#pages/creation/GeneralInformationPage.tsx'), 'GeneralInformationPage'),
});
const content = createRoute({
  getParentRoute: () => focus,
  errorComponent: ErrorPage,
  path: '/campaign/content',
  validateSearch: draftSearch,
  component: page(() => import('#pages/creation/ContentPage.tsx'), 'ContentPage'),
});
const createPackage = createRoute({
  getParentRoute: () => focus,
  errorComponent: ErrorPage,
  path: '/campaign/create-package',
  validateSearch: draftSearch,
  component: page(() => import('#pages/creation/CreatePackagePage.tsx'), 'CreatePackagePage'),
});
const activation = createRoute({
  getParentRoute: () => focus,
  errorComponent: ErrorPage,
  path: '/campaign/activation',
  validateSearch: draftSearch,
  component: page(() => import('#pages/creation/ActivationPage.tsx'), 'ActivationPage'),
});

const login = createRoute({
  getParentRoute: () => auth,
  path: '/auth/login',
  validateSearch: (search) => pickTexts(search, ['back', 'form']),
  component: page(() => import('#pages/auth/LoginPage.tsx'), 'LoginPage'),
  staticData: { title: titles.signIn },
});
const submitOtp = createRoute({
  getParentRoute: () => auth,
  path: '/auth/login/submit-otp',
  validateSearch: (search) => pickTexts(search, ['back']),
  component: page(() => import('#pages/auth/SubmitOtpPage.tsx'), 'SubmitOtpPage'),
  staticData: { title: titles.code },
});

const routeTree = root.addChildren([
  shell.addChildren([home, campaigns, report, charge, chargeResult, unknown]),
  focus.addChildren([creation, general, content, createPackage, activation]),
  auth.addChildren([login, submitOtp]),
  userPrefix,
  userPrefixDeep,
]);

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  defaultPendingComponent: PendingPage,
  defaultErrorComponent: ErrorMessage,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
  scrollToTopSelectors: ['#content'],
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    guards?: readonly GuardName[];
    /** The document's title, before the product's name. */
    title?: string;
  }
}
