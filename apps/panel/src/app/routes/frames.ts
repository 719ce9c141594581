import type { RoleGroup } from '@jarchi/domain/account/roles.ts';
import { createRootRoute, createRoute, notFound } from '@tanstack/react-router';
import { RootLayout } from '#layouts/RootLayout.tsx';
import { appFa } from '#app/app.fa.ts';
import { ErrorPage } from '#app/failures/ErrorPage.tsx';
import { guardRoute } from '#app/guards.ts';
import { page } from '@jarchi/shell/router/page.tsx';
import { pickTexts } from '@jarchi/shell/router/search.ts';

export const NotFound = page(() => import('#app/failures/NotFoundPage.tsx'), 'NotFoundPage');

const Refused = page(() => import('#app/failures/RefusedPage.tsx'), 'RefusedPage');

/** Who may open a path, if this person may not. */
async function findRefusal(pathname: string): Promise<RoleGroup | undefined> {
  const guards = await import('#data/account/role-of-guards.ts');
  return guards.findRefusal(pathname);
}

export const isRefused = async (pathname: string): Promise<boolean> => (await findRefusal(pathname)) !== undefined;

/** A visit of any route. Routes call their checks from arrows: a function that they name would give them its parameters' types. */
export interface Visit {
  readonly params: { readonly id?: string | undefined };
  readonly location: { readonly pathname: string; readonly search: object };
  readonly cause: 'preload' | 'enter' | 'stay';
}

/**
 * The loader of a page that not every role may open (`data/account/page-callers.ts`): who may not reads who may, before the page loads
 * anything. `load` is the page's own loader.
 */
export async function openForSome(visit: Visit, load?: (visit: Visit) => unknown): Promise<void> {
  const callers = await findRefusal(visit.location.pathname);
  if (callers) throw notFound({ data: { callers } });
  await load?.(visit);
}

/** For pages that not every role may open. */
export const refusable = { notFoundComponent: Refused } as const;

const panelGuards = ['auth', 'initial-data', 'features'] as const;
const ID = /^[1-9]\d{0,14}$/;

export const isId = (text: string | undefined): text is string => text !== undefined && ID.test(text);

/** The loader of a path with a number; any other text is not found. */
export function checkNumber({ params }: Pick<Visit, 'params'>): void {
  if (params.id !== undefined && !isId(params.id)) throw notFound();
}

/** For paths with a number. */
export const numbered = { notFoundComponent: NotFound } as const;

export const root = createRootRoute({
  component: RootLayout,
  errorComponent: ErrorPage,
  notFoundComponent: NotFound,
  beforeLoad: ({ matches, location }) => {
    const names = new Set<string>(matches.flatMap((match) => match.staticData.guards ?? []));
    const features = matches.flatMap((match) => match.staticData.feature ?? []);
    return guardRoute([...names], { pathname: location.pathname, searchText: location.searchStr, features });
  },
});

/** The default layout. */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: page(() => import('#layouts/ShellLayout.tsx'), 'ShellLayout'),
  staticData: { guards: panelGuards },
});

interface CreationSearch {
  readonly draft?: string;
  /** A new draft begins with it. */
  readonly campaign_type?: string;
  readonly fill?: string;
  readonly tab?: string;
  readonly ordering?: string;
  readonly search?: string;
  readonly filter?: readonly string[];
}

/** The draft, and the list of publishers that its package is chosen from: another step of the same draft keeps it. */
function creationSearch({ filter, ...search }: Readonly<Record<string, unknown>>): CreationSearch {
  return {
    ...pickTexts(search, ['draft', 'campaign_type', 'fill', 'tab', 'ordering', 'search']),
    ...(Array.isArray(filter) && { filter: filter.filter((text) => typeof text === 'string') }),
  };
}

/** The empty layout: the creation of a campaign brings its own frame. */
export const focus = createRoute({
  getParentRoute: () => root,
  id: 'focus',
  validateSearch: creationSearch,
  component: page(() => import('#layouts/FocusLayout.tsx'), 'FocusLayout'),
  staticData: { guards: panelGuards, title: appFa.titles.creation },
});

export const auth = createRoute({
  getParentRoute: () => root,
  id: 'auth',
  validateSearch: (search) => pickTexts(search, ['back', 'form']),
  component: page(() => import('#layouts/AuthLayout.tsx'), 'AuthLayout'),
  staticData: { guards: ['auth'] },
});

/** The publisher container: pages for people without an account. */
export const container = createRoute({
  getParentRoute: () => root,
  id: 'container',
  component: page(() => import('#layouts/ContainerLayout.tsx'), 'ContainerLayout'),
  staticData: { guards: ['auth'] },
});

/** The guard saves the account and redirects; nothing is ever shown here. */
export const userPrefix = createRoute({ getParentRoute: () => root, path: '/u/$account', staticData: { guards: ['auth'] } });
export const userPrefixDeep = createRoute({ getParentRoute: () => root, path: '/u/$account/$', staticData: { guards: ['auth'] } });
