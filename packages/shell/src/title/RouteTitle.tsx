import { useMatches } from '@tanstack/react-router';
import { DocumentTitle } from './DocumentTitle.tsx';

/** The document's title on a page of the router. */
export function RouteTitle({ product }: { product: string }) {
  const route = useMatches().findLast((match) => match.staticData.title !== undefined)?.staticData.title;
  return <DocumentTitle route={route} product={product} />;
}
