import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#actions/Button.tsx';
import { CheckboxField } from '#fields/CheckboxField.tsx';
import { Field } from '#fields/Field.tsx';
import { joinClasses } from '#classes.ts';
import type { SelectSpec } from '#filters/filter-spec.ts';
import { filtersFa as fa } from '#filters/filters.fa.ts';

export interface SelectEditorProps {
  spec: SelectSpec;
  values: readonly string[];
  onApply: (values: readonly string[]) => void;
}

/** One choice takes effect at once; a second press on it removes it. */
export function SingleEditor({ spec, values, onApply }: SelectEditorProps) {
  return (
    <div role="radiogroup" aria-label={spec.label} className="-m-2 flex max-h-72 min-w-48 flex-col overflow-y-auto">
      {spec.options?.map(({ value, label }) => {
        const isChosen = values.includes(value);
        return (
          <button
            key={value}
            type="button"
            role="radio"
            aria-checked={isChosen}
            onClick={() => onApply(isChosen ? [] : [value])}
            className={joinClasses(
              'flex h-9 items-center justify-between gap-3 rounded-sm px-3 text-start text-md hover:bg-surface-hover max-lg:h-12',
              isChosen && 'font-medium text-action-soft-text',
            )}
          >
            {label}
            {isChosen && <Check aria-hidden size={16} />}
          </button>
        );
      })}
    </div>
  );
}

/** Several choices take effect on «اعمال». */
export function MultipleEditor({ spec, values, onApply }: SelectEditorProps) {
  const [chosen, setChosen] = useState(values);
  const options = spec.options ?? [];
  return (
    <form
      className="flex min-w-56 flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(chosen);
      }}
    >
      <Field isGroup label={spec.label} isLabelHidden>
        <div className="flex max-h-72 flex-col overflow-y-auto">
          {options.map(({ value, label }) => (
            <CheckboxField
              key={value}
              label={label}
              isSelected={chosen.includes(value)}
              onChange={(isSelected) =>
                setChosen(options.map((option) => option.value).filter((one) => (one === value ? isSelected : chosen.includes(one))))
              }
              className="py-1.5 max-lg:min-h-11 max-lg:items-center"
            />
          ))}
        </div>
      </Field>
      <Button type="submit" isFullWidth>
        {fa.apply}
      </Button>
    </form>
  );
}
