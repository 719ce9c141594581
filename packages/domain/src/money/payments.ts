import { RIAL_PER_TOMAN, type Toman } from './money.ts';

export const ORDER_STATES = ['created', 'paid', 'cancelled', 'failed'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

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

/** Why an amount cannot be charged through a gateway, or undefined. */
export function checkChargeAmount(amountToman: number | null, limits: GatewayLimits): AmountIssue | undefined {
  if (amountToman === null || amountToman === 0 || !Number.isInteger(amountToman)) return { code: 'amount_required' };
  if (amountToman < limits.minimum) return { code: 'amount_below_minimum', minimum: limits.minimum };
  if (amountToman > limits.maximum) return { code: 'amount_above_maximum', maximum: limits.maximum };
  return undefined;
}

/** The presets that a gateway takes, rising. */
export function listPresets(limits: GatewayLimits): Toman[] {
  return CHARGE_PRESETS.filter((preset) => !checkChargeAmount(preset, limits));
}

export interface ChargeWays {
  /** Keys of the gateways that take the amount, in the order given. */
  readonly gateways: readonly string[];
  /** Above what every gateway takes, a bank receipt is offered instead. */
  readonly is_receipt_offered: boolean;
}

/** How an amount can be paid: through these gateways, or by a receipt. */
export function findChargeWays(amountToman: Toman, gateways: readonly (GatewayLimits & { readonly key: string })[]): ChargeWays {
  const issues = gateways.map((gateway) => ({ key: gateway.key, code: checkChargeAmount(amountToman, gateway)?.code }));
  return {
    gateways: issues.filter(({ code }) => code === undefined).map(({ key }) => key),
    is_receipt_offered: amountToman > 0 && issues.every(({ code }) => code === 'amount_above_maximum'),
  };
}

/** What a gateway that counts in rial is asked for; past the safe integers it throws. */
export function rialOf(amountToman: Toman): number {
  const rial = amountToman * RIAL_PER_TOMAN;
  if (!Number.isSafeInteger(amountToman) || !Number.isSafeInteger(rial))
    throw new RangeError(`${amountToman} toman cannot be asked in rial`);
  return rial;
}

/** The toman of a gateway's rial, or undefined where they are no whole toman: then it is another amount than ours. */
export function findTomanOfRial(rial: number): Toman | undefined {
  const toman = rial / RIAL_PER_TOMAN;
  return Number.isSafeInteger(rial) && Number.isInteger(toman) ? toman : undefined;
}
