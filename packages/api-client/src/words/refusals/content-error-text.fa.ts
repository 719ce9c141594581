import type { contentRefusals } from '@jarchi/contract/refusals/campaigns.ts';
import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { figure, type Texts } from '../text-parts.fa.ts';

const momentText = (at: Date) => `${formatDayMonth(at)} ساعت ${formatTime(at)}`;
const verdictsFa = { confirmed: 'تأیید شده است', rejected: 'رد شده است', withdrawn: 'از کمپین کنار رفته است' } as const;

export const contentTexts: Texts<keyof typeof contentRefusals> = {
  comment_required: () => 'بنویسید چه چیزی باید عوض شود.',
  rejections_exhausted: () => 'این محتوا دو بار رد شده است؛ اکنون کارشناس ما تصمیم می‌گیرد.',
  content_late: () => 'مهلت نظر دادن دربارهٔ این محتوا گذشته است. صفحه را تازه کنید.',
  verdict_given: ({ decision, decided_at }) =>
    `این محتوا پیش‌تر، ${momentText(new Date(decided_at))}، ${verdictsFa[decision]} و نظر شما ثبت نشد.`,
  offers_open: ({ waiting }) =>
    waiting > 0 ? `هنوز ${figure(waiting)} ناشر پاسخ نداده است. کمی بعد دوباره ببینید.` : 'مهلت پذیرفتن این فهرست گذشته است.',
  list_changed: () => 'فهرست ناشران در این میان تغییر کرد و کاری انجام نشد. فهرست تازه را ببینید و دوباره تصمیم بگیرید.',
  hold_open: ({ amount }) => `${figure(amount)} تومان برای این کمپین نگه داشته شده است؛ تا آزاد یا خرج نشود، بایگانی نمی‌شود.`,
};
