import type { SaleMode } from '#features/publishers/sale-mode.ts';

export const fillFa = {
  short: (percent: string) => `برآورد این بسته ${percent} هدف است.`,
  texts: {
    price: 'حتی اگر مخاطبان ناشران هیچ اشتراکی نداشته باشند، برآورد به هدف نمی‌رسد.',
    invite: 'اگر همهٔ دعوت‌شده‌ها هم بپذیرند، برآورد به هدف نمی‌رسد.',
    views: 'بازدیدی که نرسد کسر نمی‌شود، اما کمپین شاید به هدف نرسد.',
  } satisfies Record<SaleMode, string>,
  fill: 'تا هدف پر کن',
  filled: (count: string) => `${count} ناشر افزوده شد؛ برآورد به هدف می‌رسد.`,
  partly: (count: string, why: string) => `${count} ناشر افزوده شد؛ ${why}`,
  nothing: (why: string) => `ناشری افزوده نشد؛ ${why}`,
  why: {
    budget: 'با بودجه و فیلترهای شما بیشتر از این ممکن نیست.',
    offer: 'با ناشران این قالب و فیلترهای شما بیشتر از این ممکن نیست.',
  },
} as const;
