import type { campaignRefusals, draftRefusals } from '@jarchi/contract/refusals/campaigns.ts';
import type { DiscountRefusal } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import type { GoalIssue } from '@jarchi/domain/pricing/goals/views-price.ts';
import { figure, longWaitText, type Texts } from '../text-parts.fa.ts';

function goalText(issue: GoalIssue): string {
  if (issue.code === 'min_value') return `هدف کمپین دست‌کم ${figure(issue.minimum)} است.`;
  if (issue.code === 'max_value') return `هدف کمپین حداکثر ${figure(issue.maximum)} است.`;
  return 'هدف کمپین باید عددی بزرگ‌تر از صفر باشد.';
}

function discountText(refusal: DiscountRefusal): string {
  const code = `کد «${refusal.discount_code}»`;
  switch (refusal.code) {
    case 'unknown':
      return `${code} شناخته نشد.`;
    case 'not_for_this_campaign':
      return `${code} برای این کمپین نیست.`;
    case 'used_up':
      return `ظرفیت ${code} پر شده است.`;
    case 'already_used':
      return `${code} پیش‌تر به کار رفته است.`;
    case 'not_stackable':
      return `${code} با کد دیگری جمع نمی‌شود.`;
    case 'not_yet_valid':
      return `زمان ${code} هنوز نرسیده است.`;
    case 'expired':
      return `زمان ${code} گذشته است.`;
    case 'below_minimum':
      return `${code} برای خرید از ${figure(refusal.minimum)} تومان به بالا است.`;
  }
}

export const draftTexts: Texts<keyof typeof draftRefusals> = {
  draft_changed: () => 'این پیش‌نویس در پنجرهٔ دیگری تغییر کرده است. نسخهٔ تازه را باز کنید.',
  draft_incomplete: () => 'بخشی از کمپین هنوز کامل نیست.',
  draft_used: () => 'از این پیش‌نویس پیش‌تر کمپین ساخته شده است.',
  daily_limit_reached: ({ limit, retry_after_seconds }) =>
    `این حساب در ۲۴ ساعت گذشته به سقف ${figure(limit)} تا رسیده است. ${longWaitText(retry_after_seconds)} دیگر دوباره تلاش کنید.`,
};

export const campaignTexts: Texts<keyof typeof campaignRefusals> = {
  campaign_not_found: () => 'این کمپین پیدا نشد.',
  transition_refused: () => 'در وضعیت کنونی کمپین این کار شدنی نیست. صفحه را تازه کنید.',
  preview_changed: ({ shown, now }) =>
    now.held !== undefined
      ? `قیمت این ناشر در این میان تغییر کرد و کاری انجام نشد. آنچه بیشتر نگه داشته می‌شود از ${figure(shown.held ?? 0)} به ${figure(now.held)} و آنچه آزاد می‌شود از ${figure(shown.released)} به ${figure(now.released)} تومان رسید. دوباره تصمیم بگیرید.`
      : `حساب کمپین در این میان تغییر کرد و کاری انجام نشد. آنچه کسر می‌شود از ${figure(shown.captured)} به ${figure(now.captured)} و آنچه برمی‌گردد از ${figure(shown.released)} به ${figure(now.released)} تومان رسید. دوباره تصمیم بگیرید.`,
  pause_dates_refused: () => 'زمان توقف و ادامه باید از اکنون تا پایان بازهٔ انتشار باشد، و ادامه پس از توقف. زمان دیگری برگزینید.',
  quote_changed: ({ before, after }) => `مبلغ از ${figure(before)} به ${figure(after)} تومان تغییر کرده است. آن را بررسی کنید.`,
  vat_rate_missing: () => 'نرخ مالیات برای این روز ثبت نشده است. به پشتیبانی خبر بدهید.',
  plans_gone: ({ plan_ids }) => `${figure(plan_ids.length)} ناشر از بستهٔ شما دیگر در دسترس نیست. بسته را بازبینی کنید.`,
  bundles_gone: ({ bundle_ids }) => `${figure(bundle_ids.length)} باندل از بستهٔ شما دیگر فروخته نمی‌شود. بسته را بازبینی کنید.`,
  plan_twice: ({ plan_ids }) => `${figure(plan_ids.length)} ناشر دو بار در بسته است: یک بار جدا و یک بار در باندل. یکی را بردارید.`,
  services_not_offered: () => 'یکی از خدمات جانبی دیگر ارائه نمی‌شود. آن را از کمپین بردارید.',
  goal_refused: ({ issues }) => issues.map(goalText).join(' '),
  cpm_price_missing: () => 'برای این پلتفرم و قالب هنوز قیمت بازدید ثبت نشده است.',
  combination_not_allowed: () => 'این پلتفرم، قالب و نوع کمپین با هم فروخته نمی‌شوند.',
  discount_refused: ({ refusals }) => refusals.map(discountText).join(' '),
  export_refused: () => 'این دکمه در نسخهٔ آموزشی غیرفعال است.',
};
