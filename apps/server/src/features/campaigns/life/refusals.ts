import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { LifeRefusal } from '@jarchi/domain/campaigns/life/events.ts';
import type { LifeCampaign } from '@jarchi/domain/campaigns/life/campaign.ts';
import { allowedCalls } from '@jarchi/domain/campaigns/turn/allowed-calls.ts';

type TransitionRefused = RefusalOf<'transition_refused'>;

/** Says what would be allowed instead. */
export function refusedAs(life: LifeCampaign): TransitionRefused {
  return { code: 'transition_refused', state: life.state, allowed: allowedCalls(life) };
}

/** What a life refuses, as callers are told who have asked for no particular condition. */
export function toRefusal(life: LifeCampaign, refusal: LifeRefusal): TransitionRefused | RefusalOf<'quote_changed'> {
  if (refusal.code === 'quote_changed') return { ...refusal, lines: [] };
  return refusedAs(life);
}
