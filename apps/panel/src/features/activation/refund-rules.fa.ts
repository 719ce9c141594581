import { DEADLINE_HOURS, LATE_CANCEL_HOURS } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import type { CampaignType } from '@jarchi/domain/platforms/platforms.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import type { RefundCase } from './refund-rules.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

const hours = (count: number) => `${formatNumber(count)} ساعت`;
const lateLive = hours(DEADLINE_HOURS.late_live);
const settle = hours(DEADLINE_HOURS.settle);
const lateCancel = hours(LATE_CANCEL_HOURS);

const READY: Record<Exclude<RefundCase, 'list'>, Words> = {
  rejected: { title: 'رد در بررسی', text: 'همهٔ مبلغ آزاد می‌شود و کد تخفیف به شما برمی‌گردد.' },
  declined: { title: 'ناشری که نپذیرد', text: `اگر ناشری نپذیرد یا تا ${hours(DEADLINE_HOURS.answer)} پاسخ ندهد، سهم او آزاد می‌شود.` },
  cancelled: {
    title: 'لغو پیش از انتشار',
    text: `همهٔ مبلغ آزاد می‌شود؛ فقط از سهمی که کمتر از ${lateCancel} تا انتشارش مانده، نیمی کسر می‌شود.`,
  },
  failed: { title: 'ناشری که منتشر نکند', text: `اگر تا ${lateLive} پس از زمانش منتشر نشود، سهم او آزاد می‌شود.` },
  cut_short: { title: 'زودتر برداشته شود', text: 'فقط ساعت‌های منتشرشده کسر می‌شود و بقیهٔ سهم آزاد می‌شود.' },
  completed: { title: 'پایان کمپین', text: `${settle} بعد، حساب نهایی می‌شود و آنچه تحویل نشده آزاد می‌شود.` },
};

const unitRules = (unit: string): Record<Exclude<RefundCase, 'list'>, Words> => ({
  ...READY,
  declined: { title: 'جایی که نپذیرد', text: `چیزی کسر نمی‌شود؛ پول فقط برای ${unit} پذیرفته‌شده کسر می‌شود.` },
  failed: { title: 'آنچه منتشر نشود', text: `اگر تا ${lateLive} پس از زمانش منتشر نشود، سهم آن آزاد می‌شود.` },
  cut_short: { title: 'زودتر برداشته شود', text: `فقط ${unit} پذیرفته‌شده تا همان لحظه کسر می‌شود.` },
  completed: {
    title: 'پایان بازه یا رسیدن به هدف',
    text: `${settle} بعد، بهای ${unit} پذیرفته‌شده کسر و همهٔ بقیه آزاد می‌شود.`,
  },
});

const MADE: Record<Exclude<RefundCase, 'failed'>, Words> = {
  rejected: { title: 'رد بریف در بررسی', text: 'همهٔ سقف آزاد می‌شود و کد تخفیف به شما برمی‌گردد.' },
  declined: {
    title: 'کسی نپذیرد یا شما فهرست را نپذیرید',
    text: `همهٔ سقف آزاد می‌شود؛ اگر تا ${hours(DEADLINE_HOURS.list)} به فهرست پاسخ ندهید هم همین‌طور.`,
  },
  list: {
    title: 'جمع فهرست با سقف یکی نباشد',
    text: 'کمتر باشد، تفاوت آزاد می‌شود؛ بیشتر باشد، تفاوت فقط با پذیرش شما نگه داشته می‌شود.',
  },
  cancelled: {
    title: 'لغو پیش از انتشار',
    text: `همهٔ مبلغ آزاد می‌شود؛ فقط از سهمی که محتوایش را تأیید کرده‌اید یا کمتر از ${lateCancel} تا انتشارش مانده، نیمی کسر می‌شود.`,
  },
  cut_short: {
    title: 'منتشر نشود یا زودتر برداشته شود',
    text: `اگر تا ${lateLive} پس از زمانش منتشر نشود، سهم ناشر آزاد می‌شود؛ زودتر بردارد، فقط ساعت‌های منتشرشده کسر می‌شود.`,
  },
  completed: READY.completed,
};

/** Tells in plain words where the money goes in each case. */
export const refundRulesFa: Record<CampaignType, Partial<Record<RefundCase, Words>>> = {
  REACH: READY,
  CPM: unitRules('بازدیدهای'),
  CPC: unitRules('کلیک‌های'),
  INFLUENCE: MADE,
};
