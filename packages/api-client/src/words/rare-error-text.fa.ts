import type { moneyRequestRefusals } from '@jarchi/contract/refusals/finance.ts';
import type { RareErrorCode, TicketErrorCode } from '@jarchi/contract/refusals.ts';
import { formatDate, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { credentialTexts } from './credential-error-text.fa.ts';
import { channelTexts } from './channel-error-text.fa.ts';
import { documentTexts } from './document-error-text.fa.ts';
import { figure, type Texts } from './sign-in-error-text.fa.ts';
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

/** For `addErrorTexts`. */
export const rareTexts: Texts<Exclude<RareErrorCode, TicketErrorCode>> = {
  ...documentTexts,
  ...moneyRequestTexts,
  ...credentialTexts,
  ...teamTexts,
  ...profileTexts,
  ...channelTexts,
};
