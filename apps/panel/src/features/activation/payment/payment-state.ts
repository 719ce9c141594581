import type { ReactNode } from 'react';
import type { Campaign } from '#features/activation/purchase/campaign.ts';
import type { QuoteChange } from '#features/activation/purchase/quote-change.ts';

/** All that the rail and the dock show and do. */
export interface PaymentState {
  readonly campaign: Campaign;
  /** «استوری تکی» */
  readonly format: string;
  /** Undefined until it is known. */
  readonly spendable: number | undefined;
  /** The balance was asked for and did not come. */
  retrySpendable: (() => void) | undefined;
  readonly shortfall: number;
  readonly isAuto: boolean;
  setAuto: (isAuto: boolean) => void;
  /** The purchase is on its way. */
  readonly isBusy: boolean;
  /** A new price is on its way: what is shown is not bought. */
  readonly isQuoting: boolean;
  /** What keeps it from being bought, with its remedy; nothing can be bought meanwhile. */
  readonly refusal: ReactNode;
  readonly isBlocked: boolean;
  /** The price is another one than was seen. */
  readonly change: QuoteChange | undefined;
  /** Buys; when money is short, leaves the campaign to pay and goes to the charge. */
  buy: () => void;
  /** Leaves the campaign to pay and goes to it. */
  payLater: () => void;
  /** The price lapsed: asks for a new one. */
  renew: () => void;
}
