import { formatDayMonth, formatTime, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';

/** Numbers, instants and returned money as messages write them. */
export const whole = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 0 });
export const toman = (amount: number) => `${whole.format(amount)} تومان`;
export const moment = (instant: string) => `${formatDayMonth(new Date(instant))} ساعت ${formatTime(new Date(instant))}`;
export const named = (title: string) => `«${title}»`;
export const sentence = (text: string) => `${text.replace(/[.\s]+$/, '')}.`;
export const returnedInAll = (amount: number) => (amount > 0 ? ` در مجموع ${toman(amount)} به موجودی شما برگشت.` : '');
/** Older messages do not know the instant. */
export const within = (until: string | undefined) => (until === undefined ? 'تا ۷۲ ساعت دیگر' : `تا ${moment(until)}`);
export const returned = (amount: number) => (amount > 0 ? ` ${toman(amount)} به موجودی شما برگشت.` : '');

export const days = (from: string, to: string) => `${formatDayMonth(tehranInstant(from))} تا ${formatDayMonth(tehranInstant(to))}`;
