import type { NumberFilter as NumberRange } from '@jarchi/domain/filters/filters.ts';
import { AmountInput } from '@jarchi/ui/AmountInput.tsx';
import { Button } from '@jarchi/ui/Button.tsx';
import { useState } from 'react';
import { publishersFa as fa } from '../publishers.fa.ts';
import { rangeOf } from './plan-filters.ts';

export interface NumberFilterProps {
  label: string;
  unit: string;
  hint: string;
  value: NumberRange | undefined;
  onApply: (value: NumberRange | undefined) => void;
}

const digitsOf = (bound: number | null | undefined): string => (bound === null || bound === undefined ? '' : String(bound));

/** From an amount to another, either of them open. */
export function NumberFilter({ label, unit, hint, value, onApply }: NumberFilterProps) {
  const [from, setFrom] = useState(digitsOf(value?.from));
  const [to, setTo] = useState(digitsOf(value?.to));
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(rangeOf(from, to));
      }}
    >
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">{label}</legend>
        <AmountInput label={fa.from} unit={unit} hint={hint} value={from} onChange={setFrom} />
        <AmountInput label={fa.to} unit={unit} value={to} onChange={setTo} />
      </fieldset>
      <Button type="submit" variant="soft">
        {fa.apply}
      </Button>
    </form>
  );
}
