import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import type { DiscountRefusal } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { discountsFa } from './discounts.fa.ts';

const fa = discountsFa.refusals;
const when = (at: number) => discountsFa.at(formatDayMonth(at), formatTime(at));

/** Tells why a code is refused, and what would make it valid. */
export function discountRefusalText(refusal: DiscountRefusal): string {
  const { code, discount_code: name } = refusal;
  if (code === 'not_yet_valid') return fa.not_yet_valid(name, when(refusal.valid_from));
  if (code === 'expired') return fa.expired(name, when(refusal.valid_until));
  if (code === 'below_minimum') return fa.below_minimum(name, formatToman(refusal.minimum));
  return fa[code](name);
}
