import type { NoticeKind } from '@jarchi/domain/notices/notifications.ts';
import { groupThousands, toPersianDigits } from '@jarchi/domain/text/digits.ts';

const figure = (count: number) => toPersianDigits(groupThousands(String(count)));

/** The shared title of several messages of a kind. */
const ofKinds: Partial<Readonly<Record<NoticeKind, (count: string) => string>>> = {
  payment_credited: (count) => `${count} بار موجودی شما افزایش یافت`,
  content_delivered: (count) => `${count} محتوای تازه برای تأیید`,
  content_unanswered: (count) => `${count} محتوا بی‌پاسخ ماند`,
  replacement_open: (count) => `جای ${count} ناشر خالی است`,
  replacement_taken: (count) => `${count} ناشر جایگزین شدند`,
  post_edited: (count) => `${count} پست تغییر کرد`,
  post_removed: (count) => `${count} پست پیش از موعد برداشته شد`,
  dispute_answered: (count) => `${count} اعتراض پاسخ گرفت`,
  alert_publisher_out: (count) => `${count} ناشر کنار رفتند`,
  report_ready: (count) => `${count} گزارش آماده است`,
};

/** The title of a group: the shared title of its kind, or else the newest title and the number of the others. */
export function describeSimilar(kind: NoticeKind, title: string, count: number): string {
  return ofKinds[kind]?.(figure(count)) ?? `${title} و ${figure(count - 1)} اعلان همانند`;
}
