import type { ErrorCode, RareErrorCode, StaleErrorCode } from '@jarchi/contract/refusals.ts';
import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import type { DiscountRefusal } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import type { GoalIssue } from '@jarchi/domain/pricing/goals/views-price.ts';
import { commonTexts, figure, longWaitText, textBy, type Texts } from './common-error-text.fa.ts';

const momentText = (at: Date) => `${formatDayMonth(at)} ساعت ${formatTime(at)}`;
const verdictsFa = { confirmed: 'تأیید شده است', rejected: 'رد شده است', withdrawn: 'از کمپین کنار رفته است' } as const;

const texts: Texts<Exclude<ErrorCode, StaleErrorCode | RareErrorCode>> = {
  ...commonTexts,

  role_refused: () => 'نقش شما در این حساب اجازهٔ این کار را نمی‌دهد. از صاحب حساب بخواهید آن را انجام دهد یا نقش شما را تغییر دهد.',

  amount_below_minimum: ({ minimum }) => `کمترین مبلغ پرداخت ${figure(minimum)} تومان است.`,
  amount_above_maximum: ({ maximum }) => `بیشترین مبلغ پرداخت ${figure(maximum)} تومان است.`,
  gateway_unknown: () => 'این درگاه در دسترس نیست. درگاه دیگری برگزینید.',
  gateway_down: ({ gateway, has_other }) =>
    `«${gateway}» اکنون پاسخ نمی‌دهد و پولی کم نشده است. ${has_other ? 'درگاه دیگری برگزینید یا ' : ''}چند دقیقهٔ دیگر دوباره تلاش کنید.`,
  order_not_found: () => 'این پرداخت پیدا نشد.',

  draft_changed: () => 'این پیش‌نویس در پنجرهٔ دیگری تغییر کرده است. نسخهٔ تازه را باز کنید.',
  draft_incomplete: () => 'بخشی از کمپین هنوز کامل نیست.',
  draft_used: () => 'از این پیش‌نویس پیش‌تر کمپین ساخته شده است.',

  daily_limit_reached: ({ limit, retry_after_seconds }) =>
    `این حساب در ۲۴ ساعت گذشته به سقف ${figure(limit)} تا رسیده است. ${longWaitText(retry_after_seconds)} دیگر دوباره تلاش کنید.`,

  campaign_not_found: () => 'این کمپین پیدا نشد.',
  transition_refused: () => 'در وضعیت کنونی کمپین این کار شدنی نیست. صفحه را تازه کنید.',
  quote_changed: ({ before, after }) => `مبلغ از ${figure(before)} به ${figure(after)} تومان تغییر کرده است. آن را بررسی کنید.`,
  preview_changed: ({ shown, now }) =>
    now.held !== undefined
      ? `قیمت این ناشر در این میان تغییر کرد و کاری انجام نشد. آنچه بیشتر نگه داشته می‌شود از ${figure(shown.held ?? 0)} به ${figure(now.held)} و آنچه آزاد می‌شود از ${figure(shown.released)} به ${figure(now.released)} تومان رسید. دوباره تصمیم بگیرید.`
      : `حساب کمپین در این میان تغییر کرد و کاری انجام نشد. آنچه کسر می‌شود از ${figure(shown.captured)} به ${figure(now.captured)} و آنچه برمی‌گردد از ${figure(shown.released)} به ${figure(now.released)} تومان رسید. دوباره تصمیم بگیرید.`,
  pause_dates_refused: () => 'زمان توقف و ادامه باید از اکنون تا پایان بازهٔ انتشار باشد، و ادامه پس از توقف. زمان دیگری برگزینید.',
  vat_rate_missing: () => 'نرخ مالیات برای این روز ثبت نشده است. به پشتیبانی خبر بدهید.',
  plans_gone: ({ plan_ids }) => `${figure(plan_ids.length)} ناشر از بستهٔ شما دیگر در دسترس نیست. بسته را بازبینی کنید.`,

  comment_required: () => 'بنویسید چه چیزی باید عوض شود.',
  rejections_exhausted: () => 'این محتوا دو بار رد شده است؛ اکنون کارشناس ما تصمیم می‌گیرد.',
  content_late: () => 'مهلت نظر دادن دربارهٔ این محتوا گذشته است. صفحه را تازه کنید.',
  verdict_given: ({ decision, decided_at }) =>
    `این محتوا پیش‌تر، ${momentText(new Date(decided_at))}، ${verdictsFa[decision]} و نظر شما ثبت نشد.`,
  list_changed: () => 'فهرست ناشران در این میان تغییر کرد و کاری انجام نشد. فهرست تازه را ببینید و دوباره تصمیم بگیرید.',
  offers_open: ({ waiting }) =>
    waiting > 0 ? `هنوز ${figure(waiting)} ناشر پاسخ نداده است. کمی بعد دوباره ببینید.` : 'مهلت پذیرفتن این فهرست گذشته است.',
  hold_open: ({ amount }) => `${figure(amount)} تومان برای این کمپین نگه داشته شده است؛ تا آزاد یا خرج نشود، بایگانی نمی‌شود.`,
  bundles_gone: ({ bundle_ids }) => `${figure(bundle_ids.length)} باندل از بستهٔ شما دیگر فروخته نمی‌شود. بسته را بازبینی کنید.`,
  plan_twice: ({ plan_ids }) => `${figure(plan_ids.length)} ناشر دو بار در بسته است: یک بار جدا و یک بار در باندل. یکی را بردارید.`,
  services_not_offered: () => 'یکی از خدمات جانبی دیگر ارائه نمی‌شود. آن را از کمپین بردارید.',
  goal_refused: ({ issues }) => issues.map(goalText).join(' '),
  cpm_price_missing: () => 'برای این پلتفرم و قالب هنوز قیمت بازدید ثبت نشده است.',
  combination_not_allowed: () => 'این پلتفرم، قالب و نوع کمپین با هم فروخته نمی‌شوند.',
  discount_refused: ({ refusals }) => refusals.map(discountText).join(' '),

  plans_unknown: ({ plan_ids, other_kind }) =>
    plan_ids.length > 0
      ? `${figure(plan_ids.length)} ناشر از این فهرست شناخته نیست. فهرست را از نو باز کنید.`
      : `${figure(other_kind.length)} ناشر از این فهرست برای پلتفرم یا قالب دیگری است. آن را بردارید.`,
  pinned_not_offered: () => 'یکی از ناشران یا باندل‌های نگه‌داشته‌شده دیگر در دسترس نیست.',
  url_not_allowed: () => 'این نشانی پذیرفته نمی‌شود. نشانی کامل صفحه‌ای عمومی را با http یا https بنویسید.',

  share_closed: () => 'این پیوند باز نمی‌شود. پیوند تازه را از کسی بخواهید که آن را فرستاده است.',
  share_end_refused: () => 'پیوند دست‌کم تا امروز و حداکثر تا یک سال دیگر معتبر است. تاریخ دیگری برگزینید.',
  shares_full: ({ limit }) => `این مورد ${figure(limit)} پیوند معتبر دارد. یکی را باطل کنید و دوباره بسازید.`,

  export_refused: () => 'این دکمه در نسخهٔ آموزشی غیرفعال است.',
  notes_full: ({ limit }) => `هر کمپین حداکثر ${figure(limit)} یادداشت دارد. یکی را حذف کنید.`,

  clock_moving: () => 'ساعت آزمایشی در حال حرکت است. تا پایان آن صبر کنید.',
  clock_backwards: () => 'ساعت آزمایشی به عقب برنمی‌گردد.',
};

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

let known: Partial<Texts<ErrorCode>> = texts;

/** Adds the texts of the codes that only calls of a few pages answer. Whoever makes those calls adds them. */
export function addErrorTexts(added: Partial<Texts<RareErrorCode>>): void {
  known = { ...known, ...added };
}

/** Any error in polite words: what happened, then what to do. */
export function errorText(error: unknown): string {
  return textBy(known, error);
}
