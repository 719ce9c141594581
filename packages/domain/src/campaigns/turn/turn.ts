import type { Actor, StateKey } from '#campaigns/campaign-life.ts';
import type { LifeCampaign, Move, Posting } from '#campaigns/life/campaign.ts';
import type { LifeEvent, LifeEventName } from '#campaigns/life/events.ts';
import type { Toman } from '#money/money.ts';

/** Something that happened in a campaign's life. */
export interface Fact {
  readonly event: LifeEventName;
  readonly by: Actor;
  /** When it happened, and when it was heard of (ms): deadlines are checked at the first. */
  readonly at: number;
  readonly seen_at: number;
  readonly placement: number | null;
  readonly from: StateKey;
  readonly to: StateKey;
  /** What it moved, VAT included. */
  readonly held: Toman;
  readonly captured: Toman;
  readonly released: Toman;
  readonly refunded: Toman;
  /** The transitions that the campaign went through. */
  readonly moves: readonly Move[];
  /** With all its facts: applied again in order, the acts give the same life. */
  readonly act: LifeEvent;
}

/** What must be told to the outside, once for each key. */
export type Order = { readonly key: string; readonly placement: number } & (
  | { readonly order: 'ask_publisher' }
  /** `attempt`: 1 for the first delivery. */
  | { readonly order: 'order_content'; readonly attempt: number }
  | { readonly order: 'publish'; readonly slot_at: number }
  | { readonly order: 'set_delivery'; readonly is_on: boolean }
  | { readonly order: 'take_down' }
  /** The campaign is over, or its advertiser left the publisher out: the publisher's work is not needed. */
  | { readonly order: 'call_off' }
);

/** One step of a life: the life after it, what happened, the postings for the ledger, and the orders to the outside. */
export interface Turn {
  readonly life: LifeCampaign;
  readonly facts: readonly Fact[];
  readonly postings: readonly Posting[];
  readonly orders: readonly Order[];
}
