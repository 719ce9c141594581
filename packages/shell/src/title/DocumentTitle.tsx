import { useLayoutEffect, useSyncExternalStore } from 'react';
import { findPageTitle, subscribeToPageTitle } from './page-title.ts';

/** Writes the document's title, the only place that does: what the page calls itself, else its route, before the product's name. */
export function DocumentTitle({ route, product }: { route?: string | undefined; product: string }) {
  const page = useSyncExternalStore(subscribeToPageTitle, findPageTitle);
  const title = page ?? route;
  useLayoutEffect(() => {
    document.title = title === undefined ? product : `${title} | ${product}`;
  }, [title, product]);
  return null;
}
