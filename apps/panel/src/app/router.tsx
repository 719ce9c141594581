import type { GuardName } from '@jarchi/domain/entry/guards.ts';
import type { GatedFeature } from '@jarchi/domain/session/viewer.ts';
import { createRouter } from '@tanstack/react-router';
import { onPersonChange } from '@jarchi/client-state/session/person.ts';
import { ErrorMessage } from './failures/ErrorPage.tsx';
import { routerDefaults } from '@jarchi/shell/router/router-defaults.ts';
import { authRoutes } from './routes/auth-routes.ts';
import { creationRoutes } from './routes/creation-routes.ts';
import { financeRoutes } from './routes/finance-routes.ts';
import { auth, container, focus, NotFound, root, shell, userPrefix, userPrefixDeep } from './routes/frames.ts';
import { openRoutes, panelRoutes } from './routes/panel-routes.ts';

const routeTree = root.addChildren([
  shell.addChildren([...panelRoutes, ...financeRoutes]),
  focus.addChildren(creationRoutes),
  container.addChildren(openRoutes),
  auth.addChildren(authRoutes),
  userPrefix,
  userPrefixDeep,
]);

export const router = createRouter({
  routeTree,
  ...routerDefaults,
  defaultErrorComponent: ErrorMessage,
  defaultNotFoundComponent: NotFound,
});

// What the last person's pages had loaded lets nobody else in: a page that their role could open is judged anew.
onPersonChange(() => router.clearCache());

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    guards?: readonly GuardName[];
    /** A viewer who cannot see it is sent to the home page. */
    feature?: GatedFeature;
  }
}
