import type { controlRefusals } from '@jarchi/contract/refusals/campaigns.ts';
import { figure, type Texts } from '../text-parts.fa.ts';

export const controlTexts: Texts<keyof typeof controlRefusals> = {
  replacement_over: () => 'سهم این ناشر در این میان به ناشر دیگری رسید یا آزاد شد. صفحه را تازه کنید.',
  replacement_late: () => 'مهلت برگزیدن جایگزین گذشته است و سهم این ناشر آزاد می‌شود.',
  replacement_gone: () => 'این ناشر دیگر برای این کمپین در دسترس نیست. ناشر دیگری برگزینید.',
  period_short: () => 'از بازهٔ انتشار کمتر از یک روز مانده است و ناشر دیگری به آن نمی‌رسد. سهم را آزاد کنید.',
  spendable_short: ({ shortfall }) =>
    `موجودی برای این کار ${figure(shortfall)} تومان کم است. موجودی را افزایش دهید یا ناشر دیگری برگزینید.`,
  dispute_late: () => 'مهلت اعتراض به این کمپین، ۳۰ روز پس از پایان آن، گذشته است.',
  dispute_open: () => 'اعتراض پیشین شما هنوز در دست بررسی است. پس از پاسخ آن می‌توانید دوباره اعتراض کنید.',
  dispute_answered: () => 'به این اعتراض پیش‌تر پاسخ داده شده است.',
  refund_not_whole: ({ below, above }) =>
    below === 0
      ? `کمترین مبلغی که می‌توان بازگرداند ${figure(above)} تومان است: صد تومان با مالیات آن.`
      : `بخش بدون مالیات مبلغ بازگشت باید مضربی از صد تومان باشد. ${figure(below)} یا ${figure(above)} تومان را بنویسید.`,
  refund_refused: ({ limit }) => `بیشترین مبلغی که می‌توان بازگرداند ${figure(limit)} تومان است.`,
};
