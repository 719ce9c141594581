import { CHARGE_PRESETS } from '@jarchi/domain/money/payments.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatScaledText } from '@jarchi/ui/format/format.ts';
import { financeFa } from '#features/finance/finance.fa.ts';

/** Buttons for usual amounts. */
export function AmountPresets({ amount, onAmount }: { amount: number; onAmount: (amount: number) => void }) {
  return (
    <div role="group" aria-label={financeFa.charge.presets} className="grid grid-cols-3 gap-2 sm:grid-cols-5">
      {CHARGE_PRESETS.map((preset) => {
        const isChosen = preset === amount;
        return (
          <button
            key={preset}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onAmount(preset)}
            className={joinClasses(
              'min-h-11 rounded-md border text-md font-medium transition-colors duration-(--t-fast)',
              isChosen
                ? 'border-action bg-action-soft font-semibold text-action-soft-text shadow-[inset_0_0_0_1px_var(--action)]'
                : 'border-line-strong bg-surface text-text hover:bg-surface-hover',
            )}
          >
            {formatScaledText(preset)}
          </button>
        );
      })}
    </div>
  );
}
