import { oneOf } from '@jarchi/shell/list/address-parts.ts';
import { useOwnAddress } from '@jarchi/shell/router/own-address.ts';
import { useSearch } from '@tanstack/react-router';
import { heedPlanFilters, planOrderings, type PlanPair } from '#features/publishers/filters/plan-fields.ts';
import {
  addSearch,
  PLAN_TABS,
  withoutSearch,
  writeSearch,
  type ChangePlanView,
  type PlanView,
} from '#features/publishers/filters/plan-view.ts';

const TAB = oneOf('tab', PLAN_TABS, 'all');

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : typeof value === 'string' ? [value] : [];

const findText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * The list's tab, order and filters, kept in the URL; the order that a list begins with is left out. What cannot be read stays in the
 * address: the filters and orders that there are become known only with the draft and the account's features.
 */
export function usePlanView(pair: PlanPair): [PlanView, ChangePlanView] {
  const search = useSearch({ from: '/focus/campaign/create-package' });
  const navigate = useOwnAddress();
  const orderings = planOrderings(pair);
  const [firstOrdering = '-followers'] = orderings;
  const orderingPart = oneOf('ordering', orderings, firstOrdering);
  const named = { tab: findText(search['tab']), ordering: findText(search['ordering']) };
  const tab = named.tab === undefined ? TAB.first : TAB.read({ tab: named.tab });
  const ordering = named.ordering === undefined ? firstOrdering : orderingPart.read({ ordering: named.ordering });
  const filter = addSearch(texts(search['filter']), findText(search['search']));
  const view: PlanView = {
    tab: tab ?? TAB.first,
    ordering: ordering ?? firstOrdering,
    filter,
    asked: heedPlanFilters(filter, pair),
    dropped: Number(tab === undefined) + Number(ordering === undefined),
  };
  const change: ChangePlanView = (patch, isSameStep = false) => {
    const next = { ...view, ...patch };
    const [text, others] = [writeSearch(next.filter), withoutSearch(next.filter)];
    void navigate({
      to: '/campaign/create-package',
      replace: isSameStep,
      resetScroll: false,
      search: {
        ...(typeof search.draft === 'string' ? { draft: search.draft } : {}),
        ...TAB.write(next.tab),
        ...orderingPart.write(next.ordering),
        ...(text !== '' && { search: text }),
        ...(others.length > 0 && { filter: [...others] }),
      },
    });
  };
  return [view, change];
}
