import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { formatNumber, formatScaledText } from '@jarchi/ui/format/format.ts';
import type { ViewsAnswer } from '#data/publishers/packages.ts';
import type { Cart } from '#features/publishers/cart/state/useCart.ts';
import { ChoiceCard, Ruler } from '#features/publishers/suggestions/ChoiceCard.tsx';
import { findPicked, VIEWS_KEYS, type ViewsKey } from '#features/publishers/suggestions/picked.ts';
import { chooseShown, countFitting } from '#features/publishers/suggestions/suggestion-choice.ts';
import { suggestionsFa } from '#features/publishers/suggestions/suggestions.fa.ts';
import { CARDS_ROW, NoCard, SuggestionsFrame } from '#features/publishers/suggestions/SuggestionsFrame.tsx';
import { viewsBoundText, viewsRefusalText, type FoundViews } from './views-words.ts';
import { viewsFa as fa } from './views.fa.ts';

export interface ViewsSuggestionsProps {
  answer: ViewsAnswer | undefined;
  error: unknown;
  /** A newer answer is loading. */
  isStale: boolean;
  /** In views; null if the draft has none. */
  goal: number | null;
  /** Titles of the campaign's categories. */
  categoryNames: string;
  ad_categories: readonly number[];
  cart: Cart;
  picked: ViewsKey | null;
  onPick: (key: ViewsKey) => void;
  onRetry: () => void;
  onEdit: () => void;
  onClearFilters: (() => void) | undefined;
}

interface ViewsCardProps {
  name: ViewsKey;
  text: string;
  one: FoundViews;
  goal: number;
  /** The end of the scale of all cards. */
  end: number;
  ad_categories: readonly number[];
  isOurs: boolean;
  isChosen: boolean;
  isChanged: boolean;
  onPick: () => void;
}

function ViewsCard({ name, text, one, goal, end, ad_categories, isOurs, isChosen, isChanged, onPick }: ViewsCardProps) {
  const { all, fitting } = countFitting(one, ad_categories);
  const hasCategories = ad_categories.length > 0;
  return (
    <ChoiceCard
      {...{ text, isChosen, isChanged, onPick }}
      name={fa.names[name]}
      mark={
        isChanged ? <Tag tone="warning">{suggestionsFa.changed}</Tag> : isOurs ? <Tag tone="action">{suggestionsFa.ours}</Tag> : undefined
      }
      rulers={
        <>
          <Ruler
            label={fa.views}
            value={one.views}
            share={one.views / end}
            mark={goal / end}
            fill={one.fills_goal ? 'bg-chart-1' : 'bg-chart-3'}
            summary={suggestionsFa.ruler(fa.viewsRuler, formatScaledText(one.views), suggestionsFa.ofGoal(formatScaledText(goal)))}
          />
          {hasCategories && (
            <Ruler
              label={fa.fitting}
              value={one.fitting_views}
              share={one.fitting_views / end}
              mark={undefined}
              fill="bg-chart-compare"
              summary={suggestionsFa.ruler(fa.fittingRuler, formatScaledText(one.fitting_views), '')}
            />
          )}
        </>
      }
    >
      <span>
        {hasCategories ? suggestionsFa.fitting(formatNumber(fitting), formatNumber(all)) : suggestionsFa.publishers(formatNumber(all))}
      </span>
      <span className="basis-full text-text-2">{viewsBoundText(name, one, goal)}</span>
    </ChoiceCard>
  );
}

const RULER_ROOM = 1.06;

function Cards(props: ViewsSuggestionsProps & { answer: ViewsAnswer; goal: number }) {
  const { answer, goal, cart, categoryNames, ad_categories, onPick, onEdit, onClearFilters } = props;
  const { shown, leftOut } = chooseShown(answer, VIEWS_KEYS);
  const picked = findPicked(answer, VIEWS_KEYS, cart.contents, props.picked);
  const pickedName = picked && (leftOut.find(({ key }) => key === picked.key)?.same ?? picked.key);
  const found = VIEWS_KEYS.flatMap((key) => (answer[key]?.found === true ? [answer[key]] : []));
  const end = Math.max(goal, ...found.map(({ views }) => views)) * RULER_ROOM;
  const textOf = (key: ViewsKey) => (key === 'only_fitting' ? fa.texts[key](categoryNames) : fa.texts[key]);
  const edit = { label: suggestionsFa.edit, onPress: onEdit };
  const nobody = onClearFilters ? fa.nothingFits : fa.nobody;
  const widen = onClearFilters ? { label: suggestionsFa.clearFilters, onPress: onClearFilters } : edit;
  return (
    <>
      <div role="radiogroup" aria-label={suggestionsFa.title} className={CARDS_ROW}>
        {shown.map((key) => {
          const one = answer[key];
          const frame = { name: fa.names[key], text: textOf(key) };
          if (one === null) return null;
          if (!one.found) return <NoCard key={key} {...frame} say={viewsRefusalText(one)} action={edit} />;
          if (one.plans.length === 0)
            return <NoCard key={key} {...frame} say={key === 'only_fitting' ? fa.nothingInCategories : nobody} action={widen} />;
          return (
            <ViewsCard
              key={key}
              {...{ one, goal, end, ad_categories }}
              name={key}
              text={frame.text}
              isOurs={key === 'best_fit'}
              isChosen={pickedName === key}
              isChanged={pickedName === key && picked?.isChanged === true}
              onPick={() => {
                cart.actions.fill(one.plans, []);
                onPick(key);
              }}
            />
          );
        })}
      </div>
      {leftOut.map(({ key, same }) => (
        <p key={key} className="mt-2 text-sm text-text-3">
          {suggestionsFa.leftOut(fa.names[key], same === null ? fa.needs : suggestionsFa.same(fa.names[same]))}{' '}
          {same === null && (
            <button type="button" onClick={onEdit} className="touch-area rounded-xs text-text-link hover:underline">
              {suggestionsFa.edit}
            </button>
          )}
        </p>
      ))}
    </>
  );
}

/** Up to three packages that fill the goal of views. */
export function ViewsSuggestions(props: ViewsSuggestionsProps) {
  const { answer, error, isStale, goal, cart, onRetry, onEdit } = props;
  return (
    <SuggestionsFrame
      {...{ error, isStale, cart, onRetry, onEdit }}
      lead={fa.lead}
      how={fa.howText}
      nothingAsked={goal === null ? fa.none : undefined}
    >
      {answer && goal !== null ? <Cards {...props} answer={answer} goal={goal} /> : undefined}
    </SuggestionsFrame>
  );
}
