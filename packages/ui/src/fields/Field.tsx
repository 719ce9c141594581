import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '#classes.ts';
import { uiFa } from '#ui.fa.ts';

export interface FieldTexts {
  label?: ReactNode;
  hint?: ReactNode;
  /** Replaces the hint. */
  error?: ReactNode;
  /** true writes «اختیاری» beside the label; a text is written as it is. */
  optional?: boolean | string | undefined;
}

export interface FieldProps extends FieldTexts {
  htmlFor: string;
  children: ReactNode;
  /** At the end of the line under the control: a counter. */
  aside?: ReactNode;
  isLabelHidden?: boolean | undefined;
  /** For radios and check boxes: label and controls are a group. */
  isGroup?: boolean | undefined;
  className?: string | undefined;
}

/** The value of aria-describedby for the control inside a Field. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>): string | undefined {
  if (error) return `${id}-error`;
  return hint ? `${id}-hint` : undefined;
}

/** Label above, hint below; an error takes the place of the hint. */
export function Field({
  label,
  hint,
  error,
  optional,
  htmlFor,
  children,
  aside,
  isLabelHidden = false,
  isGroup = false,
  className,
}: FieldProps) {
  const labelClass = joinClasses('text-md font-medium text-text', isLabelHidden && 'sr-only');
  const labelBody = (
    <>
      {label} {optional && <span className="text-sm font-normal text-text-3">{optional === true ? uiFa.optional : optional}</span>}
    </>
  );
  const hasFoot = Boolean(error || hint || aside);
  return (
    <div
      role={isGroup ? 'group' : undefined}
      aria-labelledby={isGroup && label ? `${htmlFor}-label` : undefined}
      aria-describedby={isGroup ? describedBy(htmlFor, { hint, error }) : undefined}
      className={joinClasses('flex min-w-0 flex-col gap-1.5', className)}
    >
      {label &&
        (isGroup ? (
          <span id={`${htmlFor}-label`} className={labelClass}>
            {labelBody}
          </span>
        ) : (
          <label id={`${htmlFor}-label`} htmlFor={htmlFor} className={labelClass}>
            {labelBody}
          </label>
        ))}
      {children}
      {hasFoot && (
        <div className="flex items-start justify-between gap-3 text-sm">
          {error ? (
            <p id={`${htmlFor}-error`} className="flex items-start gap-1.5 text-danger-text">
              <CircleAlert aria-hidden size={16} className="mt-[3px] shrink-0" />
              <span>{error}</span>
            </p>
          ) : (
            <p id={`${htmlFor}-hint`} className="text-text-3">
              {hint}
            </p>
          )}
          {aside && <span className="shrink-0">{aside}</span>}
        </div>
      )}
    </div>
  );
}
