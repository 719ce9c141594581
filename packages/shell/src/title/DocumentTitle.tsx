import { useLayoutEffect, useSyncExternalStore } from 'react';
import { findPageTitle, subscribeToPageTitle } from './page-title.ts';

/** The only writer of the document's title: the page's own title, else its route's, before the product's name. */
export function DocumentTitle({ route, product }: { route?: string | undefined; product: string }) {
  const page = useSyncExternalStore(subscribeToPageTitle, findPageTitle);
  const title = page ?? route;
  useLayoutEffect(() => {
    document.title = title === undefined ? product : `${title} | ${product}`;
  }, [title, product]);
  return null;
}
