import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { ErrorPage } from '#app/failures/ErrorPage.tsx';
import { firstData } from '@jarchi/shell/router/first-data.ts';
import { page } from '@jarchi/shell/router/page.tsx';
import { routePaths } from '#paths.ts';
import { focus, isId, isRefused, openForSome, refusable, type Visit } from './frames.ts';

const shared = { getParentRoute: () => focus, errorComponent: ErrorPage } as const;

const beginStep = firstData(() => import('#pages/creation/creation-data.ts'), 'beginStep');
const beginPackageStep = firstData(() => import('#pages/creation/creation-data.ts'), 'beginPackageStep');

const creation = createRoute({
  ...shared,
  path: routePaths.campaign,
  ...refusable,
  loader: (visit) => openForSome(visit),
  beforeLoad: async ({ search, location, preload }) => {
    if (preload || (await isRefused(location.pathname))) return;
    const { findEntry } = await import('#app/creation-entry.ts');
    throw redirect({ href: await findEntry(location.pathname, search), replace: true });
  },
});
const general = createRoute({
  ...shared,
  path: routePaths['campaign-general-information'],
  ...refusable,
  loader: (visit) => openForSome(visit, beginStep),
  component: page(() => import('#pages/creation/GeneralInformationPage.tsx'), 'GeneralInformationPage'),
});
const content = createRoute({
  ...shared,
  path: routePaths['campaign-content'],
  ...refusable,
  loader: (visit) => openForSome(visit, beginStep),
  component: page(() => import('#pages/creation/ContentPage.tsx'), 'ContentPage'),
});
const createPackage = createRoute({
  ...shared,
  path: routePaths['campaign-create-package'],
  ...refusable,
  loader: (visit) => openForSome(visit, beginPackageStep),
  component: page(() => import('#pages/creation/CreatePackagePage.tsx'), 'CreatePackagePage'),
});
const activation = createRoute({
  ...shared,
  path: routePaths['campaign-activation'],
  ...refusable,
  loader: (visit) => openForSome(visit, beginStep),
  component: page(() => import('#pages/creation/ActivationPage.tsx'), 'ActivationPage'),
});

/** A campaign is edited through its draft, so its URLs redirect there. */
const editing = {
  ...shared,
  ...refusable,
  loader: (visit: Visit) => openForSome(visit),
  beforeLoad: async ({ params, search, location, preload }: EditingVisit) => {
    if (!isId(params.id)) throw notFound();
    if (preload || (await isRefused(location.pathname))) return;
    const { findEditing } = await import('#app/creation-entry.ts');
    throw redirect({ href: await findEditing(Number(params.id), location.pathname, { ...search }), replace: true });
  },
} as const;

interface EditingVisit {
  readonly params: { readonly id: string };
  readonly search: object;
  readonly location: { readonly pathname: string };
  readonly preload: boolean;
}

export const creationRoutes = [
  creation,
  general,
  content,
  createPackage,
  activation,
  createRoute({ ...editing, path: routePaths['campaign-id'] }),
  createRoute({ ...editing, path: routePaths['campaign-id-general-information'] }),
  createRoute({ ...editing, path: routePaths['campaign-id-content'] }),
  createRoute({ ...editing, path: routePaths['campaign-id-create-package'] }),
  createRoute({ ...editing, path: routePaths['campaign-id-activation'] }),
] as const;
