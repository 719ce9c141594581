import { formatDayMonth, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { bankNamesFa } from '@jarchi/domain/money/requests/banks.fa.ts';
import { formatToman } from '@jarchi/ui/format/format.ts';
import type { RequestDetail } from '#data/requests.ts';
import { requestsFa as fa } from './requests.fa.ts';

type Doer = RequestDetail['made_by'];

export const dayText = (day: string): string => formatDayMonth(tehranInstant(day, 12));
export const bankNameOf = (code: string): string => bankNamesFa[code] ?? fa.unknownBank;
export const moneyText = (amount: number): string => `${formatToman(amount)} ${fa.toman}`;

export function doerText({ name, is_staff }: Doer): string {
  return name ?? (is_staff ? fa.staff : fa.customer);
}
