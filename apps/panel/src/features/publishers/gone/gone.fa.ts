export const goneFa = {
  title: (count: string) => `${count} ناشر بستهٔ شما دیگر برای این کمپین فروخته نمی‌شود.`,
  text: 'نزدیک‌ترین ناشران به هر کدام این‌هاست؛ یکی را جایگزین کنید یا آن را بردارید.',
  insteadOf: (title: string) => `به جای «${title}»`,
  replace: (title: string) => `${title} جایگزین شود`,
  facts: (reach: string, price: string) => `${reach} دسترسی · ${price} تومان`,
  remove: 'برداشتن از بسته',
  removeAll: 'برداشتن همه از بسته',
  none: 'ناشر نزدیکی پیدا نشد.',
  replaced: (title: string) => `${title} جایگزین شد.`,
  undo: 'برگرداندن',
} as const;
