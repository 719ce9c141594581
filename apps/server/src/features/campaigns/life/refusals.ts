import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { LifeRefusal } from '@jarchi/domain/campaigns/life/events.ts';
import type { LifeCampaign } from '@jarchi/domain/campaigns/life/campaign.ts';
import { givesLess, makePreview, type Preview } from '@jarchi/domain/campaigns/turn/preview.ts';
import type { Turn } from '@jarchi/domain/campaigns/turn/turn.ts';
import { allowedCalls } from '@jarchi/domain/campaigns/turn/allowed-calls.ts';

type TransitionRefused = RefusalOf<'transition_refused'>;

/** Names what would be allowed instead. */
export function refusedAs(life: LifeCampaign): TransitionRefused {
  return { code: 'transition_refused', state: life.state, allowed: allowedCalls(life) };
}

/** A refusal of a life, for calls that set no condition of their own. */
export function toRefusal(life: LifeCampaign, refusal: LifeRefusal): TransitionRefused | RefusalOf<'quote_changed'> {
  if (refusal.code === 'quote_changed') return { ...refusal, lines: [] };
  return refusedAs(life);
}

/** The amounts that an advertiser was shown before they confirmed an act. */
export type Shown = Pick<Preview, 'captured' | 'released'>;

/** Refuses an act that now takes more, or gives back less, than was shown; the refusal has both amounts. */
export function findPreviewChange(before: LifeCampaign, turn: Turn, shown: Shown): RefusalOf<'preview_changed'> | undefined {
  const { captured, released, ...rest } = makePreview(before, turn);
  return givesLess(shown, { captured, released, ...rest }) ? { code: 'preview_changed', shown, now: { captured, released } } : undefined;
}
