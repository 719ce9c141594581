import { useOwnAddress } from '@jarchi/shell/router/own-address.ts';
import { useSearch } from '@tanstack/react-router';
import { heedPlanFilters, planOrderings, type PlanPair } from '#features/publishers/filters/plan-fields.ts';
import { PLAN_TABS, type ChangePlanView, type PlanView } from '#features/publishers/filters/plan-view.ts';

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : typeof value === 'string' ? [value] : [];

const isUnknown = (value: unknown, known: unknown): boolean => value !== undefined && value !== '' && known === undefined;

/** The list's tab, order and filters, kept in the URL; the order that a list begins with is left out. */
export function usePlanView(pair: PlanPair): [PlanView, ChangePlanView] {
  const search: { readonly draft?: unknown; readonly tab?: unknown; readonly ordering?: unknown; readonly filter?: unknown } = useSearch({
    strict: false,
  });
  const navigate = useOwnAddress();
  const orderings = planOrderings(pair);
  const [firstOrdering = '-followers'] = orderings;
  const filter = texts(search.filter);
  const tab = PLAN_TABS.find((known) => known === search.tab);
  const ordering = orderings.find((known) => known === search.ordering);
  const view: PlanView = {
    tab: tab ?? 'all',
    ordering: ordering ?? firstOrdering,
    filter,
    asked: heedPlanFilters(filter, pair),
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
