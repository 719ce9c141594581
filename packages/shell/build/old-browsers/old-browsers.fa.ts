import { toPersianDigits } from '@jarchi/domain/text/digits.ts';

const version = (text: string) => toPersianDigits(text.replace('.', '٫'));

export interface OldestBrowsers {
  readonly chrome: string;
  readonly firefox: string;
  readonly safari: string;
}

/** The page of a browser that is too old, by what works. */
export const oldBrowserFa = {
  title: 'مرورگر شما قدیمی است',
  lead: 'جارچی در این مرورگر درست کار نمی‌کند. با یکی از این‌ها بازش کنید:',
  works: ({ chrome, firefox, safari }: OldestBrowsers) => [
    `کروم یا اج، نسخهٔ ${version(chrome)} یا تازه‌تر (آخرین نسخهٔ ویندوز ۷ و ۸ هم همین است)`,
    `فایرفاکس، نسخهٔ ${version(firefox)} یا تازه‌تر`,
    `سافاری، نسخهٔ ${version(safari)} یا تازه‌تر (آیفون با iOS ${version(safari)} یا تازه‌تر)`,
  ],
  kept: 'چیزی از کارهای شما گم نشده است؛ پس از به‌روزرسانی از همان‌جا ادامه دهید.',
  anyway: 'با همین مرورگر ادامه می‌دهم',
  noScript: 'برای کار با جارچی، جاوااسکریپت را در تنظیمات مرورگر روشن کنید.',
};
