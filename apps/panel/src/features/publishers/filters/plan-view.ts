import type { PlanOrdering } from '#features/publishers/plan-queries.ts';

export const PLAN_TABS = ['all', 'bundles', 'selected'] as const;
export type PlanTab = (typeof PLAN_TABS)[number];

/** What the URL says about the list. */
export interface PlanView {
  readonly tab: PlanTab;
  readonly ordering: PlanOrdering;
  readonly filter: readonly string[];
  /** How many of tab and order the address names otherwise than they are called. */
  readonly dropped: number;
}

/** `isSameStep`: the change refines the last one, and is no step of its own for the back button. */
export type ChangePlanView = (patch: Partial<PlanView>, isSameStep?: boolean) => void;

/** The list keeps to what is chosen. */
export function isSelectedOnly(filter: readonly string[]): boolean {
  return filter.includes('selectedOnly,true');
}

const SEARCH = 'search,';

/** What is searched for, of publishers and of bundles alike. */
export function searchOf(filter: readonly string[]): string {
  return filter.find((text) => text.startsWith(SEARCH))?.slice(SEARCH.length) ?? '';
}

export function withoutSearch(filter: readonly string[]): readonly string[] {
  return filter.filter((text) => !text.startsWith(SEARCH));
}
