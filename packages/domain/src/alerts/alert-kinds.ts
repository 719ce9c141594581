import { AMOUNT_MAX } from '#money/typed-amount.ts';
import type { Metric } from '#campaigns/goals.ts';

/** What a person may be alerted to, in the order in which a page lists it. */
export const ALERT_KINDS = [
  'balance_low',
  'pace_behind',
  'reach_cost',
  'views_cost',
  'clicks_cost',
  'spent_early',
  'wait_ending',
  'publisher_out',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** The unit of a threshold: toman, percent points, hours. */
export type ThresholdUnit = 'toman' | 'percent' | 'hours';

export interface ThresholdRule {
  readonly unit: ThresholdUnit;
  readonly least: number;
  readonly most: number;
  /** Until the person chooses another. */
  readonly first: number;
}

/** The threshold of each kind; null where the alert is an event. */
export const THRESHOLDS = {
  balance_low: { unit: 'toman', least: 1_000, most: AMOUNT_MAX, first: 10_000_000 },
  pace_behind: { unit: 'percent', least: 1, most: 99, first: 15 },
  reach_cost: { unit: 'toman', least: 100, most: AMOUNT_MAX, first: 110_000 },
  views_cost: { unit: 'toman', least: 100, most: AMOUNT_MAX, first: 60_000 },
  clicks_cost: { unit: 'toman', least: 100, most: AMOUNT_MAX, first: 2_000 },
  spent_early: null,
  wait_ending: { unit: 'hours', least: 1, most: 72, first: 12 },
  publisher_out: null,
} as const satisfies Readonly<Record<AlertKind, ThresholdRule | null>>;

/** The alerts on the price of a thousand people, a thousand views or a click. */
export const COST_ALERTS = { reach_cost: 'reach', views_cost: 'views', clicks_cost: 'clicks' } as const satisfies Partial<
  Record<AlertKind, Metric>
>;

export interface AlertSetting {
  readonly kind: AlertKind;
  readonly is_on: boolean;
  /** In the unit of its kind; null where the alert is an event. */
  readonly threshold: number | null;
}

export type ThresholdIssue =
  | { readonly code: 'required' }
  /** The kind has no threshold. */
  | { readonly code: 'none' }
  | { readonly code: 'out_of_range'; readonly least: number; readonly most: number };

/** Why a threshold cannot be saved; undefined if it can. */
export function checkThreshold({ kind, threshold }: Pick<AlertSetting, 'kind' | 'threshold'>): ThresholdIssue | undefined {
  const rule: ThresholdRule | null = THRESHOLDS[kind];
  if (rule === null) return threshold === null ? undefined : { code: 'none' };
  if (threshold === null) return { code: 'required' };
  const { least, most } = rule;
  return Number.isInteger(threshold) && threshold >= least && threshold <= most ? undefined : { code: 'out_of_range', least, most };
}

/** The setting of a kind until the person chooses: off, with the first threshold. */
export function getFirstSetting(kind: AlertKind): AlertSetting {
  return { kind, is_on: false, threshold: THRESHOLDS[kind]?.first ?? null };
}
