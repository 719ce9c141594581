import type { GatewayLimits } from '@jarchi/domain/money/payments.ts';
import type { Result } from '@jarchi/domain/result.ts';

export interface GatewayRequest {
  readonly amount_toman: number;
  readonly order_id: string;
  readonly callback_url: string;
  readonly description: string;
}

export interface GatewayFailure {
  readonly code: 'gateway_failed';
  readonly reason: string;
}

/** A gateway's answer when asked to verify a payment. Asking twice is safe: paid stays paid. */
export type Verification =
  | { readonly state: 'paid'; readonly tracking_number: string }
  | { readonly state: 'not_paid' }
  | { readonly state: 'wrong_amount' }
  /** The gateway gave no answer: nothing is known. */
  | { readonly state: 'unreachable' };

export interface Inquiry {
  readonly state: 'paid' | 'open' | 'not_paid' | 'unreachable';
}

/** What the payer's browser brings back; it proves nothing before `verify`. */
export interface GatewayReturn {
  readonly authority: string;
  readonly isCancelled: boolean;
}

/** A place where money is paid. Amounts are toman; an adapter turns them into rial where its service wants rial. */
export interface PaymentGateway {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly limits: GatewayLimits;
  open(request: GatewayRequest): Promise<Result<{ readonly authority: string }, GatewayFailure>>;
  /** The page on which the payer pays. */
  pageUrl(authority: string): string;
  /** Reads the query of the payer's return; undefined when it is not this gateway's. */
  readReturn(query: Readonly<Record<string, string | readonly string[]>>): GatewayReturn | undefined;
  verify(payment: { readonly authority: string; readonly amount_toman: number }): Promise<Verification>;
  /** Changes nothing at the gateway. */
  inquire(authority: string): Promise<Inquiry>;
}
