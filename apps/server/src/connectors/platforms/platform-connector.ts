import type { Pause } from '@jarchi/domain/campaigns/rules/share-rules.ts';
import type { Metric } from '@jarchi/domain/campaigns/goals.ts';
import type { Order } from '@jarchi/domain/campaigns/turn/turn.ts';
import type { MeasurementSource } from '@jarchi/domain/reports/reports.ts';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';

/** A placement, as a platform needs to know it. Instants in ms of the world clock. */
export interface OfferedPlacement {
  readonly placement_id: number;
  readonly publisher_id: number;
  readonly media_type: MediaType;
  readonly content_type: ContentType;
  readonly availability_hours: number;
  readonly reach_estimate: number;
  /** The price of the list (toman, net of VAT), beside which a publisher may name another. */
  readonly price: number;
  /** Bought views or clicks; null where hours are bought. */
  readonly bought_units: number | null;
  /** The metric that was bought. */
  readonly metric: 'views' | 'clicks';
  /** The publisher makes the content, and takes longer to answer. */
  readonly is_content_made: boolean;
  /** The end of the period, and the hours of each day in which a network shows the ad. */
  readonly publish_until: number;
  /** Times without delivery (ms); `to` is null while one lasts. Jobs of earlier versions do not have them. */
  readonly pauses?: readonly Pause[];
  readonly preferred_publish_start_hour: number;
  readonly preferred_publish_end_hour: number;
  readonly offered_at: number;
  readonly slot_at: number | null;
  readonly live_at: number | null;
  readonly post_ref: string | null;
}

export type PublisherAnswer =
  | { readonly answer: 'pending'; readonly ask_again_at: number }
  | { readonly answer: 'declined'; readonly at: number }
  /** `asks`: in a negotiation, another price than the list's (toman, net of VAT). */
  | { readonly answer: 'accepted'; readonly at: number; readonly asks?: number };

/** Whether a publisher who accepted still takes part. */
export type StayAnswer = { readonly stay: 'stays'; readonly ask_again_at: number } | { readonly stay: 'withdrew'; readonly at: number };

export type PostSighting =
  | { readonly seen: 'not_live'; readonly look_again_at: number }
  /** `edited_at`: when it was last changed since it went live. */
  | { readonly seen: 'live'; readonly live_at: number; readonly post_ref: string; readonly edited_at?: number }
  | { readonly seen: 'removed'; readonly removed_at: number };

/** Figures of one Tehran hour. */
export interface HourFigures {
  /** Start of the hour, ms. */
  readonly hour: number;
  readonly reach: number;
  readonly views: number;
  readonly clicks: number;
  /** Figures that were counted and do not count. */
  readonly rejected?: readonly { readonly metric: Metric; readonly value: number; readonly reason: RejectReason }[];
}

/** Why a figure does not count. `bot`: a program made it, not a person. `repeat`: the same person had been counted in that hour. */
export type RejectReason = 'bot' | 'repeat';

/** What a publisher is to make. */
export interface ContentOrder {
  /** 1 for the first delivery. */
  readonly attempt: number;
  readonly ordered_at: number;
  readonly title: string;
  readonly brief: string;
  readonly link: string;
  /** Accounts that the content is to mention. */
  readonly mentions: readonly string[];
}

export interface ContentFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export type ContentAnswer =
  | { readonly content: 'awaited'; readonly ask_again_at: number }
  | { readonly content: 'made'; readonly at: number; readonly files: readonly ContentFile[]; readonly caption: string };

/**
 * A platform: asks publishers, looks for posts, measures them. Real ones wait for networks, until `signal` ends the wait; none is ever
 * called inside a transaction.
 */
export interface PlatformConnector {
  readonly source: MeasurementSource;
  readAnswer(placement: OfferedPlacement, now: number, signal?: AbortSignal): Promise<PublisherAnswer>;
  /** Asked of publishers who accepted and are not live yet. */
  readStay(placement: OfferedPlacement, now: number, signal?: AbortSignal): Promise<StayAnswer>;
  /** The content that a publisher made for an order, once it has come. */
  readContent(placement: OfferedPlacement, order: ContentOrder, now: number, signal?: AbortSignal): Promise<ContentAnswer>;
  findPost(placement: OfferedPlacement, now: number, signal?: AbortSignal): Promise<PostSighting>;
  /**
   * Whole hours from `from` up to, not including, `to`, where the platform knows them; and hours before `from` whose figures it has changed
   * since it told them.
   */
  measure(placement: OfferedPlacement, from: number, to: number, signal?: AbortSignal): Promise<readonly HourFigures[]>;
  /** Tells a publisher or network what to do. An order may come twice under its key, and is carried out once. */
  tell(placement: OfferedPlacement, order: Order, signal?: AbortSignal): Promise<void>;
}

export type ReviewVerdict = { readonly verdict: 'approve' } | { readonly verdict: 'reject'; readonly reason: string };

/** A verdict, or when to ask for it again. */
export type ReviewAnswer = { readonly verdict: 'pending'; readonly ask_again_at: number } | ReviewVerdict;

/** What is reviewed, and since when it has waited (ms). */
export interface Reviewed {
  readonly title: string;
  readonly caption: string;
  readonly since: number;
}

/** Reviews campaigns and contents when no member of staff does. */
export interface ReviewConnector {
  review(reviewed: Reviewed, now: number, signal?: AbortSignal): Promise<ReviewAnswer>;
}
