import type { GatewayKey, GatewayLimits } from '@jarchi/domain/money/payments.ts';
import type { Result } from '@jarchi/domain/result.ts';

export interface GatewayRequest {
  readonly amount_toman: number;
  readonly order_id: string;
  readonly callback_url: string;
  readonly description: string;
}

/** `reason` is for logs: codes, never values of people. */
export interface GatewayFailure {
  readonly code: 'gateway_failed';
  readonly reason: string;
}

/** No readable answer: the state of the payment is unknown, and the gateway is asked again. */
export interface Unknown {
  readonly state: 'unknown';
  readonly reason: string;
}

/** A payment as we stored it when it was opened. */
export interface OpenedPayment {
  readonly authority: string;
  readonly order_id: string;
  readonly amount_toman: number;
}

/** A gateway's answer when asked to verify a payment. Asking twice is safe: paid stays paid. */
export type Verification =
  /** The bank's number is null when the gateway gave none. */
  | { readonly state: 'paid'; readonly tracking_number: string | null }
  | { readonly state: 'not_paid' }
  /** The paid amount differs from ours. */
  | { readonly state: 'mismatch'; readonly what: 'amount' | 'order' }
  | Unknown;

export type Inquiry = { readonly state: 'paid' | 'open' | 'not_paid' } | Unknown;

/** The parameters of the payer's return. They prove nothing before `verify`. */
export interface GatewayReturn {
  readonly authority: string;
  /** `unclear`: the browser does not say how it ended. */
  readonly claim: 'paid' | 'cancelled' | 'failed' | 'unclear';
}

export type ReturnQuery = Readonly<Record<string, string | readonly string[]>>;

/** A payment gateway. Amounts are toman; an adapter converts them if its service expects rial. */
export interface PaymentGateway {
  readonly key: GatewayKey;
  readonly title: string;
  readonly description: string;
  readonly limits: GatewayLimits;
  open(request: GatewayRequest): Promise<Result<{ readonly authority: string }, GatewayFailure>>;
  /** The page on which the payer pays. */
  pageUrl(authority: string): string;
  /** Reads the query of the payer's return; undefined when it is not this gateway's. */
  readReturn(query: ReturnQuery): GatewayReturn | undefined;
  verify(payment: OpenedPayment): Promise<Verification>;
  /** Changes nothing at the gateway. */
  inquire(authority: string): Promise<Inquiry>;
  /** Authorities of payments that were paid and not verified yet, of gateways that list them. Undefined: there was no answer. */
  readonly listUnverified?: () => Promise<readonly string[] | undefined>;
}
