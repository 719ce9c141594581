import type { AnyRoute, RouterOptions } from '@tanstack/react-router';
import { PendingPage } from '@jarchi/ui/feedback/PendingPage.tsx';

/** How every router of ours behaves. Pages load when they are pointed at; one that takes longer shows that it is on its way. */
export const routerDefaults = {
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
