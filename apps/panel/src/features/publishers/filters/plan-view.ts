import type { PlanOrdering } from '#data/publishers/plan-requests.ts';

export const PLAN_TABS = ['all', 'bundles', 'selected'] as const;
export type PlanTab = (typeof PLAN_TABS)[number];

/** The list's view in the URL. */
export interface PlanView {
  readonly tab: PlanTab;
  readonly ordering: PlanOrdering;
  /** The filters as in the address, the search among them. */
  readonly filter: readonly string[];
  /** The filters that a request can send. */
  readonly asked: readonly string[];
  /** The number of unknown values for tab and order in the address. */
  readonly dropped: number;
}

/** `isSameStep`: the change refines the last one, and adds no step to the browser's history. */
export type ChangePlanView = (patch: Partial<Pick<PlanView, 'tab' | 'ordering' | 'filter'>>, isSameStep?: boolean) => void;

/** The list shows only chosen plans. */
export function isSelectedOnly({ asked }: PlanView): boolean {
  return asked.includes('selectedOnly,true');
}

const SEARCH = 'search,';

/** The filters with the search that the address names by a parameter of its own. */
export function addSearch(filter: readonly string[], text: string | undefined): readonly string[] {
  return text === undefined ? filter : [...withoutSearch(filter), `${SEARCH}${text}`];
}

/** The search text of publishers and bundles. */
export function writeSearch(filter: readonly string[]): string {
  return filter.find((text) => text.startsWith(SEARCH))?.slice(SEARCH.length) ?? '';
}

export function withoutSearch(filter: readonly string[]): readonly string[] {
  return filter.filter((text) => !text.startsWith(SEARCH));
}
