import { toPersianDigits } from '@jarchi/domain/text/digits.ts';

export const financeFa = {
  chargeOf: (orderId: number) => `افزایش اعتبار، سفارش ${toPersianDigits(String(orderId))}`,
};
