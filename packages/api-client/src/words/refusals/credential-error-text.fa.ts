import type { credentialRefusals } from '@jarchi/contract/refusals/people.ts';
import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { passwordIssuesFa } from '../password-issues.fa.ts';
import { figure, type Texts } from '../text-parts.fa.ts';

export const credentialTexts: Texts<keyof typeof credentialRefusals> = {
  password_weak: ({ issues }) => passwordIssuesFa[issues[0] ?? 'password_common'],
  phone_unknown: () => 'با این شماره حسابی ساخته نشده است. شماره را بررسی کنید، یا با آن ثبت‌نام کنید.',
  challenge_over: () => 'مهلت این کار گذشته است. دوباره از آغاز شروع کنید.',
  passkey_refused: () => 'دستگاه گذرکلید درستی نفرستاد. دوباره تلاش کنید، یا به راه دیگری وارد شوید.',
  passkey_unknown: () => 'این گذرکلید از حساب برداشته شده است. به راه دیگری وارد شوید.',
  way_back_over: () => 'زمان این پیوند گذشته است، یا تغییر پیش‌تر برگشته است.',
  phone_request_waits: ({ until }) =>
    `درخواست دیگری برای عوض‌کردن شماره باز است و تا ${formatDate(Date.parse(until))} ساعت ${formatTime(Date.parse(until))} می‌ماند. تا پایان آن درخواست تازه‌ای نمی‌شود.`,
  phone_request_over: () => 'این درخواست دیگر باز نیست. صفحه را تازه کنید تا نتیجهٔ آن را ببینید.',
  phone_requests_full: ({ limit }) => `در یک شبانه‌روز بیش از ${figure(limit)} درخواست پذیرفته نمی‌شود. فردا دوباره تلاش کنید.`,
  phone_documents_full: ({ limit }) => `بیش از ${figure(limit)} مدرک پذیرفته نمی‌شود. یکی را که لازم‌تر است بفرستید.`,
  phone_document_required: () => 'دست‌کم یک مدرک بفرستید تا همکاران ما بتوانند تصمیم بگیرند.',
  passkeys_full: ({ limit }) => `بیش از ${figure(limit)} گذرکلید نمی‌شود. یکی را بردارید و دوباره بیفزایید.`,
};
