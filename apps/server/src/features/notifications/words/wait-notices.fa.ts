import type { NoticeFacts, WaitFacts } from '../notifications.kinds.ts';
import { moment, named, toman, whole } from './message-words.fa.ts';

/** The people asked to act, as the end of a sentence and as a possessor. */
export interface Asked {
  readonly is: string;
  readonly of: string;
}

/** Members who may act read that they are asked; the others read who is asked. */
export const askedFa = {
  you: { is: 'شماست', of: 'شما' },
  buyers: { is: 'صاحب حساب یا خریدار است', of: 'صاحب حساب یا خریدار' },
} as const satisfies Record<string, Asked>;

type WaitKind = 'wait_quote' | 'wait_new_dates' | 'wait_list' | 'wait_difference' | 'wait_content' | 'wait_replacement';
type Words = {
  readonly [K in WaitKind]: (facts: NoticeFacts[K], asked: Asked) => { readonly title: string; readonly description: string };
};

/** The amount that is released if no answer comes. */
const elseReturned = (amount: number) => (amount > 0 ? ` و ${toman(amount)} به موجودی شما برمی‌گردد` : '');
/** `waits` until the end of its wait; of several ends, the first one is named. */
const waitingUntil = ({ until, last_until }: WaitFacts, waits: string) =>
  until === last_until ? `تا ${moment(until)} ${waits}.` : `${waits}؛ مهلت نخستین آن‌ها ${moment(until)} است.`;

/** Reminders of what waits for an advertiser. */
export const waitNoticesFa: Words = {
  wait_quote: ({ title, to_pay, until }) => ({
    title: 'پرداخت کمپین هنوز مانده است',
    description: `قیمت کمپین ${named(title)}، ${toman(to_pay)}، تا ${moment(until)} معتبر است. تا آن زمان پرداخت کنید، وگرنه قیمت تازه می‌شود. هنوز پولی نگه داشته نشده است.`,
  }),
  wait_new_dates: ({ title, released, until }) => ({
    title: 'کمپین هنوز تاریخ تازه می‌خواهد',
    description: `برای کمپین ${named(title)} تا ${moment(until)} تاریخ تازه‌ای برگزینید، وگرنه کمپین لغو می‌شود${elseReturned(released)}.`,
  }),
  wait_list: ({ title, released, until }, asked) => ({
    title: `فهرست ناشران هنوز منتظر پاسخ ${asked.is}`,
    description: `فهرست ناشران کمپین ${named(title)} را تا ${moment(until)} بپذیرید یا رد کنید، وگرنه مذاکره بی‌نتیجه پایان می‌یابد${elseReturned(released)}.`,
  }),
  wait_difference: ({ title, to_pay, until }) => ({
    title: 'تفاوت فهرست ناشران هنوز پرداخت نشده است',
    description: `فهرستی که برای کمپین ${named(title)} پذیرفتید ${toman(to_pay)} بیش از مبلغ نگه‌داشته است. تا ${moment(until)} پرداخت کنید، وگرنه پذیرش فهرست برداشته می‌شود.`,
  }),
  wait_content: (facts, asked) => ({
    title: `${whole.format(facts.count)} محتوا منتظر نظر ${asked.is}`,
    description:
      facts.count === 1
        ? `محتوای «${facts.publisher}» برای کمپین ${named(facts.title)} ${waitingUntil(facts, `منتظر نظر ${asked.is}`)} اگر پاسخی نرسد، ناشر کنار می‌رود${elseReturned(facts.released)}.`
        : `${whole.format(facts.count)} محتوای کمپین ${named(facts.title)} ${waitingUntil(facts, `منتظر نظر ${asked.is}`)} اگر پاسخی نرسد، ناشران آن‌ها کنار می‌روند${elseReturned(facts.released)}.`,
  }),
  wait_replacement: (facts) => ({
    title: 'جای ناشری که کنار رفت خالی است',
    description: `جای ${facts.count === 1 ? `«${facts.publisher}»` : `${whole.format(facts.count)} ناشر`} در کمپین ${named(facts.title)} ${waitingUntil(facts, 'منتظر جایگزین است')} اگر پاسخی نرسد، بی‌جایگزین می‌ماند${elseReturned(facts.released)}.`,
  }),
};
