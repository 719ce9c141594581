import type { PlanOrdering } from '#data/publishers/plans.ts';

export const PLAN_TABS = ['all', 'bundles', 'selected'] as const;
export type PlanTab = (typeof PLAN_TABS)[number];

/** What the URL says about the list. */
export interface PlanView {
  readonly tab: PlanTab;
  readonly ordering: PlanOrdering;
  /** As the address has them. */
  readonly filter: readonly string[];
  /** What of them can be asked for. */
  readonly asked: readonly string[];
  /** How many of tab and order the address names otherwise than they are called. */
  readonly dropped: number;
}

/** `isSameStep`: the change refines the last one, and is no step of its own for the back button. */
export type ChangePlanView = (patch: Partial<Pick<PlanView, 'tab' | 'ordering' | 'filter'>>, isSameStep?: boolean) => void;

/** The list keeps to what is chosen. */
export function isSelectedOnly({ asked }: PlanView): boolean {
  return asked.includes('selectedOnly,true');
}

const SEARCH = 'search,';

/** What is searched for, of publishers and of bundles alike. */
export function writeSearch(filter: readonly string[]): string {
  return filter.find((text) => text.startsWith(SEARCH))?.slice(SEARCH.length) ?? '';
}

export function withoutSearch(filter: readonly string[]): readonly string[] {
  return filter.filter((text) => !text.startsWith(SEARCH));
}
