import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import type { Cart } from '#features/publishers/cart/state/useCart.ts';
import { findPicked, SUGGESTION_KEYS, type SuggestionKey } from './picked.ts';
import { SuggestionCard, type Rulers } from './SuggestionCard.tsx';
import { CARDS_ROW, NoCard, SuggestionsFrame } from './SuggestionsFrame.tsx';
import { refusalText } from './suggestion-words.ts';
import { chooseShown } from './suggestion-choice.ts';
import type { SuggestionsAnswer } from '#data/publishers/packages.ts';
import { suggestionsFa as fa } from './suggestions.fa.ts';

export interface SuggestionsProps {
  answer: SuggestionsAnswer | undefined;
  error: unknown;
  /** A newer answer is loading. */
  isStale: boolean;
  /** The draft has neither budget nor goal. */
  isNothingAsked: boolean;
  budget: number | null;
  goal: number | null;
  /** Titles of the campaign's categories. */
  categoryNames: string;
  ad_categories: readonly number[];
  isInvite: boolean;
  cart: Cart;
  picked: SuggestionKey | null;
  onPick: (key: SuggestionKey) => void;
  onRetry: () => void;
  onEdit: () => void;
  onClearFilters: (() => void) | undefined;
}

const RULER_ROOM = 1.06;

function getRulers(answer: SuggestionsAnswer, goal: number | null, budget: number | null): Rulers {
  const found = SUGGESTION_KEYS.flatMap((key) => (answer[key]?.found === true ? [answer[key]] : []));
  return {
    goal,
    budget,
    reach: Math.max(1, goal ?? 0, ...found.map(({ reach }) => reach)) * RULER_ROOM,
    cost: Math.max(1, budget ?? 0, ...found.map(({ cost }) => cost)) * RULER_ROOM,
  };
}

function Cards(props: SuggestionsProps & { answer: SuggestionsAnswer }) {
  const { answer, budget, goal, cart, categoryNames, ad_categories, onPick, onEdit, onClearFilters } = props;
  const isWide = useMedia(WIDE);
  const { shown, leftOut } = chooseShown(answer, SUGGESTION_KEYS);
  const nameOf = (key: SuggestionKey) => leftOut.find((one) => one.key === key)?.same ?? key;
  const picked = findPicked(answer, SUGGESTION_KEYS, cart.contents, props.picked);
  const pickedName = picked && nameOf(picked.key);
  const rulers = getRulers(answer, goal, budget);
  const ours = nameOf(answer.least_cost?.found === true ? 'least_cost' : 'most_reach');
  const textOf = (key: SuggestionKey) => (key === 'most_reach_in_categories' ? fa.texts[key](categoryNames) : fa.texts[key]);
  const edit = { label: fa.edit, onPress: onEdit };
  const widen = onClearFilters ? { label: fa.clearFilters, onPress: onClearFilters } : edit;
  const pick = (key: SuggestionKey) => {
    const one = answer[key];
    if (one?.found !== true) return;
    cart.actions.fill(one.plans, one.bundles);
    onPick(key);
  };
  // On phones our recommendation comes first.
  const keys = isWide ? shown : shown.toSorted((a, b) => Number(b === ours) - Number(a === ours));
  const cards = (
    <div role="radiogroup" aria-label={fa.title} className={CARDS_ROW}>
      {keys.map((key) => {
        const one = answer[key];
        if (one === null) return null;
        if (!one.found) return <NoCard key={key} name={fa.names[key]} text={textOf(key)} say={refusalText(one)} action={widen} />;
        if (one.plans.length + one.bundles.length === 0)
          return <NoCard key={key} name={fa.names[key]} text={textOf(key)} say={fa.nothingFits} action={widen} />;
        return (
          <SuggestionCard
            key={key}
            name={key}
            text={textOf(key)}
            suggestion={one}
            rulers={rulers}
            isOurs={key === ours}
            ad_categories={ad_categories}
            isChosen={pickedName === key}
            isChanged={pickedName === key && picked?.isChanged === true}
            onPick={() => pick(key)}
          />
        );
      })}
    </div>
  );
  return (
    <>
      {cards}
      {leftOut.map(({ key, same }) => (
        <p key={key} className="mt-2 text-sm text-text-3">
          {fa.leftOut(fa.names[key], same === null ? fa.needs[key] : fa.same(fa.names[same]))}{' '}
          {same === null && (
            <button type="button" onClick={onEdit} className="touch-area rounded-xs text-text-link hover:underline">
              {fa.edit}
            </button>
          )}
        </p>
      ))}
    </>
  );
}

/** Up to three packages, each with how far it can be from the best. */
export function Suggestions(props: SuggestionsProps) {
  const { answer, error, isStale, isNothingAsked, isInvite, cart, onRetry, onEdit } = props;
  return (
    <SuggestionsFrame
      {...{ error, isStale, cart, onRetry, onEdit }}
      lead={isInvite ? fa.leadInvite : fa.lead}
      how={fa.howText}
      nothingAsked={isNothingAsked ? fa.none : undefined}
    >
      {answer && <Cards {...props} answer={answer} />}
    </SuggestionsFrame>
  );
}
