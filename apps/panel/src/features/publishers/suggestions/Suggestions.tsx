import { ApiError } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { Skeleton } from '@jarchi/ui/feedback/Skeleton.tsx';
import type { Cart } from '#features/publishers/cart/state/useCart.ts';
import { findPicked, SUGGESTION_KEYS, type SuggestionKey } from './picked.ts';
import { CardHead, cardFrame, SuggestionCard, type Rulers } from './SuggestionCard.tsx';
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

const ROW =
  'flex gap-3 max-lg:-mx-(--gutter) max-lg:snap-x max-lg:snap-mandatory max-lg:scroll-px-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:pb-1 max-lg:[scrollbar-width:none] lg:grid lg:auto-cols-fr lg:grid-flow-col';

function CardSkeletons() {
  return (
    <div className={ROW}>
      {SUGGESTION_KEYS.map((key) => (
        <div key={key} className={joinClasses(cardFrame(false), 'h-[196px] justify-between')}>
          <Skeleton className="w-1/2" />
          <Skeleton className="w-4/5" />
          <Skeleton className="w-3/5" />
        </div>
      ))}
    </div>
  );
}

function NoCard({
  name,
  text,
  say,
  action,
}: {
  name: SuggestionKey;
  text: string;
  say: string;
  action: { label: string; onPress: () => void };
}) {
  return (
    <div className={joinClasses(cardFrame(false), 'border-dashed')}>
      <CardHead name={name} text={text} />
      <p className="mt-2 text-sm text-text-2">{say}</p>
      <Button variant="soft" size="sm" className="mt-auto self-start max-lg:h-11" onClick={action.onPress}>
        {action.label}
      </Button>
    </div>
  );
}

function Failed({ error, cart, onRetry }: Pick<SuggestionsProps, 'error' | 'cart' | 'onRetry'>) {
  const facts =
    error instanceof ApiError && error.code === 'pinned_not_offered'
      ? (error.facts as { plan_ids?: number[]; bundle_ids?: number[] })
      : undefined;
  if (facts === undefined) return <DataRegion state="failed" failedText={errorText(error)} onRetry={onRetry} />;
  const unpin = () => {
    for (const id of facts.plan_ids ?? []) cart.actions.pinPlan(id);
    for (const id of facts.bundle_ids ?? []) cart.actions.pinBundle(id);
  };
  return (
    <div role="alert" className="rounded-lg border border-dashed border-line-strong p-4 text-md">
      <p>{errorText(error)}</p>
      <Button variant="soft" className="mt-3" onClick={unpin}>
        {fa.unpin}
      </Button>
    </div>
  );
}

function Cards(props: SuggestionsProps & { answer: SuggestionsAnswer }) {
  const { answer, budget, goal, cart, categoryNames, ad_categories, onPick, onEdit, onClearFilters } = props;
  const isWide = useMedia(WIDE);
  const { shown, leftOut } = chooseShown(answer);
  const nameOf = (key: SuggestionKey) => leftOut.find((one) => one.key === key)?.same ?? key;
  const picked = findPicked(answer, cart.contents, props.picked);
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
    <div role="radiogroup" aria-label={fa.title} className={ROW}>
      {keys.map((key) => {
        const one = answer[key];
        if (one === null) return null;
        if (!one.found) return <NoCard key={key} name={key} text={textOf(key)} say={refusalText(one)} action={widen} />;
        if (one.plans.length + one.bundles.length === 0)
          return <NoCard key={key} name={key} text={textOf(key)} say={fa.nothingFits} action={widen} />;
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
  const { answer, error, isStale, isNothingAsked, isInvite, onEdit } = props;
  return (
    <section aria-label={fa.title} className="border-b px-(--gutter) py-4">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-lg font-bold">{fa.title}</h2>
        <p className="text-sm text-text-3 max-lg:hidden">{isInvite ? fa.leadInvite : fa.lead}</p>
        <details className="text-sm text-text-3 open:basis-full max-lg:ms-auto max-lg:open:ms-0">
          <summary className="w-fit cursor-pointer rounded-xs underline decoration-dotted underline-offset-4 max-lg:py-2.5">
            {fa.how}
          </summary>
          <p className="max-w-[68ch] py-1">{fa.howText}</p>
        </details>
      </div>
      {isNothingAsked ? (
        <div className="flex flex-wrap items-center gap-3 rounded-lg border border-dashed border-line-strong p-4">
          <p className="flex-1 text-md text-text-2">{fa.none}</p>
          <Button variant="soft" onClick={onEdit}>
            {fa.edit}
          </Button>
        </div>
      ) : error !== null && error !== undefined && !isStale ? (
        <Failed {...props} />
      ) : (
        <DataRegion state={answer ? 'ready' : 'loading'} skeleton={<CardSkeletons />} isStale={isStale}>
          {answer && <Cards {...props} answer={answer} />}
        </DataRegion>
      )}
    </section>
  );
}
