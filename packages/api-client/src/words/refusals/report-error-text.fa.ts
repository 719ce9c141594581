import type { publisherRefusals, reportRefusals, viewRefusals } from '@jarchi/contract/refusals/campaigns.ts';
import type { alertRefusals } from '@jarchi/contract/refusals/people.ts';
import type { sharingRefusals } from '@jarchi/contract/refusals/sharing.ts';
import type { worldRefusals } from '@jarchi/contract/refusals/world.ts';
import { figure, type Texts } from '../text-parts.fa.ts';

export const publisherTexts: Texts<keyof typeof publisherRefusals> = {
  plans_unknown: ({ plan_ids, other_kind }) =>
    plan_ids.length > 0
      ? `${figure(plan_ids.length)} ناشر از این فهرست شناخته نیست. فهرست را از نو باز کنید.`
      : `${figure(other_kind.length)} ناشر از این فهرست برای پلتفرم یا قالب دیگری است. آن را بردارید.`,
  pinned_not_offered: () => 'یکی از ناشران یا باندل‌های نگه‌داشته‌شده دیگر در دسترس نیست.',
  url_not_allowed: () => 'این نشانی پذیرفته نمی‌شود. نشانی کامل صفحه‌ای عمومی را با http یا https بنویسید.',
};

export const reportTexts: Texts<keyof typeof reportRefusals> = {
  notes_full: ({ limit }) => `هر کمپین حداکثر ${figure(limit)} یادداشت دارد. یکی را حذف کنید.`,
};

export const viewTexts: Texts<keyof typeof viewRefusals> = {
  view_name_taken: () => 'نمای دیگری با این نام دارید. نام دیگری بنویسید.',
  views_full: ({ limit }) => `تا ${figure(limit)} نما می‌توان ذخیره کرد. یکی را حذف کنید و دوباره تلاش کنید.`,
};

export const alertTexts: Texts<keyof typeof alertRefusals> = {
  schedules_full: ({ limit }) => `بیش از ${figure(limit)} گزارش زمان‌بندی‌شده نمی‌شود. یکی را بردارید.`,
};

export const sharingTexts: Texts<keyof typeof sharingRefusals> = {
  share_closed: () => 'این پیوند باز نمی‌شود. پیوند تازه را از کسی بخواهید که آن را فرستاده است.',
  share_end_refused: () => 'پیوند دست‌کم تا امروز و حداکثر تا یک سال دیگر معتبر است. تاریخ دیگری برگزینید.',
  shares_full: ({ limit }) => `این مورد ${figure(limit)} پیوند معتبر دارد. یکی را باطل کنید و دوباره بسازید.`,
};

export const worldTexts: Texts<keyof typeof worldRefusals> = {
  clock_moving: () => 'ساعت آزمایشی در حال حرکت است. تا پایان آن صبر کنید.',
  clock_backwards: () => 'ساعت آزمایشی به عقب برنمی‌گردد.',
};
