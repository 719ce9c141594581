import { formatNumber, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { costPerThousand } from '@jarchi/domain/money/money.ts';
import { ChoiceCard, Ruler } from './ChoiceCard.tsx';
import type { SuggestionKey } from './picked.ts';
import type { FoundSuggestion } from './suggestion-queries.ts';
import { countFitting } from './suggestion-choice.ts';
import { boundText } from './suggestion-words.ts';
import { suggestionsFa as fa } from './suggestions.fa.ts';

/** The common scales of all cards. */
export interface Rulers {
  readonly goal: number | null;
  readonly budget: number | null;
  /** The ends of the two scales. */
  readonly reach: number;
  readonly cost: number;
}

export interface SuggestionCardProps {
  name: SuggestionKey;
  text: string;
  suggestion: FoundSuggestion;
  rulers: Rulers;
  /** The campaign's categories. */
  ad_categories: readonly number[];
  isOurs: boolean;
  isChosen: boolean;
  isChanged: boolean;
  onPick: () => void;
}

/** A package with the reach that the cart shows; the common scales, goals and the proved bound use the plain sum. Picking it fills the cart. */
export function SuggestionCard(props: SuggestionCardProps) {
  const { name, text, suggestion, rulers, ad_categories, isOurs, isChosen, isChanged, onPick } = props;
  const { cost, reach, range } = suggestion;
  const { all, fitting } = countFitting(suggestion, ad_categories);
  const perThousand = costPerThousand(cost, reach);
  const isShort = rulers.goal !== null && reach < rulers.goal;
  const goalMark = rulers.goal === null ? '' : fa.ofGoal(formatScaledText(rulers.goal));
  const budgetMark = rulers.budget === null ? '' : fa.ofBudget(formatScaledText(rulers.budget));
  const mark = isChanged ? <Tag tone="warning">{fa.changed}</Tag> : isOurs ? <Tag tone="action">{fa.ours}</Tag> : undefined;
  return (
    <ChoiceCard
      {...{ text, mark, isChosen, isChanged, onPick }}
      name={fa.names[name]}
      rulers={
        <>
          <Ruler
            label={fa.reach}
            value={range.mid}
            share={reach / rulers.reach}
            mark={rulers.goal === null ? undefined : rulers.goal / rulers.reach}
            fill={isShort ? 'bg-chart-3' : 'bg-chart-1'}
            summary={fa.ruler(fa.reachRuler, formatScaledText(reach), goalMark)}
          />
          <Ruler
            label={fa.cost}
            isToman
            value={cost}
            share={cost / rulers.cost}
            mark={rulers.budget === null ? undefined : rulers.budget / rulers.cost}
            fill="bg-chart-compare"
            summary={fa.ruler(fa.costRuler, formatScaledText(cost), budgetMark)}
          />
        </>
      }
    >
      <span>{ad_categories.length > 0 ? fa.fitting(formatNumber(fitting), formatNumber(all)) : fa.publishers(formatNumber(all))}</span>
      {perThousand !== null && (
        <span>
          {fa.perThousand} <span className="font-medium text-text-2">{formatToman(perThousand)}</span>
        </span>
      )}
      <span className="basis-full text-text-2">
        {isChanged ? boundText(suggestion) : fa.boundOfSum(formatScaledText(reach), boundText(suggestion))}
      </span>
    </ChoiceCard>
  );
}
