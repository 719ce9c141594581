import type { MeasurementSource } from '@jarchi/domain/reports/reports.ts';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';

/** A bought place, as a platform needs to know it. Instants in ms of the world clock. */
export interface OfferedPlacement {
  readonly placement_id: number;
  readonly publisher_id: number;
  readonly media_type: MediaType;
  readonly content_type: ContentType;
  readonly availability_hours: number;
  readonly reach_estimate: number;
  readonly offered_at: number;
  readonly slot_at: number | null;
  readonly live_at: number | null;
  readonly post_ref: string | null;
}

export type PublisherAnswer =
  | { readonly answer: 'pending'; readonly ask_again_at: number }
  | { readonly answer: 'accepted' | 'declined'; readonly at: number };

export type PostSighting =
  | { readonly seen: 'not_live'; readonly look_again_at: number }
  | { readonly seen: 'live'; readonly live_at: number; readonly post_ref: string }
  | { readonly seen: 'removed'; readonly removed_at: number };

/** Figures of one Tehran hour. */
export interface HourFigures {
  /** Start of the hour, ms. */
  readonly hour: number;
  readonly reach: number;
  readonly views: number;
  readonly clicks: number;
}

/** A platform: asks publishers, sees posts, measures them. Real ones wait on networks; none is ever called inside a transaction. */
export interface PlatformConnector {
  readonly source: MeasurementSource;
  readAnswer(placement: OfferedPlacement, now: number): Promise<PublisherAnswer>;
  findPost(placement: OfferedPlacement, now: number): Promise<PostSighting>;
  /** Whole hours from `from` up to and without `to`, as far as they are known. */
  measure(placement: OfferedPlacement, from: number, to: number): Promise<readonly HourFigures[]>;
}

export type ReviewVerdict = { readonly verdict: 'approve' } | { readonly verdict: 'reject'; readonly reason: string };

/** Whoever reviews campaigns when no member of staff does. */
export interface ReviewConnector {
  /** How long after the purchase the review happens. */
  readonly afterMs: number;
  review(campaign: { readonly title: string; readonly caption: string }): Promise<ReviewVerdict>;
}
