import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import type { PublisherStats, Stats } from '#data/reports/reports.ts';

/** Figures of which cost and price may be hidden. */
type Shown<T> = Omit<T, 'cost' | 'unit_cost'> & {
  readonly cost?: number | null | undefined;
  readonly unit_cost?: number | null | undefined;
};

/**
 * What a report shows: the answer of the server to its advertiser, or to a stranger, who may see neither cost nor a comparison. What is
 * null or undefined is not shown.
 */
export interface ShownStats extends Pick<Stats, 'range' | 'campaign_range' | 'today' | 'granularity'> {
  readonly totals: Shown<Stats['totals']>;
  readonly series: readonly Shown<Stats['series'][number]>[];
  readonly compared_range?: DayRange | null | undefined;
  readonly compared_totals?: Shown<Stats['totals']> | null | undefined;
  readonly compared_series?: readonly Shown<Stats['series'][number]>[] | null | undefined;
  readonly pace: { readonly goal: Stats['pace']['goal']; readonly price?: number | null | undefined };
}

export interface ShownPublisher extends Shown<PublisherStats> {
  /** When its post was last changed while it was live; unknown to a stranger. */
  readonly edited_at?: string | null | undefined;
}

/** Whether the reader may not see what the campaign costs. */
export function isCostHidden({ totals }: Pick<ShownStats, 'totals'>): boolean {
  return typeof totals.cost !== 'number';
}
