import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import type { NoticeKind } from '@jarchi/domain/notices/notifications.ts';
import type { NoticeFacts } from './notifications.kinds.ts';

type Words = { readonly [K in NoticeKind]: (facts: NoticeFacts[K]) => { readonly title: string; readonly description: string } };

const whole = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 0 });
const toman = (amount: number) => `${whole.format(amount)} تومان`;
const moment = (instant: string) => `${formatDayMonth(new Date(instant))} ساعت ${formatTime(new Date(instant))}`;
const named = (title: string) => `«${title}»`;
const sentence = (text: string) => `${text.replace(/[.\s]+$/, '')}.`;
const returned = (amount: number) => (amount > 0 ? ` ${toman(amount)} به موجودی شما برگشت.` : '');

/** The text of each kind of message. */
export const noticesFa: Words = {
  payment_credited: ({ order_id, amount }) => ({
    title: 'موجودی شما افزایش یافت',
    description: `پرداخت ${toman(amount)} با سفارش ${whole.format(order_id)} به موجودی حساب افزوده شد.`,
  }),
  payment_recovered: ({ order_id, amount }) => ({
    title: 'پرداخت ناتمام شما پیدا شد',
    description: `${toman(amount)} از سفارش ${whole.format(order_id)} پرداخت شده بود، اما بانک شما را برنگرداند. اکنون به موجودی حساب افزوده شد.`,
  }),
  receipt_credited: ({ amount }) => ({
    title: 'واریز بانکی تأیید شد',
    description: `واریز ${toman(amount)} به موجودی حساب افزوده شد.`,
  }),
  campaign_to_pay: ({ title, shortfall, valid_until }) => ({
    title: 'کمپین در انتظار پرداخت است',
    description: `برای خرید کمپین ${named(title)}، ${toman(shortfall)} دیگر لازم است. قیمت آن تا ${moment(valid_until)} معتبر است.`,
  }),
  campaign_bought: ({ title, amount }) => ({
    title: 'کمپین خریده شد',
    description: `با افزایش موجودی، کمپین ${named(title)} به مبلغ ${toman(amount)} خریده و برای بررسی فرستاده شد.`,
  }),
  campaign_quote_lapsed: ({ title }) => ({
    title: 'مهلت قیمت کمپین گذشت',
    description: `کمپین ${named(title)} در مهلت قیمت پرداخت نشد. هنگام خرید، قیمت تازه را می‌بینید.`,
  }),
  campaign_approved: ({ title }) => ({
    title: 'کمپین تأیید شد',
    description: `کمپین ${named(title)} تأیید و برای ناشران فرستاده شد.`,
  }),
  campaign_rejected: ({ title, reason, released }) => ({
    title: 'کمپین رد شد',
    description: `کمپین ${named(title)} رد شد: ${sentence(reason)}${returned(released)}`,
  }),
  campaign_asks_new_dates: ({ title }) => ({
    title: 'تاریخ تازه‌ای برای کمپین بگذارید',
    description: `بازهٔ انتشار کمپین ${named(title)} برای هماهنگی با ناشران کوتاه است. تا ۷۲ ساعت دیگر تاریخ تازه‌ای برگزینید، وگرنه کمپین لغو می‌شود.`,
  }),
  campaign_undated: ({ title, released }) => ({
    title: 'کمپین لغو شد',
    description: `برای کمپین ${named(title)} تاریخ تازه‌ای برگزیده نشد.${returned(released)}`,
  }),
  campaign_unfilled: ({ title, released }) => ({
    title: 'کمپین بدون انتشار پایان یافت',
    description: `هیچ ناشری کمپین ${named(title)} را منتشر نکرد.${returned(released)}`,
  }),
  campaign_list_ready: ({ title, publishers, until }) => ({
    title: 'فهرست ناشران آمادهٔ تصمیم شماست',
    description: `${whole.format(publishers)} ناشر ساخت محتوای کمپین ${named(title)} را پذیرفتند. فهرست را تا ${moment(until)} بپذیرید، وگرنه همهٔ مبلغ آزاد می‌شود.`,
  }),
  campaign_list_paid: ({ title, amount }) => ({
    title: 'فهرست ناشران پرداخت شد',
    description: `با افزایش موجودی، فهرست ناشران کمپین ${named(title)} به مبلغ ${toman(amount)} پرداخت شد و ناشران محتوا را می‌سازند.`,
  }),
  campaign_list_dropped: ({ title }) => ({
    title: 'مهلت پرداخت فهرست گذشت',
    description: `تفاوت فهرست ناشران کمپین ${named(title)} در مهلت پرداخت نشد. تا ۷۲ ساعت دیگر می‌توانید فهرست را دوباره بپذیرید، وگرنه همهٔ مبلغ آزاد می‌شود.`,
  }),
  campaign_unanswered: ({ title, released }) => ({
    title: 'مذاکره بی‌نتیجه ماند',
    description: `فهرستی برای کمپین ${named(title)} پذیرفته نشد.${returned(released)} آن را ویرایش کنید و دوباره بفرستید.`,
  }),
  content_delivered: ({ title, publisher, due_at }) => ({
    title: 'محتوای تازه منتظر تأیید شماست',
    description: `«${publisher}» محتوای کمپین ${named(title)} را فرستاد. تا ${moment(due_at)} آن را تأیید یا رد کنید.`,
  }),
  campaign_live: ({ title }) => ({
    title: 'انتشار کمپین آغاز شد',
    description: `نخستین ناشر، کمپین ${named(title)} را منتشر کرد. آمار آن ساعت‌به‌ساعت در گزارش می‌آید.`,
  }),
  campaign_completed: ({ title, captured, released }) => ({
    title: 'کمپین به پایان رسید',
    description: `کمپین ${named(title)} با هزینهٔ ${toman(captured)} به پایان رسید.${returned(released)}`,
  }),
  announcement: ({ title, text }) => ({ title, description: text }),
};
