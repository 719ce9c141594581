import { joinClasses } from '#classes.ts';
import { Field, type FieldStyle } from './Field.tsx';

export interface SwitchProps extends Omit<FieldStyle, 'optional' | 'error'> {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean | undefined;
  /** The switch is at the inline end, its label at the inline start. */
  isSpread?: boolean | undefined;
}

/** A setting that takes effect at once. */
export function Switch({ isSelected, onChange, isSpread = false, className, ...field }: SwitchProps) {
  return (
    <Field {...field} layout="beside" className={joinClasses('gap-3', isSpread && 'flex-row-reverse justify-between', className)}>
      {(control) => (
        <span className="touch-area relative my-px inline-flex h-[22px] w-10 shrink-0">
          <input
            {...control}
            type="checkbox"
            role="switch"
            checked={isSelected}
            disabled={field.isDisabled}
            onChange={(event) => onChange(event.target.checked)}
            className={joinClasses(
              'peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-full transition-colors duration-(--t-base) disabled:cursor-default disabled:opacity-50',
              isSelected ? 'bg-action' : 'bg-line-control',
            )}
          />
          <span
            aria-hidden
            className={joinClasses(
              'pointer-events-none absolute inset-y-[3px] size-4 rounded-full bg-white shadow-xs transition-[inset-inline-start] duration-(--t-base) ease-out',
              isSelected ? 'start-[21px]' : 'start-[3px]',
            )}
          />
        </span>
      )}
    </Field>
  );
}
