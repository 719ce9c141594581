import { cleanIban, groupIban, isIban } from '@jarchi/domain/money/requests/iban.ts';
import { checkMoneyBack } from '@jarchi/domain/money/requests/request-checks.ts';
import { getRequestEffect } from '@jarchi/domain/money/requests/request-money.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { NeutralBadge } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { AmountInput } from '@jarchi/ui/fields/AmountInput.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { Check, Info } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAskMoneyBack } from '#data/money-requests/money-request-changes.ts';
import { EffectForm, EffectPanel, MoneyButton } from '#features/finance/public.ts';
import { bankOfIban } from '../request-words.ts';
import { useFieldErrors } from '../useFieldErrors.ts';
import { moneyBackFa as fa } from './money-back.fa.ts';
import { MoneyBackSteps } from './MoneyBackSteps.tsx';

export interface MoneyBackFormProps {
  available: number;
  /** In whose name the account is; empty if nobody has said. */
  holder: string;
}

/** Asks for available money on a bank account; what it does to the account is shown before. */
export function MoneyBackForm({ available, holder }: MoneyBackFormProps) {
  const [text, setText] = useState('');
  const [iban, setIban] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { errors, tell, tellFailure, forget } = useFieldErrors(form);
  const asking = useAskMoneyBack({
    onSuccess: ({ amount }) => {
      setText('');
      setIban('');
      toast.success(fa.sent, fa.sentText(formatToman(amount)));
    },
    onError: tellFailure,
  });
  const amount = Number(text);
  const cleaned = cleanIban(iban);
  const effect = getRequestEffect('money_back', amount, available);
  const changeAmount = (next: string) => {
    setText(next);
    forget('amount');
  };
  const submit = () => {
    if (asking.isPending) return;
    const issues = checkMoneyBack({ amount: text === '' ? null : amount, iban: cleaned }, available);
    tell(issues);
    if (issues.length === 0) asking.start({ amount, iban: cleaned });
  };
  return (
    <EffectForm
      formRef={form}
      onSubmit={submit}
      effect={
        <EffectPanel
          title={fa.effect}
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
        >
          <MoneyButton amount={amount} label={fa.send} empty={fa.sendEmpty} sending={fa.sending} isSending={asking.isPending} />
          <p className="flex items-start gap-2 text-sm text-text-2">
            <Info aria-hidden size={16} className="mt-1 shrink-0" />
            {fa.note}
          </p>
        </EffectPanel>
      }
    >
      <div>
        <AmountInput name="amount" size="lg" label={fa.amount} value={text} onChange={changeAmount} error={errors.amount} />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2 text-sm text-text-3">
          {fa.upTo(formatToman(available))}
          <Button variant="soft" onClick={() => changeAmount(String(available))}>
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
            forget('iban');
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
    </EffectForm>
  );
}
