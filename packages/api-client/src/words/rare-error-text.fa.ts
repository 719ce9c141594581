import type { moneyRequestRefusals } from '@jarchi/contract/refusals/finance.ts';
import type { accountRefusals, alertRefusals, staffRefusals } from '@jarchi/contract/refusals/people.ts';
import type { viewRefusals } from '@jarchi/contract/refusals/campaigns.ts';
import type { RareErrorCode, TicketErrorCode } from '@jarchi/contract/refusals.ts';
import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { credentialTexts } from './credential-error-text.fa.ts';
import { channelTexts } from './channel-error-text.fa.ts';
import { documentTexts } from './document-error-text.fa.ts';
import { controlTexts } from './control-error-text.fa.ts';
import { requestTexts } from './request-error-text.fa.ts';
import { fileTexts, workbookTexts } from './file-error-text.fa.ts';
import { figure, type Texts } from './common-error-text.fa.ts';
import { sessionTexts } from './sign-in-error-text.fa.ts';
import { profileTexts, teamTexts } from './team-error-text.fa.ts';

const moneyRequestTexts: Texts<keyof typeof moneyRequestRefusals> = {
  request_invalid: () => 'بخشی از درخواست درست نیست. موارد مشخص‌شده را اصلاح کنید.',
  request_closed: () => 'این درخواست دیگر باز نیست. صفحه را تازه کنید تا نتیجهٔ آن را ببینید.',
  request_changed: () => 'این درخواست از هنگامی که آن را دیدید تغییر کرده است. دوباره ببینید و تصمیم بگیرید.',
  own_request: () => 'کسی که درخواست را ثبت یا بار نخست تأیید کرده، نمی‌تواند تأییدکنندهٔ آن باشد. همکار دیگری تأیید کند.',
  amount_fixed: ({ amount }) => `مبلغ این درخواست تغییر نمی‌کند: ${figure(amount)} تومان. اگر درست نیست، آن را رد کنید.`,
  tracking_number_required: () => 'شمارهٔ پیگیری واریز بانکی را بنویسید.',
  slip_used: ({ request_id }) =>
    request_id === null
      ? 'این فیش پیش‌تر ثبت شده است. شمارهٔ پیگیری، بانک و تاریخ را با فیش بسنجید.'
      : `این فیش را پیش‌تر در درخواست ${figure(request_id)} ثبت کرده‌اید. نتیجهٔ آن در فهرست فیش‌هاست.`,
  available_short: ({ most }) => `موجودی این حساب کافی نیست. بیشترین مبلغی که می‌توان برداشت ${figure(most)} تومان است.`,
  money_back_waits: ({ until }) =>
    until === null
      ? 'ورود یکی از افراد این حساب بسته شده است. تا کسی خود را نشان ندهد، پولی بازگردانده نمی‌شود.'
      : `راه ورود یکی از افراد این حساب به‌تازگی عوض شده است. تا ${formatDate(Date.parse(until))} ساعت ${formatTime(Date.parse(until))} پولی بازگردانده نمی‌شود.`,
  receipts_closed: () => 'اکنون فیش بانکی پذیرفته نمی‌شود. از درگاه پرداخت کنید.',
};

const staffTexts: Texts<keyof typeof staffRefusals> = {
  own_account: () => 'شما خود در این حساب جایی دارید. همکار دیگری باید این کار را انجام دهد.',
  reason_required: () => 'دلیل این کار را بنویسید.',
  job_act_refused: () => 'این کار دیگر با این مورد شدنی نیست. صفحه را تازه کنید و دوباره ببینید چه می‌توان کرد.',
  not_impersonating: () => 'کسی به نمایندگی از این حساب وارد نشده است.',
};

const pageTexts: Texts<keyof typeof accountRefusals | keyof typeof alertRefusals | keyof typeof viewRefusals> = {
  business_data_invalid: () => 'به هر چهار پرسش پاسخ دهید.',
  financial_info_invalid: () => 'بخشی از اطلاعات مالی درست نیست. آن‌ها را بررسی کنید و دوباره بفرستید.',
  schedules_full: ({ limit }) => `بیش از ${figure(limit)} گزارش زمان‌بندی‌شده نمی‌شود. یکی را بردارید.`,
  view_name_taken: () => 'نمای دیگری با این نام دارید. نام دیگری بنویسید.',
  views_full: ({ limit }) => `تا ${figure(limit)} نما می‌توان ذخیره کرد. یکی را حذف کنید و دوباره تلاش کنید.`,
};

/** For `addErrorTexts`. */
export const rareTexts: Texts<Exclude<RareErrorCode, TicketErrorCode>> = {
  ...sessionTexts,
  ...requestTexts,
  ...staffTexts,
  ...controlTexts,
  ...pageTexts,
  ...documentTexts,
  ...moneyRequestTexts,
  ...credentialTexts,
  ...teamTexts,
  ...profileTexts,
  ...channelTexts,
  ...workbookTexts,
  ...fileTexts,
};
