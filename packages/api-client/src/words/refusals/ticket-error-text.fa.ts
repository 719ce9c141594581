import type { ticketRefusals } from '@jarchi/contract/refusals/tickets.ts';
import { figure, type Texts } from '../text-parts.fa.ts';

export const ticketTexts: Texts<keyof typeof ticketRefusals> = {
  ticket_invalid: () => 'بخشی از درخواست کامل نیست. موارد مشخص‌شده را درست کنید.',
  ticket_closed: () => 'این درخواست بسته شده است. برای نوشتن، نخست آن را دوباره باز کنید.',
  ticket_open: () => 'این درخواست هنوز باز است. پس از بستن آن می‌توانید نظر بدهید.',
  ticket_rated: () => 'نظر شما دربارهٔ این درخواست پیش‌تر ثبت شده است.',
  ticket_full: ({ limit }) => `این گفت‌وگو به ${figure(limit)} پیام رسیده است. برای ادامه، درخواست تازه‌ای ثبت کنید.`,
  tickets_full: ({ limit }) =>
    `${figure(limit)} درخواست شما در انتظار پاسخ است. پس از پاسخ یا بستن یکی از آن‌ها می‌توانید درخواست تازه‌ای ثبت کنید.`,
};
