import type { SampleSlug } from '../brands/sample-campaign.ts';
import { sampleRequestsFa as fa } from './requests.fa.ts';

interface Asked {
  readonly account: SampleSlug;
  /** Days from the sample's today; below 0, so that the hour of the day does not matter. */
  readonly onDay: number;
  /** Toman. */
  readonly amount: number;
}

interface Slip extends Asked {
  readonly kind: 'receipt';
  readonly bank: string;
  readonly tracking_number: string;
  readonly outcome: 'waiting' | 'approved' | 'second' | 'refused' | 'withdrawn';
  /** What staff credited, if it is another amount. */
  readonly credited?: number;
}

interface MoneyBack extends Asked {
  readonly kind: 'money_back';
  readonly iban: string;
  /** `second`: one member of staff approved it, and it waits for the other. */
  readonly outcome: 'waiting' | 'second' | 'paid' | 'refused' | 'withdrawn';
}

interface OfStaff extends Asked {
  readonly kind: 'charge' | 'deduction' | 'transfer';
  readonly reason: string;
  readonly to?: SampleSlug;
  /** `sent`: above the limit it waits for the second member of staff; `refused`: this member refused it. */
  readonly outcome: 'draft' | 'sent' | 'withdrawn' | 'refused';
}

export type SampleRequest = Slip | MoneyBack | OfStaff;

const IBAN = 'IR820540102680020817909002';
const IBAN_OF_COMPANY = 'IR550570022080013447370101';

/**
 * Requests of money, each kind in each state it can have, of each person who can have them. What is given and taken adds up to nothing in each
 * account, so that the money of campaigns stays as it was.
 */
export const SAMPLE_REQUESTS: readonly SampleRequest[] = [
  { kind: 'receipt', account: 'sepidar', onDay: -40, amount: 2_000_000, bank: '012', tracking_number: '752004187', outcome: 'approved' },
  { kind: 'money_back', account: 'sepidar', onDay: -39, amount: 2_000_000, iban: IBAN, outcome: 'paid' },
  { kind: 'charge', account: 'sepidar', onDay: -34, amount: 500_000, reason: fa.delay, outcome: 'sent' },
  { kind: 'deduction', account: 'sepidar', onDay: -33, amount: 500_000, reason: fa.design, outcome: 'sent' },
  { kind: 'transfer', account: 'sepidar', onDay: -4, amount: 300_000, reason: fa.together, to: 'sepidar-roastery', outcome: 'sent' },
  { kind: 'transfer', account: 'sepidar-roastery', onDay: -3, amount: 300_000, reason: fa.back, to: 'sepidar', outcome: 'sent' },
  { kind: 'transfer', account: 'sepidar', onDay: -9, amount: 60_000_000, reason: fa.together, to: 'sepidar-roastery', outcome: 'refused' },
  { kind: 'transfer', account: 'sepidar', onDay: -2, amount: 55_000_000, reason: fa.together, to: 'sepidar-roastery', outcome: 'sent' },
  {
    kind: 'transfer',
    account: 'sepidar',
    onDay: -9,
    amount: 52_000_000,
    reason: fa.together,
    to: 'sepidar-roastery',
    outcome: 'withdrawn',
  },
  { kind: 'charge', account: 'sepidar', onDay: -30, amount: 64_000_000, reason: fa.large, outcome: 'refused' },
  { kind: 'charge', account: 'sepidar', onDay: -1, amount: 400_000, reason: fa.noted, outcome: 'draft' },
  { kind: 'deduction', account: 'sepidar', onDay: -1, amount: 350_000, reason: fa.noted, outcome: 'draft' },
  { kind: 'receipt', account: 'sepidar', onDay: -12, amount: 10_000_000, bank: '017', tracking_number: '768811940', outcome: 'refused' },
  { kind: 'money_back', account: 'sepidar', onDay: -9, amount: 1_000_000, iban: IBAN, outcome: 'refused' },
  { kind: 'money_back', account: 'sepidar', onDay: -8, amount: 1_200_000, iban: IBAN, outcome: 'withdrawn' },
  { kind: 'money_back', account: 'sepidar', onDay: -1, amount: 2_400_000, iban: IBAN, outcome: 'waiting' },
  { kind: 'receipt', account: 'sepidar', onDay: -5, amount: 1_000_000, bank: '056', tracking_number: '840217001', outcome: 'withdrawn' },
  { kind: 'receipt', account: 'sepidar', onDay: -1, amount: 15_000_000, bank: '012', tracking_number: '771002843', outcome: 'waiting' },
  {
    kind: 'receipt',
    account: 'nikafarin',
    onDay: -20,
    amount: 4_000_000,
    bank: '056',
    tracking_number: '660318842',
    outcome: 'approved',
    credited: 3_500_000,
  },
  { kind: 'deduction', account: 'nikafarin', onDay: -19, amount: 3_500_000, reason: fa.design, outcome: 'sent' },
  { kind: 'receipt', account: 'nikafarin', onDay: -2, amount: 90_000_000, bank: '057', tracking_number: '910045512', outcome: 'second' },
  { kind: 'charge', account: 'nikafarin', onDay: -2, amount: 80_000_000, reason: fa.large, outcome: 'sent' },
  { kind: 'charge', account: 'nikafarin', onDay: -6, amount: 70_000_000, reason: fa.large, outcome: 'withdrawn' },
  { kind: 'charge', account: 'nikafarin', onDay: -1, amount: 750_000, reason: fa.noted, outcome: 'draft' },
  { kind: 'charge', account: 'nikafarin', onDay: -17, amount: 90_000_000, reason: fa.large, outcome: 'refused' },
  { kind: 'deduction', account: 'nikafarin', onDay: -18, amount: 66_000_000, reason: fa.design, outcome: 'refused' },
  { kind: 'deduction', account: 'nikafarin', onDay: -18, amount: 54_000_000, reason: fa.design, outcome: 'withdrawn' },
  { kind: 'deduction', account: 'nikafarin', onDay: -1, amount: 52_500_000, reason: fa.closing, outcome: 'sent' },
  { kind: 'money_back', account: 'nikafarin', onDay: -20, amount: 5_000_000, iban: IBAN, outcome: 'refused' },
  { kind: 'money_back', account: 'nikafarin', onDay: -2, amount: 60_000_000, iban: IBAN_OF_COMPANY, outcome: 'second' },
  { kind: 'money_back', account: 'nikafarin', onDay: -15, amount: 100_000, iban: IBAN_OF_COMPANY, outcome: 'withdrawn' },
  { kind: 'receipt', account: 'toranj', onDay: -11, amount: 1_500_000, bank: '018', tracking_number: '552190077', outcome: 'approved' },
  { kind: 'deduction', account: 'toranj', onDay: -10, amount: 1_500_000, reason: fa.correction, outcome: 'sent' },
  { kind: 'receipt', account: 'toranj', onDay: -7, amount: 900_000, bank: '018', tracking_number: '552190101', outcome: 'refused' },
  { kind: 'deduction', account: 'toranj', onDay: -1, amount: 200_000, reason: fa.noted, outcome: 'draft' },
  { kind: 'charge', account: 'toranj', onDay: -8, amount: 60_000_000, reason: fa.large, outcome: 'refused' },
  { kind: 'charge', account: 'toranj', onDay: -1, amount: 51_000_000, reason: fa.large, outcome: 'sent' },
  { kind: 'receipt', account: 'toranj', onDay: -1, amount: 5_000_000, bank: '015', tracking_number: '552190233', outcome: 'waiting' },
  { kind: 'transfer', account: 'sepidar-roastery', onDay: -1, amount: 100_000, reason: fa.noted, to: 'sepidar', outcome: 'draft' },
  { kind: 'receipt', account: 'gandom', onDay: -1, amount: 3_000_000, bank: '012', tracking_number: '448120967', outcome: 'waiting' },
];
