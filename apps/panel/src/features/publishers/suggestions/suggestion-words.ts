import { formatNumber, formatPercent, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import type { FoundSuggestion, Suggestion } from './suggestion-queries.ts';
import { suggestionsFa as fa } from './suggestions.fa.ts';

/** A smaller share would show as 0. */
const LEAST_SHOWN = 0.001;

/** The largest possible distance of a package from the best. */
export function boundText({ is_proved_best, gap }: Pick<FoundSuggestion, 'is_proved_best' | 'gap'>): string {
  // Rounded up: the bound is a promise.
  return is_proved_best || gap <= 0 ? fa.best : fa.near(formatPercent(Math.max(LEAST_SHOWN, Math.ceil(gap * 1000) / 1000), 1));
}

/** Why there is no package, and what to do. */
export function refusalText({ code, limit, excess, most_reach }: Extract<Suggestion, { readonly found: false }>): string {
  if (code === 'goal_unreachable') return fa.goalUnreachable(formatScaledText(most_reach ?? 0));
  const figure = limit === 'count' ? formatNumber(excess ?? 0) : formatToman(excess ?? 0);
  return fa.overLimit[limit ?? 'budget'](figure);
}
