import { formatDayMonth, formatTime, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { bankNamesFa } from '@jarchi/domain/money/requests/banks.fa.ts';
import { getBankCode } from '@jarchi/domain/money/requests/iban.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { requestsFa as fa } from './requests.fa.ts';
import type { MoneyRequest } from '#data/money-requests/money-requests.ts';

/** A hint only: a code that the table does not know is no error. */
export const bankNameOf = (code: string | null): string => (code === null ? undefined : bankNamesFa[code]) ?? fa.unknownBank;
export const bankOfIban = (iban: string): string => bankNameOf(getBankCode(iban));

export const instantText = (instant: string): string => fa.at(formatDayMonth(Date.parse(instant)), formatTime(Date.parse(instant)));
export const dayText = (day: string): string => formatDayMonth(tehranInstant(day, 12));

/** What a request of the advertiser is called in a list. */
export function titleOf({ kind, tracking_number, bank, iban }: MoneyRequest): string {
  if (kind === 'receipt') return fa.slip(toPersianDigits(tracking_number ?? ''), bankNameOf(bank));
  return kind === 'money_back' ? fa.toBank(bankOfIban(iban ?? '')) : fa.kinds[kind];
}

/** The day of a slip, or when it was asked; with the bank's number of money that was paid back. */
export function whenOf({ kind, day, created, tracking_number }: MoneyRequest): string {
  const text = day === null ? formatDayMonth(Date.parse(created)) : dayText(day);
  return kind === 'money_back' && tracking_number !== null ? fa.tracked(text, toPersianDigits(tracking_number)) : text;
}

/** Who asked. Names of staff are told to staff only. */
export function makerText({ made_by, kind, direction }: MoneyRequest): string {
  if (made_by.is_staff) return made_by.name ?? fa.staff;
  if (kind === 'transfer' && direction === 'in') return fa.system;
  return made_by.name === null ? fa.someone : fa.customer(made_by.name);
}
