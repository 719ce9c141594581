import type { RunFailure } from '@jarchi/domain/alerts/report-schedule.ts';
import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import type { AdvertiserWait } from '@jarchi/domain/campaigns/waits/waits.ts';
import type { NoticeKind } from '@jarchi/domain/notices/notifications.ts';
import { whole, toman, moment, named, sentence, returnedInAll, within, returned, days } from './words/message-words.fa.ts';
import { channelNoticesFa } from './words/channel-notices.fa.ts';
import { operatorNoticesFa } from './words/operator-notices.fa.ts';
import { moneyNoticesFa } from './words/money-notices.fa.ts';
import { ticketNoticesFa } from './words/ticket-notices.fa.ts';
import type { NoticeFacts } from './notifications.kinds.ts';
import { securityNoticesFa } from './words/security-notices.fa.ts';
import { waitNoticesFa, type Asked } from './words/wait-notices.fa.ts';
import { teamNoticesFa } from './words/team-notices.fa.ts';

type Words = {
  readonly [K in NoticeKind]: (facts: NoticeFacts[K], asked: Asked) => { readonly title: string; readonly description: string };
};

const publishersFa = (one: string, many: string) => (publisher: string, count: number) =>
  count === 1 ? `${one} «${publisher}»` : `${many} ${whole.format(count)} ناشر`;

/** The subject of each wait. */
const awaitedFa: Readonly<Record<AdvertiserWait, (publisher: string, count: number, asked: Asked) => string>> = {
  quote: () => 'پرداخت قیمت',
  new_dates: () => 'تاریخ تازه',
  list: () => 'پذیرش فهرست ناشران',
  difference: () => 'پرداخت تفاوت فهرست',
  content: (publisher, count, { of }) => publishersFa(`نظر ${of} دربارهٔ محتوای`, `نظر ${of} دربارهٔ محتوای`)(publisher, count),
  replacement: publishersFa('جایگزین', 'جایگزین'),
};

const runFailuresFa: Readonly<Record<RunFailure, string>> = {
  no_campaign: 'هیچ‌یک از کمپین‌های آن دیگر در فهرست نیست.',
  not_made: 'سامانه نتوانست آن را بسازد. از صفحهٔ هشدارها دوباره بفرستید.',
};

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
  ...moneyNoticesFa,
  ...securityNoticesFa,
  ...teamNoticesFa,
  ...ticketNoticesFa,
  ...channelNoticesFa,
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
    description: `برای پرداخت کمپین ${named(title)} پاسخی نرسید و قیمت آن دیگر معتبر نیست. پولی نگه داشته نشده بود؛ هنگام خرید، قیمت تازه را می‌بینید.`,
  }),
  campaign_approved: ({ title }) => ({
    title: 'کمپین تأیید شد',
    description: `کمپین ${named(title)} تأیید و برای ناشران فرستاده شد.`,
  }),
  campaign_rejected: ({ title, reason, released }) => ({
    title: 'کمپین رد شد',
    description: `کمپین ${named(title)} رد شد: ${sentence(reason)}${returned(released)}`,
  }),
  campaign_asks_new_dates: ({ title, until }) => ({
    title: 'تاریخ تازه‌ای برای کمپین بگذارید',
    description: `بازهٔ انتشار کمپین ${named(title)} برای هماهنگی با ناشران کوتاه است. ${within(until)} تاریخ تازه‌ای برگزینید، وگرنه کمپین لغو می‌شود.`,
  }),
  campaign_undated: ({ title, released }) => ({
    title: 'کمپین لغو شد',
    description: `برای تاریخ تازهٔ کمپین ${named(title)} پاسخی نرسید.${returned(released)}`,
  }),
  campaign_unfilled: ({ title, released, unanswered = 0 }) => ({
    title: 'کمپین بدون انتشار پایان یافت',
    description:
      unanswered > 0
        ? `به ${whole.format(unanswered)} محتوای کمپین ${named(title)} پاسخی نرسید و ناشری برای آن نماند.${returnedInAll(released)}`
        : `هیچ ناشری کمپین ${named(title)} را منتشر نکرد.${returnedInAll(released)}`,
  }),
  campaign_list_ready: ({ title, publishers, until }, asked) => ({
    title: `فهرست ناشران آمادهٔ تصمیم ${asked.is}`,
    description: `${whole.format(publishers)} ناشر ساخت محتوای کمپین ${named(title)} را پذیرفتند. فهرست را تا ${moment(until)} بپذیرید، وگرنه همهٔ مبلغ آزاد می‌شود.`,
  }),
  campaign_list_paid: ({ title, amount }) => ({
    title: 'فهرست ناشران پرداخت شد',
    description: `با افزایش موجودی، فهرست ناشران کمپین ${named(title)} به مبلغ ${toman(amount)} پرداخت شد و ناشران محتوا را می‌سازند.`,
  }),
  campaign_list_dropped: ({ title, until }) => ({
    title: 'مهلت پرداخت فهرست گذشت',
    description: `تفاوت فهرست ناشران کمپین ${named(title)} در مهلت پرداخت نشد و پذیرش آن برداشته شد. مبلغ نگه‌داشته سر جای خود است. ${within(until)} می‌توانید فهرست را دوباره بپذیرید، وگرنه همهٔ مبلغ آزاد می‌شود.`,
  }),
  campaign_unanswered: ({ title, released }) => ({
    title: 'مذاکره بی‌نتیجه ماند',
    description: `فهرستی برای کمپین ${named(title)} پذیرفته نشد.${returned(released)} آن را ویرایش کنید و دوباره بفرستید.`,
  }),
  campaign_list_unanswered: ({ title, publishers, released }) => ({
    title: 'به فهرست ناشران پاسخی نرسید',
    description: `مهلت پذیرش فهرست ${whole.format(publishers)} ناشر کمپین ${named(title)} گذشت و پاسخی نرسید.${returned(released)} آن را ویرایش کنید و دوباره بفرستید.`,
  }),
  campaign_unaccepted: ({ title, released }) => ({
    title: 'مذاکره بی‌نتیجه ماند',
    description: `هیچ ناشری ساخت محتوای کمپین ${named(title)} را نپذیرفت.${returned(released)} آن را ویرایش کنید و دوباره بفرستید.`,
  }),
  content_delivered: ({ title, publisher, due_at }, asked) => ({
    title: `محتوای تازه منتظر تأیید ${asked.is}`,
    description: `«${publisher}» محتوای کمپین ${named(title)} را فرستاد. تا ${moment(due_at)} آن را تأیید یا رد کنید.`,
  }),
  content_unanswered: ({ title, publisher, count, released }) => ({
    title: 'محتوا بی‌پاسخ ماند',
    description:
      count === 1
        ? `تا پایان مهلت به محتوای «${publisher}» در کمپین ${named(title)} پاسخی نرسید و ناشر کنار رفت.${returned(released)}`
        : `تا پایان مهلت به ${whole.format(count)} محتوای کمپین ${named(title)} پاسخی نرسید و ناشران آن‌ها کنار رفتند.${returned(released)}`,
  }),
  replacement_unanswered: ({ title, publisher, count, released }) => ({
    title: 'جایگزینی برگزیده نشد',
    description: `برای جای ${count === 1 ? `«${publisher}»` : `${whole.format(count)} ناشر`} در کمپین ${named(title)} تا پایان مهلت پاسخی نرسید.${returned(released)}`,
  }),
  replacement_open: ({ title, publisher, count, until, total, is_auto }) => ({
    title: 'ناشر کنار رفت',
    description: `${count === 1 ? `«${publisher}»` : `${whole.format(count)} ناشر`} از کمپین ${named(title)} کنار رفت. ${toman(total)} سهم او نگه‌داشته مانده است. تا ${moment(until)} جایگزین بگیرید یا سهم را آزاد کنید${is_auto ? '؛ اگر پاسخی نرسد، نزدیک‌ترین ناشر جای او را می‌گیرد اگر گران‌تر نباشد.' : '، وگرنه سهم آزاد می‌شود.'}`,
  }),
  replacement_taken: ({ title, publisher, replacement, released }) => ({
    title: 'ناشر جایگزین گرفته شد',
    description: `چون پاسخی نرسید، «${replacement}» جای «${publisher}» را در کمپین ${named(title)} گرفت.${returned(released)}`,
  }),
  post_edited: ({ title, publisher, count }) => ({
    title: 'پستی پس از انتشار ویرایش شد',
    description:
      count === 1
        ? `«${publisher}» پست خود را در کمپین ${named(title)} پس از انتشار ویرایش کرد. آن را ببینید.`
        : `${whole.format(count)} ناشر کمپین ${named(title)} پست خود را پس از انتشار ویرایش کردند. آن‌ها را ببینید.`,
  }),
  post_removed: ({ title, publisher, count, released }) => ({
    title: 'پستی زودتر برداشته شد',
    description:
      count === 1
        ? `«${publisher}» پست خود را در کمپین ${named(title)} پیش از پایان زمانش برداشت.${returned(released)}`
        : `${whole.format(count)} ناشر کمپین ${named(title)} پست خود را پیش از پایان زمانش برداشتند.${returned(released)}`,
  }),
  campaign_paused: ({ title, resume_at }) => ({
    title: 'کمپین موقتاً متوقف شد',
    description: `کمپین ${named(title)} در زمانی که تعیین کرده بودید موقتاً متوقف شد${resume_at === undefined ? '. هر وقت خواستید آن را ادامه دهید.' : ` و ${moment(resume_at)} ادامه می‌یابد.`}`,
  }),
  campaign_resumed: ({ title }) => ({
    title: 'کمپین از سر گرفته شد',
    description: `توقف موقت کمپین ${named(title)} در زمانی که تعیین کرده بودید پایان یافت.`,
  }),
  ...operatorNoticesFa,
  ...waitNoticesFa,
  campaign_live: ({ title }) => ({
    title: 'انتشار کمپین آغاز شد',
    description: `نخستین ناشر، کمپین ${named(title)} را منتشر کرد. آمار آن ساعت‌به‌ساعت در گزارش می‌آید.`,
  }),
  campaign_completed: ({ title, captured, released }) => ({
    title: 'کمپین به پایان رسید',
    description: `کمپین ${named(title)} با هزینهٔ ${toman(captured)} به پایان رسید.${returned(released)}`,
  }),
  alert_balance: ({ spendable, threshold }) => ({
    title: 'پول حساب کم شده است',
    description: `${toman(Math.max(0, spendable))} قابل خرج مانده است؛ کمتر از ${toman(threshold)} که خواسته بودید خبر بدهیم.`,
  }),
  alert_pace: ({ title, behind, threshold }) => ({
    title: 'کمپین از برنامه عقب افتاده است',
    description: `کمپین ${named(title)} ${whole.format(behind)} واحد درصد از زمان گذشته عقب است؛ بیش از ${whole.format(threshold)} واحدی که خواسته بودید خبر بدهیم.`,
  }),
  alert_cost: ({ title, measure, unit_cost, threshold }) => ({
    title: `${measuresFa[measure].unitCost} گران شده است`,
    description: `در کمپین ${named(title)}، ${measuresFa[measure].unitCost} تا این‌جا ${toman(unit_cost)} شده است؛ بیش از ${toman(threshold)} که خواسته بودید خبر بدهیم.`,
  }),
  alert_spent: ({ title, cost, ends_at }) => ({
    title: 'بودجهٔ کمپین زودتر تمام شد',
    description: `همهٔ بودجهٔ کمپین ${named(title)}، ${toman(cost)}، خرج شده است و پایان دورهٔ آن ${moment(ends_at)} است.`,
  }),
  alert_wait: ({ title, wait, publisher, count, until, hours }, asked) => ({
    title: `مهلت ${asked.of} رو به پایان است`,
    description: `کمتر از ${whole.format(hours)} ساعت تا ${moment(until)}، پایان مهلت ${awaitedFa[wait](publisher, count, asked)} در کمپین ${named(title)}، مانده است.`,
  }),
  alert_publisher_out: ({ title, publisher, count }) => ({
    title: count === 1 ? 'ناشر کنار رفت' : `${whole.format(count)} ناشر کنار رفتند`,
    description:
      count === 1
        ? `«${publisher}» از کمپین ${named(title)} کنار رفت.`
        : `${whole.format(count)} ناشر از کمپین ${named(title)} کنار رفتند.`,
  }),
  report_ready: ({ title, campaigns, reach, views, clicks, cost, from, to, late_since }) => {
    const whose = title === '' ? `${whole.format(campaigns)} کمپین` : `کمپین ${named(title)}`;
    const late = late_since === '' ? '' : ` این گزارش باید ${moment(late_since)} می‌آمد و دیرتر ساخته شد.`;
    const figures = `${whole.format(reach)} نفر دسترسی، ${whole.format(views)} بازدید و ${whole.format(clicks)} کلیک با ${toman(cost)} هزینه`;
    return {
      title: `گزارش ${days(from, to)}`,
      description: campaigns === 0 ? `در این روزها کمپینی آمار نداشت.${late}` : `${whose}: ${figures}.${late}`,
    };
  },
  report_failed: ({ failure, from, to, due_at }) => ({
    title: 'گزارش زمان‌بندی‌شده ساخته نشد',
    description: `گزارش ${days(from, to)} که نوبت آن ${moment(due_at)} بود ساخته نشد: ${runFailuresFa[failure]}`,
  }),
  announcement: ({ title, text }) => ({ title, description: text }),
};
