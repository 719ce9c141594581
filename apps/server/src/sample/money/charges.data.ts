import type { SampleSlug } from '../brands/sample-campaign.ts';

export interface SampleCharge {
  readonly account: SampleSlug;
  /** Days from the sample's today. */
  readonly onDay: number;
  /** Toman. */
  readonly amount: number;
  /** `refuse`: the payer comes back as if they had paid, and the bank knows of nothing. */
  readonly outcome: 'pay' | 'cancel' | 'refuse';
}

/** Payments at the gateway: before the first campaigns, and again when money became short. */
export const SAMPLE_CHARGES: readonly SampleCharge[] = [
  { account: 'sepidar', onDay: -94, amount: 150_000_000, outcome: 'pay' },
  { account: 'nikafarin', onDay: -64, amount: 60_000_000, outcome: 'pay' },
  { account: 'sepidar', onDay: -37, amount: 60_000_000, outcome: 'pay' },
  { account: 'nikafarin', onDay: -22, amount: 200_000_000, outcome: 'cancel' },
  { account: 'nikafarin', onDay: -21, amount: 200_000_000, outcome: 'pay' },
  { account: 'toranj', onDay: -21, amount: 3_000_000, outcome: 'pay' },
  { account: 'nikafarin', onDay: -14, amount: 50_000_000, outcome: 'pay' },
  { account: 'toranj', onDay: -13, amount: 6_000_000, outcome: 'pay' },
  { account: 'sepidar', onDay: -10, amount: 120_000_000, outcome: 'pay' },
  { account: 'nikafarin', onDay: -6, amount: 60_000_000, outcome: 'pay' },
  { account: 'sepidar-roastery', onDay: -6, amount: 1_350_000, outcome: 'pay' },
  { account: 'sepidar', onDay: -11, amount: 120_000_000, outcome: 'refuse' },
];
