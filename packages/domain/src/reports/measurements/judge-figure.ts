import type { MeasurementSource } from '#reports/reports.ts';

/** Best first. A simulated platform has the rank of the platform that it stands for. */
const RANKS: Readonly<Record<MeasurementSource, number>> = {
  platform_api: 0,
  simulation: 0,
  tracked_click: 1,
  publisher_insight: 2,
  operator_feed: 3,
  screenshot_proof: 4,
};

/**
 * Why a source does not count what it saw. `prefetch`: a browser asked before a person decided. `head`: the address was asked for and not
 * followed. `other_source`: clicks of this placement are counted by its platform.
 */
export const OWN_REASONS = ['bot', 'repeat', 'prefetch', 'head', 'other_source'] as const;
export type OwnReason = (typeof OWN_REASONS)[number];

/** Why a figure does not count: its own source says so, or it was decided when the figure was collected, or later. */
export const REJECT_REASONS = [...OWN_REASONS, 'source_repeat', 'corrected', 'lower_figure', 'late_figure'] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** What one source counted for one hour of one placement and metric. */
export interface CollectedFigure {
  readonly source: MeasurementSource;
  /** What counts of it. */
  readonly accepted: number;
  /** Counted by the source, and rejected by it. */
  readonly rejected: number;
}

/** What the figure means for money. */
export interface HourMoney {
  /** The advertiser pays for each unit of this hour. */
  readonly isPaid: boolean;
  /** The share is closed: nothing more is captured. */
  readonly isSettled: boolean;
}

export type FigureVerdict =
  /** Nothing new. */
  | { readonly verdict: 'known' }
  /** It counts from now on and replaces the standing one; `added` is the difference. */
  | { readonly verdict: 'counts'; readonly added: number; readonly opensFinding: boolean }
  /** It is stored and does not count. */
  | {
      readonly verdict: 'set_aside';
      readonly reason: Extract<RejectReason, 'source_repeat' | 'lower_figure' | 'late_figure'>;
      readonly opensFinding: boolean;
    };

/**
 * Whether a collected figure counts, given the one that stands for its hour. A better source replaces a worse one, and a source corrects
 * itself. Paid units never fall by themselves, and never rise after the settlement: such a figure is set aside, and staff decide.
 */
export function judgeFigure(standing: CollectedFigure | undefined, figure: CollectedFigure, money: HourMoney): FigureVerdict {
  const isOwn = standing?.source === figure.source;
  if (standing !== undefined && !isOwn && RANKS[figure.source] >= RANKS[standing.source])
    return { verdict: 'set_aside', reason: 'source_repeat', opensFinding: false };
  const added = figure.accepted - (standing?.accepted ?? 0);
  if (isOwn && added === 0 && figure.rejected === standing.rejected) return { verdict: 'known' };
  if (money.isPaid && added < 0) return { verdict: 'set_aside', reason: 'lower_figure', opensFinding: true };
  if (money.isPaid && money.isSettled && added > 0) return { verdict: 'set_aside', reason: 'late_figure', opensFinding: true };
  return { verdict: 'counts', added, opensFinding: added < 0 };
}

/** Why a figure that counted does so no longer: the same source corrected it, or a better one replaced it. */
export function getReplacedReason(source: MeasurementSource, by: MeasurementSource): RejectReason {
  return source === by ? 'corrected' : 'source_repeat';
}
