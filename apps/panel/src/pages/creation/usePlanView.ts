import { useNavigate, useSearch } from '@tanstack/react-router';
import { PLAN_TABS, type ChangePlanView, type PlanView } from '#features/publishers/filters/plan-view.ts';
import type { PlanOrdering } from '#features/publishers/plan-queries.ts';

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : typeof value === 'string' ? [value] : [];

const isUnknown = (value: unknown, known: unknown): boolean => value !== undefined && value !== '' && known === undefined;

/** The list's tab, order and filters, kept in the URL; the first of the orders is left out. */
export function usePlanView(orderings: readonly PlanOrdering[]): [PlanView, ChangePlanView] {
  const search: { readonly draft?: unknown; readonly tab?: unknown; readonly ordering?: unknown; readonly filter?: unknown } = useSearch({
    strict: false,
  });
  const navigate = useNavigate();
  const [firstOrdering = '-followers'] = orderings;
  const tab = PLAN_TABS.find((known) => known === search.tab);
  const ordering = orderings.find((known) => known === search.ordering);
  const view: PlanView = {
    tab: tab ?? 'all',
    ordering: ordering ?? firstOrdering,
    filter: texts(search.filter),
    dropped: Number(isUnknown(search.tab, tab)) + Number(isUnknown(search.ordering, ordering)),
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
