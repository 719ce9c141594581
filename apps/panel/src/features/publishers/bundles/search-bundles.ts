import { matchesSearch } from '@jarchi/domain/text/persian-text.ts';
import type { Bundle } from '#data/publishers/bundles.ts';

/** Bundles whose title and publishers' names contain every word of the search; an @ before a username is ignored. */
export function searchBundles(bundles: readonly Bundle[], search: string): readonly Bundle[] {
  const query = search.replaceAll('@', '').trim();
  return query === '' ? bundles : bundles.filter((bundle) => matchesSearch(getText(bundle), query));
}

const getText = ({ title, plans }: Bundle): string => [title, ...plans.flatMap((plan) => [plan.title, plan.username])].join(' ');
