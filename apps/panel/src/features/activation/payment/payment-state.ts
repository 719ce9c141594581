import type { ReactNode } from 'react';
import type { Campaign } from '#features/activation/quote/campaign.ts';
import type { QuoteChange } from '#features/activation/quote/quote-change.ts';

/** The data and actions of the rail and the dock. */
export interface PaymentState {
  readonly campaign: Campaign;
  /** «استوری تکی» */
  readonly format: string;
  /** Undefined until it is loaded. */
  readonly spendable: number | undefined;
  /** Set if the balance failed to load. */
  retrySpendable: (() => void) | undefined;
  readonly shortfall: number;
  readonly isAutoReplace: boolean;
  setAutoReplace: (isAutoReplace: boolean) => void;
  readonly isAuto: boolean;
  setAuto: (isAuto: boolean) => void;
  /** The purchase is running. */
  readonly isBusy: boolean;
  /** A new price is loading, so the shown one cannot be bought. */
  readonly isQuoting: boolean;
  /** The reason why the campaign cannot be bought, with its remedy. */
  readonly refusal: ReactNode;
  readonly isBlocked: boolean;
  /** The difference between the present price and the one that was seen. */
  readonly change: QuoteChange | undefined;
  /** Buys the campaign; if money is short, makes it TO_PAY and opens the charge. */
  buy: () => void;
  /** Makes the campaign TO_PAY and opens it. */
  payLater: () => void;
  /** Requests a new price after the old one lapsed. */
  renew: () => void;
}
