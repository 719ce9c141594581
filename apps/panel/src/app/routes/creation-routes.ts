import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { ErrorPage } from '#app/failures/ErrorPage.tsx';
import { firstData } from '@jarchi/shell/router/first-data.ts';
import { page } from '@jarchi/shell/router/page.tsx';
import { routePaths } from '#paths.ts';
import { keepSearch, pickTexts, type Search } from '@jarchi/shell/router/search.ts';
import { focus, forSome, isId, isRefused } from './frames.ts';

const draftSearch = (search: Record<string, unknown>): Search & { draft?: string } => ({
  ...keepSearch(search),
  ...pickTexts(search, ['draft']),
});
const shared = { getParentRoute: () => focus, validateSearch: draftSearch, errorComponent: ErrorPage } as const;

const creation = createRoute({
  ...shared,
  path: routePaths.campaign,
  ...forSome(),
  beforeLoad: async ({ search, location, preload }) => {
    if (preload || (await isRefused(location.pathname))) return;
    const { findEntry } = await import('#app/creation-entry.ts');
    throw redirect({ href: await findEntry(location.pathname, search), replace: true });
  },
});
const general = createRoute({
  ...shared,
  path: routePaths['campaign-general-information'],
  ...forSome(firstData(() => import('#pages/creation/creation-data.ts'), 'beginStep')),
  component: page(() => import('#pages/creation/GeneralInformationPage.tsx'), 'GeneralInformationPage'),
});
const content = createRoute({
  ...shared,
  path: routePaths['campaign-content'],
  ...forSome(firstData(() => import('#pages/creation/creation-data.ts'), 'beginStep')),
  component: page(() => import('#pages/creation/ContentPage.tsx'), 'ContentPage'),
});
const createPackage = createRoute({
  ...shared,
  path: routePaths['campaign-create-package'],
  ...forSome(firstData(() => import('#pages/creation/creation-data.ts'), 'beginPackageStep')),
  component: page(() => import('#pages/creation/CreatePackagePage.tsx'), 'CreatePackagePage'),
});
const activation = createRoute({
  ...shared,
  path: routePaths['campaign-activation'],
  ...forSome(firstData(() => import('#pages/creation/creation-data.ts'), 'beginStep')),
  component: page(() => import('#pages/creation/ActivationPage.tsx'), 'ActivationPage'),
});

/** A campaign is edited through its draft, so its URLs redirect there. */
const editing = {
  ...shared,
  ...forSome(),
  beforeLoad: async ({ params, search, location, preload }: EditingVisit) => {
    if (!isId(params.id)) throw notFound();
    if (preload || (await isRefused(location.pathname))) return;
    const { findEditing } = await import('#app/creation-entry.ts');
    throw redirect({ href: await findEditing(Number(params.id), location.pathname, search), replace: true });
  },
} as const;

interface EditingVisit {
  readonly params: { readonly id: string };
  readonly search: Search;
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
