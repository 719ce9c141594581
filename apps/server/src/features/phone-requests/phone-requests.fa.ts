import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import type { PhoneRequestState } from '@jarchi/domain/session/phone-requests.ts';

/** Titles have at most nine words: a template of SMS takes no more. */
const asked = 'برای حساب شما شمارهٔ دیگری خواسته شد';

const ended: Readonly<Record<Exclude<PhoneRequestState, 'waiting'>, string>> = {
  done: 'شمارهٔ تازهٔ حساب شما ثبت شد',
  stopped: 'جلوی درخواست شمارهٔ تازهٔ شما گرفته شد',
  refused: 'درخواست شمارهٔ تازهٔ شما پذیرفته نشد',
  failed: 'درخواست شمارهٔ تازهٔ شما دیگر شدنی نیست',
};

/** Messages about a request: to the present phone and e-mail, and at its end to the new phone. */
export const phoneRequestsFa = {
  asked: {
    title: asked,
    text: ({ name, url, until }: { readonly name: string; readonly url: string; readonly until: Date }) =>
      `${asked}. اگر کار خودتان بوده، کاری لازم نیست.\n\nاگر کار شما نبوده، تا ${formatDayMonth(until)} ساعت ${formatTime(until)} با این پیوند می‌توانید جلویش را بگیرید:\n${url}\n\n${name}`,
  },
  ended,
} as const;
