import type { ErrorCode, FactsOf } from '@jarchi/contract/refusals.ts';
import { groupThousands, toPersianDigits } from '@jarchi/domain/text/digits.ts';

/** A code without a text does not compile. */
export type Texts<C extends ErrorCode> = { readonly [K in C]: (facts: Readonly<FactsOf<K>>) => string };

export function figure(value: number): string {
  return toPersianDigits(groupThousands(String(Math.trunc(value)))).replaceAll(',', '٬');
}

export function waitText(seconds: number): string {
  return seconds < 60 ? `${figure(Math.max(1, seconds))} ثانیه` : `${figure(Math.ceil(seconds / 60))} دقیقه`;
}

/** The same, for waits that may take hours. */
export function longWaitText(seconds: number): string {
  return seconds < 3600 ? waitText(seconds) : `${figure(Math.ceil(seconds / 3600))} ساعت`;
}
