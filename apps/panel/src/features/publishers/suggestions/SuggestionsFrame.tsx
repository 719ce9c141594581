import { ApiError } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Skeleton } from '@jarchi/ui/feedback/Skeleton.tsx';
import type { ReactNode } from 'react';
import type { Cart } from '#features/publishers/cart/state/useCart.ts';
import { CardHead, cardFrame } from './ChoiceCard.tsx';
import { suggestionsFa as fa } from './suggestions.fa.ts';

export const CARDS_ROW =
  'flex gap-3 max-lg:-mx-(--gutter) max-lg:snap-x max-lg:snap-mandatory max-lg:scroll-px-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:pb-1 max-lg:[scrollbar-width:none] lg:grid lg:auto-cols-fr lg:grid-flow-col';

const SKELETONS = [1, 2, 3];

function CardSkeletons() {
  return (
    <div className={CARDS_ROW}>
      {SKELETONS.map((key) => (
        <div key={key} className={joinClasses(cardFrame(false), 'h-[196px] justify-between')}>
          <Skeleton className="w-1/2" />
          <Skeleton className="w-4/5" />
          <Skeleton className="w-3/5" />
        </div>
      ))}
    </div>
  );
}

interface NoCardProps {
  name: string;
  text: string;
  say: string;
  action: { label: string; onPress: () => void };
}

/** Why there is no package, and what to do. */
export function NoCard({ name, text, say, action }: NoCardProps) {
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

function Failed({ error, cart, onRetry }: Pick<SuggestionsFrameProps, 'error' | 'cart' | 'onRetry'>) {
  const facts =
    error instanceof ApiError && error.code === 'pinned_not_offered'
      ? (error.facts as { plan_ids?: number[]; bundle_ids?: number[] })
      : undefined;
  if (facts === undefined) return <DataRegion state="failed" error={error} failedText={errorText(error)} onRetry={onRetry} />;
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

export interface SuggestionsFrameProps {
  lead: string;
  /** How the packages are made. */
  how: string;
  error: unknown;
  /** A newer answer is loading. */
  isStale: boolean;
  /** The draft lacks what the packages are made for: says what. */
  nothingAsked: string | undefined;
  cart: Cart;
  onRetry: () => void;
  onEdit: () => void;
  /** The cards; undefined while they load. */
  children: ReactNode;
}

/** The heading of the suggested packages, and their loading, failed and open states. */
export function SuggestionsFrame({ lead, how, error, isStale, nothingAsked, cart, onRetry, onEdit, children }: SuggestionsFrameProps) {
  return (
    <section aria-label={fa.title} className="border-b px-(--gutter) py-4">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-lg font-bold">{fa.title}</h2>
        <p className="text-sm text-text-3 max-lg:hidden">{lead}</p>
        <details className="text-sm text-text-3 open:basis-full max-lg:ms-auto max-lg:open:ms-0">
          <summary className="w-fit cursor-pointer rounded-xs underline decoration-dotted underline-offset-4 max-lg:py-2.5">
            {fa.how}
          </summary>
          <p className="max-w-[68ch] py-1">{how}</p>
        </details>
      </div>
      {nothingAsked !== undefined ? (
        <div className="flex flex-wrap items-center gap-3 rounded-lg border border-dashed border-line-strong p-4">
          <p className="flex-1 text-md text-text-2">{nothingAsked}</p>
          <Button variant="soft" onClick={onEdit}>
            {fa.edit}
          </Button>
        </div>
      ) : error !== null && error !== undefined && !isStale ? (
        <Failed error={error} cart={cart} onRetry={onRetry} />
      ) : (
        <DataRegion state={children === undefined ? 'loading' : 'ready'} skeleton={<CardSkeletons />} isStale={isStale}>
          {children}
        </DataRegion>
      )}
    </section>
  );
}
