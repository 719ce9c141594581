import { Button } from '@jarchi/ui/Button.tsx';
import { CheckboxField } from '@jarchi/ui/CheckboxField.tsx';
import { useState } from 'react';
import { publishersFa as fa } from '../publishers.fa.ts';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** Several of a list; takes effect on «اعمال». */
export function OptionsFilter({
  options,
  value,
  onApply,
}: {
  options: readonly FilterOption[];
  value: readonly string[];
  onApply: (value: readonly string[]) => void;
}) {
  const [chosen, setChosen] = useState(value);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex max-h-72 flex-col gap-1 overflow-y-auto">
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            className="py-1"
            label={option.label}
            isSelected={chosen.includes(option.value)}
            onChange={(isSelected) => setChosen(isSelected ? [...chosen, option.value] : chosen.filter((other) => other !== option.value))}
          />
        ))}
      </div>
      <Button variant="soft" onClick={() => onApply(chosen)}>
        {fa.apply}
      </Button>
    </div>
  );
}
