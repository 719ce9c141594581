import { CheckboxField } from '@jarchi/ui/CheckboxField.tsx';
import { campaignsFa as fa } from './campaigns.fa.ts';
import { valueLabel } from './filter-labels.ts';
import type { SelectKey } from './list-search.ts';

export interface FilterChoicesProps {
  name: SelectKey;
  options: readonly string[];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** The values of one filter as ticks. */
export function FilterChoices({ name, options, values, onChange }: FilterChoicesProps) {
  return (
    <fieldset className="flex flex-col">
      <legend className="sr-only">{fa.filters[name]}</legend>
      {options.map((option) => (
        <CheckboxField
          key={option}
          label={valueLabel(name, option)}
          isSelected={values.includes(option)}
          onChange={(isSelected) => onChange(options.filter((other) => (other === option ? isSelected : values.includes(other))))}
          className="py-1.5 max-lg:min-h-11 max-lg:items-center"
        />
      ))}
    </fieldset>
  );
}
