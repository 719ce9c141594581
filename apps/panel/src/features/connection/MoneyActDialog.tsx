import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { ShownActDialog, type ShownActDialogProps } from '@jarchi/shell/acts/ShownActDialog.tsx';
import { useMoneyButton } from './money-button.ts';

/** Asks before an act that moves money; without a network, and beside figures of an earlier visit, it cannot be answered. */
export function MoneyActDialog<P>(props: Omit<ShownActDialogProps<P>, 'explain'>) {
  const { isDisabledWithReason: offline } = useMoneyButton();
  return <ShownActDialog size="lg" {...props} explain={errorText} blocked={offline ?? props.blocked} />;
}
