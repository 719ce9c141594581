import type { PlanOrdering } from '#features/publishers/plan-queries.ts';

export const PLAN_TABS = ['all', 'bundles', 'selected'] as const;
export type PlanTab = (typeof PLAN_TABS)[number];

/** What the URL says about the list. */
export interface PlanView {
  readonly tab: PlanTab;
  readonly ordering: PlanOrdering;
  readonly filter: readonly string[];
  /** The address names an order that there is not. */
  readonly isOrderingUnknown: boolean;
}

/** `isSameStep`: the change refines the last one, and is no step of its own for the back button. */
export type ChangePlanView = (patch: Partial<PlanView>, isSameStep?: boolean) => void;

/** The list keeps to what is chosen. */
export function isSelectedOnly({ filter }: PlanView): boolean {
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

/** The number of stories is the campaign's to say: an address that says another narrows nothing. */
export function withoutStoryNumber(filter: readonly string[]): readonly string[] {
  return filter.some(isStoryNumber) ? filter.filter((text) => !isStoryNumber(text)) : filter;
}

const isStoryNumber = (text: string): boolean => text.startsWith('storyNumber,');
