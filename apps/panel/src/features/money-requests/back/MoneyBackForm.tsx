import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { cleanIban, groupIban, isIban } from '@jarchi/domain/money/requests/iban.ts';
import { checkMoneyBack } from '@jarchi/domain/money/requests/request-checks.ts';
import { getRequestEffect } from '@jarchi/domain/money/requests/request-money.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { AmountInput } from '@jarchi/ui/fields/AmountInput.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Check, Info } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useAskMoneyBack } from '#data/money-requests/changes.ts';
import { useMoneyButton } from '#features/ground/money-button.ts';
import { bankOfIban } from '../request-words.ts';
import { describeIssues, type FieldErrors, findIssues, focusFirstError } from '../request-errors.ts';
import { moneyBackFa as fa } from './money-back.fa.ts';
import { MoneyBackSteps } from './MoneyBackSteps.tsx';

export interface MoneyBackFormProps {
  available: number;
  /** In whose name the account is; empty if nobody has said. */
  holder: string;
}

function sendLabel(amount: number): string {
  if (amount === 0) return fa.sendEmpty;
  return fa.send(amount >= 1_000_000 && amount % 100_000 === 0 ? formatScaledText(amount) : formatToman(amount));
}

/** Asks for available money on a bank account; what it does to the account is shown before. */
export function MoneyBackForm({ available, holder }: MoneyBackFormProps) {
  const [text, setText] = useState('');
  const [iban, setIban] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const moneyButton = useMoneyButton();
  const fail = (wrong: FieldErrors) => {
    setErrors(wrong);
    focusFirstError(form.current);
  };
  const asking = useAskMoneyBack({
    onSuccess: ({ amount }) => {
      setText('');
      setIban('');
      toast.success(fa.sent, fa.sentText(formatToman(amount)));
    },
    onError: (error) => {
      const issues = findIssues(error);
      if (issues) fail(describeIssues(issues));
      else toast.error(errorText(error));
    },
  });
  const amount = Number(text);
  const cleaned = cleanIban(iban);
  const effect = getRequestEffect('money_back', amount, available);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (asking.isPending) return;
    const issues = checkMoneyBack({ amount: text === '' ? null : amount, iban: cleaned }, available);
    if (issues.length > 0) fail(describeIssues(issues));
    else asking.start({ amount, iban: cleaned });
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-8 wide:grid wide:grid-cols-[minmax(0,1fr)_328px] wide:gap-12"
    >
      <div className="flex min-w-0 flex-col gap-5">
        <div>
          <AmountInput
            name="amount"
            size="lg"
            label={fa.amount}
            value={text}
            onChange={(next) => {
              setText(next);
              setErrors(({ amount: _amount, ...others }) => others);
            }}
            error={errors.amount}
          />
          <div className="mt-2 flex flex-wrap items-center justify-between gap-2 text-sm text-text-3">
            {fa.upTo(formatToman(available))}
            <Button variant="soft" onClick={() => setText(String(available))}>
              {fa.all}
            </Button>
          </div>
        </div>
        <div>
          <TextField
            name="iban"
            label={fa.iban}
            hint={fa.ibanHint}
            dir="ltr"
            autoComplete="off"
            value={iban}
            onChange={(next) => {
              setIban(next);
              setErrors(({ iban: _iban, ...others }) => others);
            }}
            onBlur={() => isIban(cleaned) && setIban(groupIban(cleaned))}
            error={errors.iban}
            end={
              isIban(cleaned) && (
                <NeutralBadge tone="success" icon={Check}>
                  {bankOfIban(cleaned)}
                </NeutralBadge>
              )
            }
          />
          <p className="mt-2 text-sm text-text-2">{holder === '' ? fa.noHolder : fa.holder(holder)}</p>
        </div>
        <MoneyBackSteps />
      </div>
      <section
        aria-labelledby="money-back-effect"
        className="flex h-fit flex-col gap-4 rounded-lg border border-line bg-surface-sunken p-5"
      >
        <h2 id="money-back-effect" className="text-lg font-bold">
          {fa.effect}
        </h2>
        <SumRows
          rows={[
            { key: 'now', label: fa.now, amountToman: available },
            { key: 'back', label: fa.back, amountToman: amount > 0 ? effect.change : undefined, isSigned: true },
            {
              key: 'after',
              label: fa.after,
              amountToman: amount > 0 ? effect.after : undefined,
              kind: 'total',
              tone: effect.after < 0 ? 'danger' : undefined,
            },
          ]}
        />
        <Button
          type="submit"
          size="lg"
          isFullWidth
          {...moneyButton}
          isLoading={asking.isPending}
          loadingLabel={asking.isPending ? fa.sending : undefined}
        >
          {sendLabel(amount)}
        </Button>
        <p className="flex items-start gap-2 text-sm text-text-2">
          <Info aria-hidden size={16} className="mt-1 shrink-0" />
          {fa.note}
        </p>
      </section>
    </form>
  );
}
