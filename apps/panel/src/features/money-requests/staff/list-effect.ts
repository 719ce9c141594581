import type { ComponentProps } from 'react';
import type { StaffKind } from '@jarchi/domain/money/requests/money-requests.ts';
import { getRequestEffect } from '@jarchi/domain/money/requests/request-money.ts';
import type { EffectPanel } from '#features/finance/public.ts';
import { staffFormsFa } from './staff-forms.fa.ts';

const fa = staffFormsFa.form;

interface Asked {
  readonly kind: StaffKind;
  readonly amount: number;
  readonly available: number;
  /** The account that a transfer reaches. */
  readonly other: { readonly title: string; readonly available: number } | undefined;
}

/** What a request of staff will do to the account: the postings that carry it out, before they are made. */
export function listEffect({ kind, amount, available, other }: Asked): ComponentProps<typeof EffectPanel>['rows'] {
  const effect = amount > 0 ? getRequestEffect(kind, amount, available) : undefined;
  const isDebt = (toman: number | undefined) => (toman !== undefined && toman < 0 ? ('danger' as const) : undefined);
  return [
    { key: 'now', label: fa.now, amountToman: available, tone: isDebt(available) },
    { key: 'change', label: staffFormsFa.forms[kind].change, amountToman: effect?.change, isSigned: true },
    ...(other === undefined
      ? []
      : [{ key: 'other', label: fa.otherAfter(other.title), amountToman: amount > 0 ? other.available + amount : undefined }]),
    { key: 'after', label: fa.after, amountToman: effect?.after, kind: 'total', tone: isDebt(effect?.after) },
  ];
}
