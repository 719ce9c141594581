import { checkChargeAmount, type AmountIssue } from '@jarchi/domain/money/payments.ts';
import { AmountInput } from '@jarchi/ui/fields/AmountInput.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { IconTile } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { RadioCards } from '@jarchi/ui/fields/RadioCards.tsx';
import { pauses } from '@jarchi/ui/toasts/pauses.ts';
import { useRested } from '@jarchi/ui/use-rested.ts';
import { CreditCard } from 'lucide-react';
import { useRef, useState } from 'react';
import { AboveMaximum } from '../charge/AboveMaximum.tsx';
import { AmountPresets } from '../charge/AmountPresets.tsx';
import { amountIssueText } from './amount-issue.ts';
import { findTypedCharge, typedCharge } from './typed-charge.ts';
import { ChargeSummary, PayButton } from './ChargeSummary.tsx';
import { GatewayDown } from '../charge/GatewayDown.tsx';
import { EffectForm } from '#features/finance/EffectForm.tsx';
import { financeFa } from '../finance.fa.ts';
import type { Gateway } from '#data/finance/finance.ts';
import { useCharge } from './useCharge.ts';

const fa = financeFa.charge;

export interface ChargeFormProps {
  gateways: readonly [Gateway, ...Gateway[]];
  balance: number | undefined;
  isBalanceLoading: boolean;
  /** The amount in the URL, as digits; else empty. */
  askedAmount: string;
  returnPath: string | null;
  leave: (url: string) => void;
}

/** Amount, then gateway; the summary shows the new balance. */
export function ChargeForm(props: ChargeFormProps) {
  const { gateways, balance, isBalanceLoading, askedAmount, returnPath, leave } = props;
  const [typed] = useState(() => findTypedCharge(askedAmount));
  const [text, setText] = useState(typed?.amount ?? askedAmount);
  const [gatewayKey, setGatewayKey] = useState(typed?.gateway ?? gateways[0].key);
  const [isChecked, setIsChecked] = useState(askedAmount !== '');
  const input = useRef<HTMLInputElement>(null);
  const { charge, isLeaving, downText, refusedAmount, forgetRefusal } = useCharge(leave);

  const gateway = gateways.find(({ key }) => key === gatewayKey) ?? gateways[0];
  const amount = Number(text);
  const issue: AmountIssue | undefined = refusedAmount ?? checkChargeAmount(text === '' ? null : amount, gateway);
  const isRested = useRested(text, pauses.figures) === text && text !== '';
  // More digits never mend an amount that is too large; one that is too small may not be finished.
  const isTold = isChecked || isRested || issue?.code === 'amount_above_maximum' || refusedAmount !== undefined;
  const changeText = (next: string) => {
    setText(next);
    if (refusedAmount) forgetRefusal();
  };

  const chooseGateway = (key: string) => {
    setGatewayKey(key);
    if (downText !== undefined || refusedAmount) forgetRefusal();
  };

  const submit = () => {
    if (isLeaving) return;
    setIsChecked(true);
    if (issue) {
      input.current?.focus();
      return;
    }
    typedCharge.keep({ amount: text, gateway: gateway.key, asked: askedAmount });
    charge({ amount, gateway: gateway.key, return_path: returnPath });
  };

  return (
    <EffectForm
      onSubmit={submit}
      effect={
        <div className="wide:pt-8">
          <ChargeSummary amount={amount} balance={balance} isBalanceLoading={isBalanceLoading} isLeaving={isLeaving} />
        </div>
      }
      dock={
        <div className="sticky bottom-(--above-bar) z-(--z-dock) -mx-(--gutter) mt-auto flex flex-col gap-2 border-t border-line bg-surface px-(--gutter) pt-3 pb-3 shadow-dock low:static wide:hidden">
          <p className="flex items-baseline justify-between text-md text-text-2">
            {fa.payable}
            <span className="text-sm text-text-3">
              <b className="text-md font-semibold text-text">{amount > 0 ? formatToman(amount) : fa.noAmount}</b>{' '}
              {amount > 0 && <span>{financeFa.result.toman}</span>}
            </span>
          </p>
          <PayButton amount={amount} isLeaving={isLeaving} />
        </div>
      }
    >
      <AmountInput
        id="charge_amount"
        name="charge_amount"
        size="lg"
        label={fa.amount}
        hint={fa.limits(formatToman(gateway.minimum), formatToman(gateway.maximum))}
        value={text}
        onChange={changeText}
        onBlur={() => setIsChecked(text !== '')}
        inputRef={input}
        error={issue && isTold ? amountIssueText(issue) : undefined}
      />
      {issue?.code === 'amount_above_maximum' && (
        <AboveMaximum amount={amount} maximum={issue.maximum} onAmount={(most) => changeText(String(most))} />
      )}
      <AmountPresets amount={amount} onAmount={(preset) => changeText(String(preset))} />
      {askedAmount !== '' && <Notice>{fa.needed(formatToman(Number(askedAmount)))}</Notice>}
      <RadioCards
        className="mt-3"
        variant="list"
        label={fa.gateway}
        value={gateway.key}
        onChange={chooseGateway}
        options={gateways.map(({ key, title, description }) => ({
          value: key,
          label: title,
          text: description,
          media: <IconTile icon={CreditCard} tone="info" />,
        }))}
      />
      {downText !== undefined && (
        <GatewayDown text={downText} others={gateways.filter(({ key }) => key !== gateway.key)} onChoose={chooseGateway} />
      )}
    </EffectForm>
  );
}
