import type { Toman } from './money.ts';

export const ORDER_STATES = ['created', 'paid', 'cancelled', 'failed'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The gateways that payments may have come by; which of them are open is a setting. */
export const GATEWAY_KEYS = ['test', 'zarinpal', 'zibal'] as const;
export type GatewayKey = (typeof GATEWAY_KEYS)[number];

/** Payments by what became of them. */
export const PAYMENT_TABS = {
  all: ORDER_STATES,
  paid: ['paid'],
  waiting: ['created'],
  unpaid: ['cancelled', 'failed'],
} as const satisfies Record<string, readonly OrderState[]>;
export type PaymentTab = keyof typeof PAYMENT_TABS;
export const PAYMENT_TAB_NAMES = Object.keys(PAYMENT_TABS) as [PaymentTab, ...PaymentTab[]];

/** Preset amounts of the charge page, in toman. */
export const CHARGE_PRESETS: readonly Toman[] = [5_000_000, 10_000_000, 20_000_000, 50_000_000, 100_000_000];

export interface GatewayLimits {
  readonly minimum: Toman;
  readonly maximum: Toman;
}

export type AmountIssue =
  | { readonly code: 'amount_required' }
  | { readonly code: 'amount_below_minimum'; readonly minimum: Toman }
  | { readonly code: 'amount_above_maximum'; readonly maximum: Toman };

/** Why an amount cannot be charged through a gateway; undefined if it can. */
export function checkChargeAmount(amountToman: number | null, limits: GatewayLimits): AmountIssue | undefined {
  if (amountToman === null || amountToman === 0 || !Number.isInteger(amountToman)) return { code: 'amount_required' };
  if (amountToman < limits.minimum) return { code: 'amount_below_minimum', minimum: limits.minimum };
  if (amountToman > limits.maximum) return { code: 'amount_above_maximum', maximum: limits.maximum };
  return undefined;
}

/** How many payments of at most the gateway's maximum make the amount. */
export function countPayments(amountToman: Toman, { maximum }: Pick<GatewayLimits, 'maximum'>): number {
  return Math.ceil(amountToman / maximum);
}
