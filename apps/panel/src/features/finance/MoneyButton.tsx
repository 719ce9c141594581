import { Button } from '@jarchi/ui/actions/Button.tsx';
import { formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import { useMoneyButton } from '#features/connection/public.ts';

/** The least amount that reads better in words. */
const WORDS_FROM = 1_000_000;
const WORDS_STEP = 100_000;

/** «۲۰ میلیون» if that is exact, else the full figure. */
const amountText = (toman: number): string =>
  toman >= WORDS_FROM && toman % WORDS_STEP === 0 ? formatScaledText(toman) : formatToman(toman);

export interface MoneyButtonProps {
  /** Toman; 0 or less while none is written. */
  amount: number;
  label: (amount: string) => string;
  /** The label without an amount. */
  empty: string;
  /** The label while it is sent. */
  sending: string;
  isSending: boolean;
}

/** Submits a form of money; its label names the amount. */
export function MoneyButton({ amount, label, empty, sending, isSending }: MoneyButtonProps) {
  const moneyButton = useMoneyButton();
  return (
    <Button type="submit" size="lg" isFullWidth {...moneyButton} isLoading={isSending} loadingLabel={isSending ? sending : undefined}>
      {amount > 0 ? label(amountText(amount)) : empty}
    </Button>
  );
}
