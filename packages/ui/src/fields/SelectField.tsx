import { ChevronDown } from 'lucide-react';
import { joinClasses } from '#classes.ts';
import { Field, type FieldStyle } from './Field.tsx';

export interface SelectOption<V extends string = string> {
  value: V;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface SelectFieldProps<V extends string> extends FieldStyle {
  value: V | '';
  onChange: (value: V) => void;
  options: readonly SelectOption<V>[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  name?: string | undefined;
  size?: 'md' | 'lg' | undefined;
  isDisabled?: boolean | undefined;
}

/** The browser's select in our frame: phones open their own picker, and it needs no code. */
export function SelectField<V extends string>({
  value,
  onChange,
  options,
  placeholder,
  name,
  size = 'md',
  isDisabled,
  ...field
}: SelectFieldProps<V>) {
  return (
    <Field {...field}>
      {(control) => (
        <div
          data-invalid={control['aria-invalid']}
          data-disabled={isDisabled || undefined}
          className={joinClasses('control-frame relative', size === 'lg' ? 'h-(--h-lg)' : 'h-(--h-md)')}
        >
          <select
            {...control}
            name={name}
            value={value}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value as V)}
            className={joinClasses(
              'size-full appearance-none truncate rounded-md bg-transparent ps-3 pe-9 text-control outline-none',
              value === '' && 'text-text-3',
            )}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden size={16} className="pointer-events-none absolute inset-y-0 end-3 my-auto text-text-3" />
        </div>
      )}
    </Field>
  );
}
