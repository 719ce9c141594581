import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatNumber, formatScaled, formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { Track } from '@jarchi/ui/figures/Track.tsx';
import { costPerThousand } from '@jarchi/domain/publishers/estimates.ts';
import type { ReactNode } from 'react';
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

export const cardFrame = (isChosen: boolean) =>
  joinClasses(
    'relative flex min-w-0 flex-col rounded-lg p-3.5 max-lg:w-[82%] max-lg:shrink-0 max-lg:snap-start',
    isChosen
      ? 'border-2 border-chart-1 bg-linear-to-b from-action-soft to-surface'
      : 'border border-line-strong bg-surface p-[calc(--spacing(3.5)+1px)]',
  );

function Ruler({ label, value, isToman, share, mark, fill, summary }: RulerProps) {
  const { figure, unit } = formatScaled(value);
  return (
    <div className="grid grid-cols-[3.25rem_5.5rem_1fr] items-center gap-2">
      <span className="text-sm text-text-3">{label}</span>
      <span className="text-md whitespace-nowrap">
        <strong className="font-semibold">{figure}</strong>{' '}
        <span className={isToman ? 'text-sm text-text-3' : 'font-semibold'}>{unit}</span>
      </span>
      <Track share={share} mark={mark} fill={fill} label={summary} />
    </div>
  );
}

interface RulerProps {
  label: string;
  value: number;
  isToman?: boolean;
  share: number;
  mark: number | undefined;
  fill: string;
  summary: string;
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

export function CardHead({ name, text, mark, radio }: { name: SuggestionKey; text: string; mark?: ReactNode; radio?: ReactNode }) {
  return (
    <div className="flex items-start gap-2.5">
      {radio}
      <span className="min-w-0 flex-1">
        <span className="flex items-center justify-between gap-2">
          <span className="text-md font-semibold">{fa.names[name]}</span>
          {mark}
        </span>
        <span className="block truncate text-sm text-text-2">{text}</span>
      </span>
    </div>
  );
}

/** A package with the reach that the cart shows; the common scales, goals and the proved bound use the plain sum. Picking it fills the cart. */
export function SuggestionCard({
  name,
  text,
  suggestion,
  rulers,
  ad_categories,
  isOurs,
  isChosen,
  isChanged,
  onPick,
}: SuggestionCardProps) {
  const { cost, reach, range } = suggestion;
  const { all, fitting } = countFitting(suggestion, ad_categories);
  const perThousand = costPerThousand(cost, reach);
  const isShort = rulers.goal !== null && reach < rulers.goal;
  const goalMark = rulers.goal === null ? '' : fa.ofGoal(formatScaledText(rulers.goal));
  const budgetMark = rulers.budget === null ? '' : fa.ofBudget(formatScaledText(rulers.budget));
  const radio = (
    <span
      aria-hidden
      className={joinClasses(
        'mt-0.5 size-[18px] shrink-0 rounded-full bg-surface',
        isChosen ? 'border-[6px] border-action' : 'border-[1.5px] border-line-control',
      )}
    />
  );
  const mark = isChanged ? <Tag tone="warning">{fa.changed}</Tag> : isOurs ? <Tag tone="action">{fa.ours}</Tag> : undefined;
  return (
    <div
      className={joinClasses(
        cardFrame(isChosen),
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus-ring',
      )}
    >
      <label className="flex flex-1 cursor-pointer flex-col">
        <input
          type="radio"
          name="package"
          checked={isChosen}
          onChange={onPick}
          className="absolute inset-0 cursor-pointer appearance-none opacity-0"
        />
        <CardHead name={name} text={text} mark={mark} radio={radio} />
        <span className="mt-3 mb-3 flex flex-col gap-1.5">
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
        </span>
        <span className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 border-t pt-2 text-sm text-text-3">
          <span>{ad_categories.length > 0 ? fa.fitting(formatNumber(fitting), formatNumber(all)) : fa.publishers(formatNumber(all))}</span>
          {perThousand !== null && (
            <span>
              {fa.perThousand} <span className="font-medium text-text-2">{formatToman(perThousand)}</span>
            </span>
          )}
          <span className="basis-full text-text-2">
            {isChanged ? boundText(suggestion) : fa.boundOfSum(formatScaledText(reach), boundText(suggestion))}
          </span>
        </span>
      </label>
      {isChanged && (
        // In the line of the bound, so that the list below does not move while its rows are ticked.
        <button
          type="button"
          aria-label={fa.takeAgain}
          onClick={onPick}
          className="absolute end-3.5 bottom-3.5 rounded-xs text-sm font-medium text-action-soft-text underline underline-offset-4 before:absolute before:-inset-x-3 before:-inset-y-3"
        >
          {fa.takeAgainWord}
        </button>
      )}
    </div>
  );
}
