import { Check, Minus } from 'lucide-react';
import { joinClasses } from '#classes.ts';
import { Field, type FieldStyle } from './Field.tsx';

export interface CheckboxProps {
  isSelected: boolean;
  /** `hasShift`: Shift was down, which means a range where there is one. */
  onChange: (isSelected: boolean, hasShift: boolean) => void;
  /** Some of a set are chosen; drawn as a dash. */
  isIndeterminate?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** The name of a box without visible text. */
  label?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
  describedById?: string | undefined;
  isInvalid?: boolean | undefined;
}

/** Only the box, for table rows and filters. */
export function Checkbox({
  isSelected,
  onChange,
  isIndeterminate = false,
  isDisabled,
  label,
  id,
  name,
  describedById,
  isInvalid,
}: CheckboxProps) {
  const isFilled = isSelected || isIndeterminate;
  return (
    <span className="touch-area relative inline-grid size-[18px] shrink-0 place-items-center">
      <input
        type="checkbox"
        id={id}
        name={name}
        aria-label={label}
        aria-describedby={describedById}
        aria-invalid={isInvalid || undefined}
        checked={isSelected}
        disabled={isDisabled}
        ref={(box) => {
          if (box) box.indeterminate = isIndeterminate;
        }}
        onChange={({ target, nativeEvent }) => onChange(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        className={joinClasses(
          'absolute inset-0 m-0 cursor-pointer appearance-none rounded-xs border-[1.5px] transition-colors duration-(--t-fast) disabled:cursor-default',
          isFilled
            ? 'border-action bg-action disabled:border-text-disabled disabled:bg-text-disabled'
            : joinClasses('bg-surface disabled:border-line-strong', isInvalid ? 'border-danger-solid' : 'border-line-control'),
        )}
      />
      {isFilled &&
        (isIndeterminate ? (
          <Minus aria-hidden size={14} className="pointer-events-none relative text-white" strokeWidth={3} />
        ) : (
          <Check aria-hidden size={13} className="pointer-events-none relative text-white" strokeWidth={3} />
        ))}
    </span>
  );
}

export interface CheckboxFieldProps
  extends Omit<CheckboxProps, 'label' | 'describedById' | 'isInvalid'>, Omit<FieldStyle, 'optional' | 'isLabelHidden'> {}

export function CheckboxField({ label, hint, error, id, className, ...box }: CheckboxFieldProps) {
  return (
    <Field
      layout="beside"
      id={id}
      label={label}
      hint={hint}
      error={error}
      isDisabled={box.isDisabled}
      className={joinClasses('gap-2.5', className)}
    >
      {(control) => (
        <span className="flex h-6 items-center">
          <Checkbox {...box} id={control.id} isInvalid={control['aria-invalid']} describedById={control['aria-describedby']} />
        </span>
      )}
    </Field>
  );
}
