import { useNavigate, useSearch } from '@tanstack/react-router';
import { publishersFa } from '#features/publishers/publishers.fa.ts';
import type { PlanOrdering } from '#features/publishers/plan-queries.ts';
import type { PlanView } from '#features/publishers/PlanToolbar.tsx';

const isOrdering = (value: unknown): value is PlanOrdering => typeof value === 'string' && value in publishersFa.orderings;
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : typeof value === 'string' ? [value] : [];

/** The list's tab, order and filters, kept in the URL. */
export function usePlanView(): [PlanView, (patch: Partial<PlanView>) => void] {
  const search: { readonly draft?: unknown; readonly tab?: unknown; readonly ordering?: unknown; readonly filter?: unknown } = useSearch({
    strict: false,
  });
  const navigate = useNavigate();
  const view: PlanView = {
    tab: search.tab === 'selected' ? 'selected' : 'all',
    ordering: isOrdering(search.ordering) ? search.ordering : 'suitable',
    filter: texts(search.filter),
  };
  const change = (patch: Partial<PlanView>) => {
    const next = { ...view, ...patch };
    void navigate({
      to: '/campaign/create-package',
      replace: true,
      resetScroll: false,
      search: {
        ...(typeof search.draft === 'string' ? { draft: search.draft } : {}),
        ...(next.tab === 'selected' ? { tab: next.tab } : {}),
        ...(next.ordering === 'suitable' ? {} : { ordering: next.ordering }),
        ...(next.filter.length > 0 ? { filter: [...next.filter] } : {}),
      },
    });
  };
  return [view, change];
}
