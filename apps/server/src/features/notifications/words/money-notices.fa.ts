import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { named, sentence, toman } from './message-words.fa.ts';
import type { NoticeFacts } from '../notifications.kinds.ts';

type MoneyKind =
  | 'receipt_credited'
  | 'receipt_adjusted'
  | 'receipt_refused'
  | 'money_given'
  | 'money_deducted'
  | 'transfer_sent'
  | 'transfer_received'
  | 'money_back_paid'
  | 'money_back_refused';
type Words = { readonly [K in MoneyKind]: (facts: NoticeFacts[K]) => { readonly title: string; readonly description: string } };

/** The text of each kind of message about a request of money. */
export const moneyNoticesFa: Words = {
  receipt_credited: ({ amount }) => ({
    title: 'واریز بانکی تأیید شد',
    description: `واریز ${toman(amount)} به موجودی حساب افزوده شد.`,
  }),
  receipt_adjusted: ({ claimed, amount, reason }) => ({
    title: 'واریز بانکی با مبلغ دیگری تأیید شد',
    description: `از فیش ${toman(claimed)}، ${toman(amount)} به موجودی حساب افزوده شد: ${sentence(reason)}`,
  }),
  receipt_refused: ({ amount, reason }) => ({
    title: 'فیش واریزی رد شد',
    description: `فیش ${toman(amount)} به موجودی افزوده نشد: ${sentence(reason)}`,
  }),
  money_given: ({ amount, reason }) => ({
    title: 'موجودی شما افزایش یافت',
    description: `${toman(amount)} به موجودی حساب افزوده شد: ${sentence(reason)}`,
  }),
  money_deducted: ({ amount, reason }) => ({
    title: 'از موجودی شما کسر شد',
    description: `${toman(amount)} از موجودی حساب کسر شد: ${sentence(reason)}`,
  }),
  transfer_sent: ({ amount, account, reason }) => ({
    title: 'از این حساب انتقال یافت',
    description: `${toman(amount)} به حساب ${named(account)} رفت: ${sentence(reason)}`,
  }),
  transfer_received: ({ amount, account, reason }) => ({
    title: 'به این حساب انتقال یافت',
    description: `${toman(amount)} از حساب ${named(account)} رسید: ${sentence(reason)}`,
  }),
  money_back_paid: ({ amount, tracking_number }) => ({
    title: 'پول به حساب بانکی شما واریز شد',
    description: `${toman(amount)} با شمارهٔ پیگیری ${toPersianDigits(tracking_number)} به شبای شما واریز شد.`,
  }),
  money_back_refused: ({ amount, reason }) => ({
    title: 'درخواست بازگشت پول رد شد',
    description: `${toman(amount)} به موجودی در دسترس برگشت: ${sentence(reason)}`,
  }),
};
