import type { UtmPart, UtmValueType, UtmVariable } from '@jarchi/domain/platforms/utm/utm-template.ts';

const parts: Record<UtmPart, string> = { source: 'منبع', medium: 'رسانه', campaign: 'کمپین', content: 'محتوا', term: 'واژه' };
const types: Record<UtmValueType, string> = { custom: 'متن دلخواه', variable: 'متغیر' };
const variables: Record<UtmVariable, string> = {
  'campaign-id': 'شناسهٔ کمپین',
  'media-username': 'نام کاربری ناشر',
  term: 'واژهٔ کمپین',
};

export const utmFa = {
  parts,
  types,
  variables,
  enabled: 'ردیابی پیوند با UTM',
  enabledHint: 'به نشانی صفحهٔ فرود برچسب می‌زند تا بازدیدها در ابزار آمار شما از هم جدا شوند.',
  hyperlinks: 'پیوندهای روی متن هم برچسب بخورند',
  keyTemplate: 'نام پارامترها',
  keysFailed: 'نام پارامترها دریافت نشد؛ نام‌های رایج به کار می‌رود.',
  typeOf: (part: string) => `نوع ${part}`,
  valueOf: (part: string) => `مقدار ${part}`,
  none: 'بدون مقدار',
  preview: 'پیوند برچسب‌دار',
  sampleNote: 'شناسهٔ کمپین و نام ناشر نمونه است و هنگام انتشار جای‌گزین می‌شود.',
  sampleLink: 'هنوز نشانی ننوشته‌اید؛ پیوند نمونه است.',
  kept: (names: string) => `${names} در نشانی خودتان هست و تغییر نمی‌کند.`,
  and: ' و ',
  broken: 'با این مقدارها پیوند ساخته نمی‌شود؛ مقدارها را بازبینی کنید.',
} as const;
