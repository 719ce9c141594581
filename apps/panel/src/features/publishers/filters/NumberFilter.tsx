import type { NumberOperator } from '@jarchi/domain/filters/filters.ts';
import { AmountInput } from '@jarchi/ui/AmountInput.tsx';
import { Button } from '@jarchi/ui/Button.tsx';
import { Segmented } from '@jarchi/ui/Segmented.tsx';
import { useState } from 'react';
import { publishersFa as fa } from '../publishers.fa.ts';

export interface NumberFilterProps {
  label: string;
  unit: string;
  hint: string;
  value: { operator: NumberOperator; value: number } | undefined;
  onApply: (value: { operator: NumberOperator; value: number } | undefined) => void;
}

/** Less or more than an amount. */
export function NumberFilter({ label, unit, hint, value, onApply }: NumberFilterProps) {
  const [operator, setOperator] = useState<NumberOperator>(value?.operator ?? 'lt');
  const [digits, setDigits] = useState(value === undefined ? '' : String(value.value));
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(digits === '' ? undefined : { operator, value: Number(digits) });
      }}
    >
      <Segmented
        label={fa.bound}
        isFullWidth
        value={operator}
        onChange={setOperator}
        options={[
          { value: 'lt', label: fa.atMost },
          { value: 'gt', label: fa.atLeast },
        ]}
      />
      <AmountInput label={label} isLabelHidden unit={unit} hint={hint} value={digits} onChange={setDigits} />
      <Button type="submit" variant="soft">
        {fa.apply}
      </Button>
    </form>
  );
}
