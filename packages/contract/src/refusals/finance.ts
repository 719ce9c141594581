import { refusal } from './refusal.ts';

export const financeRefusals = {
  amount_below_minimum: refusal<{ minimum: number }>(422),
  amount_above_maximum: refusal<{ maximum: number }>(422),
  gateway_unknown: refusal(422),
  /** The gateway opens no payment now; its title, and whether there is another one. Not 502, which says that an answer was lost on the way. */
  gateway_down: refusal<{ gateway: string; has_other: boolean }>(409),
  order_not_found: refusal(404),
};
