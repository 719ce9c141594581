import type { AnyRoute, RouterOptions } from '@tanstack/react-router';
import { PendingPage } from '@jarchi/ui/feedback/PendingPage.tsx';
import { parseSearch, stringifySearch } from './search.ts';

/** The settings of each of our routers. A page loads when its link is hovered; a slow one shows that it loads. */
export const routerDefaults = {
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  defaultPendingComponent: PendingPage,
  scrollRestoration: true,
  scrollToTopSelectors: ['#content'],
} satisfies Partial<RouterOptions<AnyRoute, 'never'>>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The document's title, before the product's name. */
    title?: string;
  }
}
