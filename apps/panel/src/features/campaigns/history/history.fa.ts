import type { CampaignEvent } from '@jarchi/domain/campaigns/campaign-life.ts';
import type { PublisherEvent } from '@jarchi/domain/campaigns/turn/history.ts';

const ofCampaign: Readonly<Record<CampaignEvent, string>> = {
  complete_steps: 'ساخته شد',
  edit: 'ویرایش شد',
  purchase: 'خریداری شد و برای بررسی رفت',
  purchase_short: 'منتظر پرداخت ماند',
  pay: 'پرداخت شد و برای بررسی رفت',
  lapse_quote: 'مهلت قیمت تمام شد',
  reject: 'رد شد',
  approve: 'تأیید شد',
  approve_to_negotiation: 'تأیید شد و به مذاکره رفت',
  ask_new_dates: 'تاریخ تازه خواسته شد',
  redate: 'تاریخ تازه انتخاب شد',
  cancel_undated: 'تاریخ تازه نرسید و لغو شد',
  accept_list: 'فهرست ناشران پذیرفته شد',
  accept_list_short: 'منتظر پرداخت تفاوت ماند',
  pay_difference: 'تفاوت پرداخت شد',
  drop_list: 'فهرست ناشران کنار گذاشته شد',
  end_negotiation: 'مذاکره بی‌نتیجه ماند',
  schedule: 'زمان‌بندی شد',
  withdraw: 'یک ناشر کنار رفت؛ زمان‌بندی باز شد',
  end_unfilled: 'ناشری نماند',
  go_live: 'انتشار آغاز شد',
  pause: 'موقتاً متوقف شد',
  plan_pause: 'زمان توقف موقت تعیین شد',
  cancel_pause: 'توقف موقت برداشته شد',
  resume: 'از سر گرفته شد',
  complete: 'پایان یافت',
  stop: 'متوقف شد',
  dispute: 'به نتیجه اعتراض شد',
  refund: 'بازپرداخت شد',
  close_dispute: 'به اعتراض پاسخ داده شد',
  cancel: 'لغو شد',
};

/** Of events by which the system ends a wait for the advertiser. */
const ofSystem: Readonly<Partial<Record<CampaignEvent, string>>> = {
  lapse_quote: 'به پرداخت پاسخی نرسید و مهلت قیمت تمام شد',
  cancel_undated: 'به تاریخ تازه پاسخی نرسید و لغو شد',
  pause: 'در زمان تعیین‌شده موقتاً متوقف شد',
  resume: 'در زمان تعیین‌شده از سر گرفته شد',
  drop_list: 'به پرداخت تفاوت پاسخی نرسید و پذیرش فهرست برداشته شد',
};

const ofOne: Readonly<Record<PublisherEvent, (name: string) => string>> = {
  placement_accepted: (name) => `«${name}» پذیرفت`,
  placement_declined: (name) => `«${name}» نپذیرفت`,
  placement_left_out: (name) => `«${name}» از فهرست کنار گذاشته شد`,
  offer_lapsed: (name) => `پاسخی از «${name}» نرسید`,
  content_delivered: (name) => `«${name}» محتوا فرستاد`,
  content_confirmed: (name) => `محتوای «${name}» تأیید شد`,
  content_rejected: (name) => `محتوای «${name}» بازگردانده شد`,
  content_refused: (name) => `کارشناس محتوای «${name}» را نپذیرفت و ناشر کنار رفت`,
  content_lapsed: (name) => `به محتوای «${name}» پاسخی نرسید و ناشر کنار رفت`,
  delivery_lapsed: (name) => `محتوای «${name}» به‌موقع نرسید`,
  placement_withdrawn: (name) => `«${name}» انصراف داد`,
  placement_replaced: (name) => `ناشر دیگری جای «${name}» را گرفت`,
  placement_dropped: (name) => `سهم «${name}» بی‌جایگزین ماند`,
  placement_live: (name) => `«${name}» منتشر کرد`,
  placement_failed: (name) => `«${name}» منتشر نکرد`,
  placement_ended: (name) => `انتشار «${name}» پایان یافت`,
  placement_cut_short: (name) => `«${name}» زودتر برداشت`,
  post_edited: (name) => `«${name}» پست خود را پس از انتشار ویرایش کرد`,
};

const ofMany: Readonly<Record<PublisherEvent, (count: string) => string>> = {
  placement_accepted: (count) => `${count} ناشر پذیرفتند`,
  placement_declined: (count) => `${count} ناشر نپذیرفتند`,
  placement_left_out: (count) => `${count} ناشر از فهرست کنار گذاشته شدند`,
  offer_lapsed: (count) => `پاسخی از ${count} ناشر نرسید`,
  content_delivered: (count) => `${count} ناشر محتوا فرستادند`,
  content_confirmed: (count) => `محتوای ${count} ناشر تأیید شد`,
  content_rejected: (count) => `محتوای ${count} ناشر بازگردانده شد`,
  content_refused: (count) => `کارشناس محتوای ${count} ناشر را نپذیرفت و آن‌ها کنار رفتند`,
  content_lapsed: (count) => `به محتوای ${count} ناشر پاسخی نرسید و آن‌ها کنار رفتند`,
  delivery_lapsed: (count) => `محتوای ${count} ناشر به‌موقع نرسید`,
  placement_withdrawn: (count) => `${count} ناشر انصراف دادند`,
  placement_replaced: (count) => `ناشران دیگری جای ${count} ناشر را گرفتند`,
  placement_dropped: (count) => `سهم ${count} ناشر بی‌جایگزین ماند`,
  placement_live: (count) => `${count} ناشر منتشر کردند`,
  placement_failed: (count) => `${count} ناشر منتشر نکردند`,
  placement_ended: (count) => `انتشار ${count} ناشر پایان یافت`,
  placement_cut_short: (count) => `${count} ناشر زودتر برداشتند`,
  post_edited: (count) => `${count} ناشر پست خود را پس از انتشار ویرایش کردند`,
};

/** Words of a campaign's history. */
export const historyFa = {
  title: 'سیر وضعیت',
  ofCampaign,
  ofSystem,
  /** The end of a negotiation: without an answer to its list, without a publisher, by the advertiser; others do not know. */
  ofEnd: {
    unanswered: 'به فهرست ناشران پاسخی نرسید',
    unaccepted: 'هیچ ناشری نپذیرفت و مذاکره پایان یافت',
    refused: 'فهرست ناشران پذیرفته نشد',
  },
  ofOne,
  ofMany,
  at: (day: string, time: string) => `${day}، ${time}`,
  staff: (staff: string) => `کارشناس ${staff}`,
  staffFor: (staff: string, person: string) => `کارشناس ${staff} به نمایندگی از ${person}`,
  amounts: {
    held: (amount: string) => `${amount} تومان نگه داشته شد`,
    captured: (amount: string) => `${amount} تومان کسر شد`,
    released: (amount: string) => `${amount} تومان آزاد شد`,
    refunded: (amount: string) => `${amount} تومان بازپرداخت شد`,
    shortfall: (amount: string) => `${amount} تومان کم بود`,
  },
  /** The sums of a campaign that is over. */
  inAll: (amount: string) => `در مجموع ${amount}`,
  replacedBy: (name: string, by: string) => `«${by}» جای «${name}» را گرفت`,
  /** Of a campaign that was stopped. */
  postsUp: (count: string) => `${count} پست تا پایان ساعت‌هایش بالا می‌ماند`,
  pauses: (moment: string) => `توقف از ${moment}`,
  resumes: (moment: string) => `ادامه از ${moment}`,
  publishers: (count: string) => `${count} ناشر`,
  period: (period: string) => `بازهٔ انتشار: ${period}`,
} as const;
