import type { StaffKind } from '@jarchi/domain/money/requests/money-requests.ts';
import { getRequestEffect } from '@jarchi/domain/money/requests/request-money.ts';
import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import type { ReactNode } from 'react';
import { staffFa } from './staff.fa.ts';

const fa = staffFa.form;

export interface EffectPanelProps {
  kind: StaffKind;
  amount: number;
  /** Undefined while it loads. */
  available: number | undefined;
  /** The account that a transfer reaches. */
  other: { readonly title: string; readonly available: number } | undefined;
  children: ReactNode;
}

/** What the request will do to the account: the postings that carry it out, before they are made. */
export function EffectPanel({ kind, amount, available, other, children }: EffectPanelProps) {
  const effect = available === undefined || amount <= 0 ? undefined : getRequestEffect(kind, amount, available);
  return (
    <section aria-labelledby="request-effect" className="flex h-fit flex-col gap-4 rounded-lg border border-line bg-surface-sunken p-5">
      <h2 id="request-effect" className="text-lg font-bold">
        {fa.effect}
      </h2>
      <SumRows
        rows={[
          { key: 'now', label: fa.now, amountToman: available, tone: (available ?? 0) < 0 ? 'danger' : undefined },
          { key: 'change', label: staffFa.forms[kind].change, amountToman: effect?.change, isSigned: true },
          ...(other === undefined
            ? []
            : [{ key: 'other', label: fa.otherAfter(other.title), amountToman: amount > 0 ? other.available + amount : undefined }]),
          {
            key: 'after',
            label: fa.after,
            amountToman: effect?.after,
            kind: 'total' as const,
            tone: (effect?.after ?? 0) < 0 ? ('danger' as const) : undefined,
          },
        ]}
      />
      {children}
    </section>
  );
}
