import { groupIban } from '@jarchi/domain/money/requests/iban.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { formatToman } from '@jarchi/ui/format/format.ts';
import type { ReactNode } from 'react';
import type { MoneyRequest } from '#data/money-requests/money-requests.ts';
import { bankNameOf, bankOfIban, dayText, instantText, makerText } from './request-words.ts';
import { RequestBadge } from './RequestBadge.tsx';
import { requestsFa as fa } from './requests.fa.ts';

const money = (amount: number) => `${formatToman(amount)} ${fa.toman}`;

/** What is known of a request, in rows. */
export function listRequestFacts(request: MoneyRequest): { key: string; label: string; value: ReactNode }[] {
  const { kind, state, amount, amount_credited, reason, outcome, other_account, bank, day, tracking_number, iban } = request;
  const { first_staff, second_staff, created } = request;
  const fact = (key: keyof typeof fa.facts, value: ReactNode) =>
    value === null || value === '' ? [] : [{ key, label: fa.facts[key], value }];
  return [
    ...fact('kind', fa.kinds[kind]),
    ...fact('state', <RequestBadge state={state} />),
    ...fact('by', makerText(request)),
    ...fact('time', instantText(created)),
    ...fact('amount', money(amount)),
    ...fact('credited', amount_credited === null || amount_credited === amount ? null : money(amount_credited)),
    ...fact('other', other_account?.title ?? null),
    ...fact('bank', bank === null ? null : bankNameOf(bank)),
    ...fact('day', day === null ? null : dayText(day)),
    ...fact('tracking', tracking_number && <bdi dir="ltr">{toPersianDigits(tracking_number)}</bdi>),
    ...fact('iban', iban && <bdi dir="ltr">{`${groupIban(iban)} (${bankOfIban(iban)})`}</bdi>),
    ...fact('reason', reason),
    ...fact('outcome', outcome),
    ...fact('first', first_staff),
    ...fact('second', second_staff),
  ];
}
