import { useId, type ReactNode } from 'react';
import { joinClasses } from '#classes.ts';
import { uiFa } from '#ui.fa.ts';
import { ErrorLine } from './ErrorLine.tsx';

export interface FieldTexts {
  label?: ReactNode;
  hint?: ReactNode;
  /** Replaces the hint. */
  error?: ReactNode;
  /** true writes «اختیاری» next to the label; a text is written unchanged. */
  optional?: boolean | string | undefined;
}

/** The props of each field, with any control. */
export interface FieldStyle extends FieldTexts {
  id?: string | undefined;
  isLabelHidden?: boolean | undefined;
  className?: string | undefined;
}

/** The props of the control inside a field: its id, and the attributes that tie it to the field's texts. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldStyle {
  children: ReactNode | ((control: FieldControl) => ReactNode);
  /** above: label above the control, hint below; beside: both after a box or a switch; line: a short label before the control. */
  layout?: 'above' | 'beside' | 'line' | undefined;
  /** At the end of the line under the control: a counter. */
  aside?: ReactNode;
  /** For several controls: the label names their group. */
  isGroup?: boolean | undefined;
  /** The hint of a group is above its controls. */
  isHintFirst?: boolean | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** True with an error, unless set: a failure need not be an error of the input. */
  isInvalid?: boolean | undefined;
  /** The error answers a press, so a screen reader reads it at once. */
  isErrorUrgent?: boolean | undefined;
}

function labelClass({ layout = 'above', isLabelHidden, isDisabled }: FieldProps): string | undefined {
  if (layout === 'line') return undefined;
  if (layout === 'beside') return joinClasses('block text-md', isDisabled ? 'text-text-disabled' : 'cursor-pointer text-text');
  return joinClasses('text-md font-medium text-text', isLabelHidden && 'sr-only');
}

function FieldLabel({ id, props }: { id: string; props: FieldProps }) {
  const { label, optional, isGroup } = props;
  if (!label) return null;
  const body = optional ? (
    <>
      <span>{label}</span> <span className="text-sm font-normal text-text-3">{optional === true ? uiFa.optional : optional}</span>
    </>
  ) : (
    label
  );
  return isGroup ? (
    <span id={`${id}-label`} className={labelClass(props)}>
      {body}
    </span>
  ) : (
    <label id={`${id}-label`} htmlFor={id} className={labelClass(props)}>
      {body}
    </label>
  );
}

/** Hint or error. The error's element always exists, so that a screen reader announces it; a counter next to it stays silent. */
function FieldFoot({ id, props }: { id: string; props: FieldProps }) {
  const { hint, error, aside, layout, isHintFirst, isErrorUrgent } = props;
  const isBeside = layout === 'beside';
  const foot = (text: ReactNode) => (
    <div className="flex items-start justify-between gap-3 text-sm">
      {text}
      {aside && (
        <span aria-live="off" className="shrink-0">
          {aside}
        </span>
      )}
    </div>
  );
  const note = (
    <p id={`${id}-hint`} className={isBeside ? 'text-sm text-text-3' : 'text-text-3'}>
      {hint}
    </p>
  );
  const fault = isBeside ? (
    <p id={`${id}-error`} className="text-sm text-danger-text">
      {error}
    </p>
  ) : (
    foot(<ErrorLine id={`${id}-error`}>{error}</ErrorLine>)
  );
  return (
    <>
      <div {...(isErrorUrgent ? { role: 'alert' } : { 'aria-live': 'polite' as const })} className="contents">
        {error && fault}
      </div>
      {!error && (isBeside ? hint && note : !isHintFirst && (hint || aside) && foot(note))}
    </>
  );
}

/** Label, hint and error of each field, and the attributes that tie them to its control. */
export function Field(props: FieldProps) {
  const { label, hint, error, children, layout = 'above', isLabelHidden, isGroup, isHintFirst, isRequired, className } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const describedById = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  const isInvalid = props.isInvalid ?? Boolean(error);
  const control: FieldControl = {
    id,
    'aria-invalid': isInvalid || undefined,
    'aria-required': isRequired || undefined,
    'aria-describedby': describedById,
  };
  const body = typeof children === 'function' ? children(control) : children;
  const group = isGroup ? { role: 'group', 'aria-labelledby': label ? `${id}-label` : undefined, 'aria-describedby': describedById } : {};
  if (layout === 'beside') {
    return (
      <div {...group} className={joinClasses('flex items-start', className)}>
        {body}
        <div className={joinClasses('min-w-0', isLabelHidden && 'sr-only')}>
          <FieldLabel id={id} props={props} />
          <FieldFoot id={id} props={props} />
        </div>
      </div>
    );
  }
  if (layout === 'line') {
    return (
      <div {...group} className={joinClasses('flex items-center gap-3', className)}>
        <FieldLabel id={id} props={props} />
        {body}
      </div>
    );
  }
  return (
    <div {...group} className={joinClasses('flex min-w-0 flex-col', !isHintFirst && 'gap-1.5', className)}>
      <FieldLabel id={id} props={props} />
      {isHintFirst && hint && !error && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-text-3">
          {hint}
        </p>
      )}
      {body}
      <FieldFoot id={id} props={props} />
    </div>
  );
}
