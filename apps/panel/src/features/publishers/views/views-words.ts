import { formatNumber, formatPercent } from '@jarchi/ui/format/format.ts';
import type { ViewsAnswer } from '#data/publishers/packages.ts';
import type { ViewsKey } from '#features/publishers/suggestions/picked.ts';
import { boundText } from '#features/publishers/suggestions/suggestion-words.ts';
import { suggestionsFa } from '#features/publishers/suggestions/suggestions.fa.ts';
import { viewsFa as fa } from './views.fa.ts';

type Suggestion = ViewsAnswer['best_fit'];
export type FoundViews = Extract<Suggestion, { readonly found: true }>;

/** How good a package is: the share of the goal where it is not filled, else its distance from the best of its kind. */
export function viewsBoundText(key: ViewsKey, one: FoundViews, goal: number): string {
  if (!one.fills_goal) return fa.most(formatPercent(Math.floor((one.views * 100) / goal) / 100));
  // The number of publishers is the least there is, however well they fit.
  return key === 'fewest_publishers' ? fa.fewest : boundText(one);
}

/** Why there is no package, and what to do. */
export function viewsRefusalText({ limit, excess }: Extract<Suggestion, { readonly found: false }>): string {
  return suggestionsFa.overLimit[limit](formatNumber(excess));
}
