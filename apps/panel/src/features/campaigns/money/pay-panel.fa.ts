const renewed = 'کمپین با آخرین ویرایش پیش‌نویس و قیمت امروز به‌روز شد';
const invitation = 'پیش از پرداخت یک بار آن را ببینید. هنوز پولی جابه‌جا نشده.';

export const payPanelFa = {
  renewed: `${renewed}. ${invitation}`,
  repriced: (before: string, after: string) => `${renewed}: به جای ${before}، ${after} تومان. ${invitation}`,
} as const;
