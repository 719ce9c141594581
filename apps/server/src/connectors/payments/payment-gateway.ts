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

/** The gateway gave no answer, or none that can be understood: nothing is known, and it has to be asked again. */
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
  /** What was paid is not what we asked for. */
  | { readonly state: 'mismatch'; readonly what: 'amount' | 'order' }
  | Unknown;

export type Inquiry = { readonly state: 'paid' | 'open' | 'not_paid' } | Unknown;

/** What the payer's browser brings back; it proves nothing before `verify`. */
export interface GatewayReturn {
  readonly authority: string;
  /** `unclear`: the browser does not say how it ended. */
  readonly claim: 'paid' | 'cancelled' | 'failed' | 'unclear';
}

export type ReturnQuery = Readonly<Record<string, string | readonly string[]>>;

/** A place where money is paid. Amounts are toman; an adapter turns them into rial where its service wants rial. */
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
