import { refusal } from './refusal.ts';

export const financeRefusals = {
  amount_below_minimum: refusal<{ minimum: number }>(422),
  amount_above_maximum: refusal<{ maximum: number }>(422),
  gateway_unknown: refusal(422),
  order_not_found: refusal(404),
};
