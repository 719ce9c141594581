import { useNavigate, useSearch } from '@tanstack/react-router';
import { PLAN_TABS, type ChangePlanView, type PlanView } from '#features/publishers/filters/plan-view.ts';
import { publishersFa } from '#features/publishers/publishers.fa.ts';
import type { PlanOrdering } from '#features/publishers/plan-queries.ts';

const isOrdering = (value: unknown): value is PlanOrdering => typeof value === 'string' && value in publishersFa.orderings;
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : typeof value === 'string' ? [value] : [];

/** The list's tab, order and filters, kept in the URL; the order that a list begins with is left out. */
export function usePlanView(firstOrdering: PlanOrdering): [PlanView, ChangePlanView] {
  const search: { readonly draft?: unknown; readonly tab?: unknown; readonly ordering?: unknown; readonly filter?: unknown } = useSearch({
    strict: false,
  });
  const navigate = useNavigate();
  const view: PlanView = {
    tab: PLAN_TABS.find((tab) => tab === search.tab) ?? 'all',
    ordering: isOrdering(search.ordering) ? search.ordering : firstOrdering,
    filter: texts(search.filter),
    isOrderingUnknown: search.ordering !== undefined && search.ordering !== '' && !isOrdering(search.ordering),
  };
  const change: ChangePlanView = (patch, isSameStep = false) => {
    const next = { ...view, ...patch };
    void navigate({
      to: '/campaign/create-package',
      replace: isSameStep,
      resetScroll: false,
      search: {
        ...(typeof search.draft === 'string' ? { draft: search.draft } : {}),
        ...(next.tab === 'all' ? {} : { tab: next.tab }),
        ...(next.ordering === firstOrdering ? {} : { ordering: next.ordering }),
        ...(next.filter.length > 0 ? { filter: [...next.filter] } : {}),
      },
    });
  };
  return [view, change];
}
