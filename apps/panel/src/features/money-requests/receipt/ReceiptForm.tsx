import { addDays, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { bankNamesFa } from '@jarchi/domain/money/requests/banks.fa.ts';
import { SLIP_DAYS_MAX } from '@jarchi/domain/money/requests/request-checks.ts';
import { DayField } from '@jarchi/ui/dates/DayField.tsx';
import { AmountInput } from '@jarchi/ui/fields/AmountInput.tsx';
import { SelectField } from '@jarchi/ui/fields/SelectField.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import type { MoneyRequest, Procedures } from '#data/money-requests/money-requests.ts';
import { EffectForm, EffectPanel } from '#features/finance/public.ts';
import { MoneyButton } from '#features/finance/public.ts';
import { AmountPresets } from '#features/finance/public.ts';
import { AttachmentField } from '../AttachmentField.tsx';
import { BankAccount } from './BankAccount.tsx';
import { receiptFa as fa } from './receipt.fa.ts';
import { useReceipt } from './useReceipt.ts';

const BANKS = Object.entries(bankNamesFa).map(([value, label]) => ({ value, label }));

export interface ReceiptFormProps {
  bankAccount: NonNullable<Procedures['bank_account']>;
  /** The amount in the URL, as digits; else empty. */
  askedAmount: string;
  /** Undefined while it loads. */
  balance: number | undefined;
  onSent: (request: MoneyRequest) => void;
}

/** What was paid to our bank account, with the picture of the slip; the summary shows the balance after it is credited. */
export function ReceiptForm({ bankAccount, askedAmount, balance, onSent }: ReceiptFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { typed, change, errors, file, send, isSending } = useReceipt(askedAmount, form, onSent);
  const [today] = useState(() => tehranDay(Date.now()));
  const amount = Number(typed.amount);
  return (
    <EffectForm
      formRef={form}
      onSubmit={send}
      effect={
        <EffectPanel title={fa.summary} rows={[{ key: 'claimed', label: fa.claimed, amountToman: amount || undefined, kind: 'total' }]}>
          <MoneyButton amount={0} label={() => fa.send} empty={fa.send} sending={fa.sending} isSending={isSending} />
          <p className="flex items-center justify-center gap-2 text-sm text-text-3">
            <Lock aria-hidden size={16} className="shrink-0" />
            {fa.wait}
          </p>
          {balance !== undefined && (
            <SumRows
              className="border-t border-line pt-3"
              rows={[
                { key: 'now', label: fa.balanceNow, amountToman: balance, tone: balance < 0 ? 'danger' : undefined },
                { key: 'after', label: fa.balanceAfter, amountToman: amount > 0 ? balance + amount : undefined, kind: 'strong' },
              ]}
            />
          )}
        </EffectPanel>
      }
    >
      <BankAccount account={bankAccount} />
      <AmountInput
        name="amount"
        label={fa.amount}
        hint={fa.amountHint}
        value={typed.amount}
        onChange={(text) => change({ amount: text })}
        error={errors.amount}
      />
      <AmountPresets amount={amount} onAmount={(preset) => change({ amount: String(preset) })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField
          label={fa.day}
          value={typed.day === '' ? null : typed.day}
          onChange={(day) => change({ day: day ?? '' })}
          min={addDays(today, -SLIP_DAYS_MAX)}
          max={today}
          none={fa.noDay}
          error={errors.day}
        />
        <SelectField
          label={fa.bank}
          value={typed.bank}
          onChange={(bank) => change({ bank })}
          options={BANKS}
          placeholder={fa.chooseBank}
          error={errors.bank}
        />
      </div>
      <TextField
        name="tracking_number"
        label={fa.tracking}
        dir="ltr"
        inputMode="text"
        autoComplete="off"
        value={typed.tracking_number}
        onChange={(tracking_number) => change({ tracking_number })}
        error={errors.tracking_number}
      />
      <AttachmentField label={fa.file} file={file} error={errors.file} />
    </EffectForm>
  );
}
