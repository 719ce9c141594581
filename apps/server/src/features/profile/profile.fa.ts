import { toPersianDigits } from '@jarchi/domain/text/digits.ts';

/** The mail that confirms an address. */
export const emailCodeFa = {
  subject: (brand: string) => `تأیید ایمیل در ${brand}`,
  text: (brand: string, code: string, minutes: number) =>
    [
      `کد تأیید ایمیل شما در ${brand}: ${toPersianDigits(code)}`,
      `این کد تا ${toPersianDigits(String(minutes))} دقیقه معتبر است.`,
      'اگر شما آن را نخواسته‌اید، این نامه را نادیده بگیرید؛ بی آن کد چیزی تغییر نمی‌کند.',
    ].join('\n\n'),
} as const;
