import type { ThresholdRule } from '@jarchi/domain/alerts/alert-kinds.ts';
import { getDigits, toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { AmountInput } from '@jarchi/ui/fields/AmountInput.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { useState, type KeyboardEvent } from 'react';
import type { Alert } from '#data/alerts/alerts.ts';
import { alertsFa as fa } from './alerts.fa.ts';
import { readThreshold, thresholdError } from './threshold-draft.ts';

/** Of a field of percent or hours. */
const DIGITS_MAX = 4;

export interface ThresholdFieldProps {
  alert: Alert;
  rule: ThresholdRule;
  onSave: (threshold: number) => void;
}

/** Saved with Enter or when the field is left; Escape takes back what was typed. */
export function ThresholdField({ alert, rule, onSave }: ThresholdFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const saved = alert.threshold === null ? '' : String(alert.threshold);
  const end = () => {
    if (typed === undefined) return;
    const threshold = readThreshold(typed);
    const fault = thresholdError({ kind: alert.kind, threshold });
    setError(fault);
    if (fault !== undefined || threshold === null) return;
    setTyped(undefined);
    if (threshold !== alert.threshold) onSave(threshold);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') end();
    if (event.key !== 'Escape' || typed === undefined) return;
    setTyped(undefined);
    setError(undefined);
  };
  const change = (digits: string) => {
    setTyped(digits);
    setError(undefined);
  };
  const value = typed ?? saved;
  const field = { label: fa.threshold(fa.kinds[alert.kind].title), isLabelHidden: true, error, onBlur: end };
  return (
    <div
      role="group"
      aria-label={field.label}
      onKeyDown={onKeyDown}
      className={joinClasses('w-full min-w-0', rule.unit === 'toman' ? 'max-w-[200px]' : 'max-w-[140px]')}
    >
      {rule.unit === 'toman' ? (
        <AmountInput {...field} value={value} unit={fa.units.toman} onChange={change} />
      ) : (
        <TextField
          {...field}
          size="lg"
          inputMode="numeric"
          autoComplete="off"
          value={toPersianDigits(value)}
          end={<span className="text-sm">{fa.units[rule.unit]}</span>}
          onChange={(text) =>
            change(
              getDigits(text)
                .replace(/^0+(?=\d)/, '')
                .slice(0, DIGITS_MAX),
            )
          }
        />
      )}
    </div>
  );
}
