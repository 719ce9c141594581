const renewed = 'کمپین با آخرین ویرایش پیش‌نویس و قیمت امروز به‌روز شد';
const look = 'پیش از پرداخت یک بار آن را ببینید. هنوز پولی جابه‌جا نشده.';

export const payPanelFa = {
  renewed: `${renewed}. ${look}`,
  repriced: (before: string, after: string) => `${renewed}: به جای ${before}، ${after} تومان. ${look}`,
} as const;
