import { useId, type ReactNode } from 'react';
import { joinClasses } from '#classes.ts';

export interface SwitchProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
  /** The switch at the inline end of the line, its label at the start. */
  isSpread?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** A setting that takes effect at once. */
export function Switch({
  isSelected,
  onChange,
  label,
  hint,
  isDisabled,
  isLabelHidden = false,
  isSpread = false,
  id: givenId,
  className,
}: SwitchProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={joinClasses('flex items-start gap-3', isSpread && 'flex-row-reverse justify-between', className)}>
      <span className="touch-area relative my-px inline-flex h-[22px] w-10 shrink-0">
        <input
          type="checkbox"
          role="switch"
          id={id}
          checked={isSelected}
          disabled={isDisabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
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
      <div className={joinClasses('min-w-0', isLabelHidden && 'sr-only')}>
        <label htmlFor={id} className={joinClasses('block text-md', isDisabled ? 'text-text-disabled' : 'cursor-pointer text-text')}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-text-3">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
