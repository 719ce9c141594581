import { formatDate, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { parseJalali, writeJalali } from '@jarchi/domain/calendar/jalali-text.ts';
import { useState } from 'react';
import { Field } from '#fields/Field.tsx';

export interface JalaliTextInputProps {
  label: string;
  /** Gregorian YYYY-MM-DD. */
  value: string | null;
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** Shows «۱۲ آبان ۱۴۰۵»; with focus it accepts ۱۴۰۵/۰۸/۱۲ in any digits. */
export function JalaliTextInput({ label, value, onChange, min, max }: JalaliTextInputProps) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    const day = typed === undefined ? undefined : parseJalali(typed);
    setTyped(undefined);
    if (day !== undefined && (min === undefined || day >= min) && (max === undefined || day <= max)) onChange(day);
  };
  const isWrong = typed !== undefined && typed !== '' && parseJalali(typed) === undefined;
  return (
    <Field label={label} isLabelHidden isInvalid={isWrong} className="w-[132px]">
      {(control) => (
        <span data-invalid={isWrong || undefined} className="control-frame h-(--h-md)">
          <input
            dir={typed === undefined ? 'rtl' : 'ltr'}
            inputMode="numeric"
            autoComplete="off"
            {...control}
            value={typed ?? (value === null ? '' : formatDate(tehranInstant(value, 12)))}
            onFocus={() => setTyped(value === null ? '' : writeJalali(value))}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              commit();
            }}
            className="size-full rounded-md bg-transparent px-3 text-start text-control outline-none"
          />
        </span>
      )}
    </Field>
  );
}
