import type { financeRefusals, moneyRequestRefusals } from '@jarchi/contract/refusals/finance.ts';
import type { accountRefusals, staffRefusals } from '@jarchi/contract/refusals/people.ts';
import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { figure, type Texts } from '../text-parts.fa.ts';

export const financeTexts: Texts<keyof typeof financeRefusals> = {
  amount_below_minimum: ({ minimum }) => `کمترین مبلغ پرداخت ${figure(minimum)} تومان است.`,
  amount_above_maximum: ({ maximum }) => `بیشترین مبلغ پرداخت ${figure(maximum)} تومان است.`,
  gateway_unknown: () => 'این درگاه در دسترس نیست. درگاه دیگری برگزینید.',
  gateway_down: ({ gateway, has_other }) =>
    `«${gateway}» اکنون پاسخ نمی‌دهد و پولی کم نشده است. ${has_other ? 'درگاه دیگری برگزینید یا ' : ''}چند دقیقهٔ دیگر دوباره تلاش کنید.`,
  order_not_found: () => 'این پرداخت پیدا نشد.',
};

export const moneyRequestTexts: Texts<keyof typeof moneyRequestRefusals> = {
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

export const staffTexts: Texts<keyof typeof staffRefusals> = {
  own_account: () => 'شما خود در این حساب جایی دارید. همکار دیگری باید این کار را انجام دهد.',
  reason_required: () => 'دلیل این کار را بنویسید.',
  job_act_refused: () => 'این کار دیگر با این مورد شدنی نیست. صفحه را تازه کنید و دوباره ببینید چه می‌توان کرد.',
  not_impersonating: () => 'کسی به نمایندگی از این حساب وارد نشده است.',
};

export const accountTexts: Texts<keyof typeof accountRefusals> = {
  business_data_invalid: () => 'به هر چهار پرسش پاسخ دهید.',
  financial_info_invalid: () => 'بخشی از اطلاعات مالی درست نیست. آن‌ها را بررسی کنید و دوباره بفرستید.',
};
