import { getDigits, toLatinDigits, toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { useState, type ReactNode, type Ref } from 'react';
import { joinClasses } from '#classes.ts';
import { formatNumber } from '#format/format.ts';
import { uiFa } from '#ui.fa.ts';
import { Field } from './Field.tsx';

export interface OtpInputProps {
  /** Latin digits. */
  value: string;
  onChange: (value: string) => void;
  /** Called once each time the last box is filled. */
  onComplete?: ((value: string) => void) | undefined;
  length?: number | undefined;
  error?: ReactNode;
  /** The error is about the typed code. */
  hasError?: boolean | undefined;
  isDisabled?: boolean | undefined;
  label?: string | undefined;
  id?: string | undefined;
  autoFocus?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** The code in a text: all of its digits, or the one run of them that has the length of a code; undefined if it may be another number. */
function findCode(text: string, length: number): string | undefined {
  const digits = getDigits(text);
  if (digits.length <= length) return digits;
  const runs = toLatinDigits(text)
    .split(/\D+/)
    .filter((run) => run.length === length);
  return runs.length === 1 ? runs[0] : undefined;
}

function boxClass(hasError: boolean, isCurrent: boolean): string {
  const edge = hasError ? 'border-danger-solid' : isCurrent ? 'border-focus-ring' : 'border-line-control';
  const inner = isCurrent && (hasError ? 'shadow-[inset_0_0_0_1px_var(--danger-solid)]' : 'shadow-[inset_0_0_0_1px_var(--focus-ring)]');
  return joinClasses(
    'grid h-15 place-items-center rounded-lg border bg-surface text-2xl font-semibold wide:h-16',
    edge,
    inner,
    hasError ? 'text-danger-text' : 'text-text',
  );
}

/** Drawn as boxes, but one input: paste, SMS autofill and screen readers work as on any field. */
export function OtpInput({
  value,
  onChange,
  onComplete,
  length = 5,
  error,
  hasError = false,
  isDisabled,
  label,
  id,
  autoFocus,
  inputRef,
}: OtpInputProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const [isTooLong, setTooLong] = useState(false);
  const change = (text: string) => {
    const next = findCode(text, length);
    // One more key after the last box says nothing; a text pasted there does.
    const isOneKey = value.length === length && getDigits(text).length === length + 1;
    setTooLong(next === undefined && !isOneKey);
    if (next === undefined || next === value) return;
    onChange(next);
    if (next.length === length) onComplete?.(next);
  };
  const current = Math.min(value.length, length - 1);
  return (
    <Field
      id={id}
      isLabelHidden
      label={label ?? uiFa.otpLabel(formatNumber(length))}
      error={isTooLong ? uiFa.otpTooLong(formatNumber(length)) : error}
      isInvalid={hasError || isTooLong}
      isErrorUrgent
      className="gap-3!"
    >
      {(control) => (
        <div dir="ltr" className="relative">
          <div aria-hidden className="grid gap-2.5" style={{ gridTemplateColumns: `repeat(${length}, minmax(0, 1fr))` }}>
            {Array.from({ length }, (_, index) => (
              <span key={index} className={boxClass(hasError, hasFocus && index === current)}>
                {toPersianDigits(value[index] ?? '')}
                {hasFocus && index === value.length && <span className="h-7 w-0.5 animate-caret bg-focus-ring" />}
              </span>
            ))}
          </div>
          <input
            ref={inputRef}
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            autoFocus={autoFocus}
            disabled={isDisabled}
            value={value}
            onChange={(event) => change(event.target.value)}
            onFocus={() => setHasFocus(true)}
            onBlur={() => setHasFocus(false)}
            onSelect={(event) => event.currentTarget.setSelectionRange(value.length, value.length)}
            className="absolute inset-0 size-full cursor-text bg-transparent text-lg text-transparent caret-transparent opacity-0 outline-none"
          />
        </div>
      )}
    </Field>
  );
}
