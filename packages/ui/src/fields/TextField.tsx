import { cleanLongText, cleanShortText, hasLostDirection } from '@jarchi/domain/text/clean-text.ts';
import { useState, type ChangeEvent, type ComponentProps, type ReactNode, type Ref } from 'react';
import { joinClasses } from '#classes.ts';
import { Field, type FieldStyle } from './Field.tsx';
import { formatNumber } from '#format/format.ts';
import { uiFa } from '#ui.fa.ts';

type Native = Omit<
  ComponentProps<'input'>,
  | 'value'
  | 'onChange'
  | 'size'
  | 'disabled'
  | 'id'
  | 'required'
  | 'readOnly'
  | 'className'
  | 'children'
  | 'onKeyDown'
  | 'onBlur'
  | 'onFocus'
  | 'onPaste'
  | 'ref'
>;
type Either = HTMLInputElement | HTMLTextAreaElement;

/** `opaque`: handed on as it is typed, as passwords are. */
export type TextKind = 'short' | 'long' | 'opaque';

const CLEANERS = { short: cleanShortText, long: cleanLongText, opaque: (text: string) => text } as const;

export interface TextFieldProps extends FieldStyle, Native {
  value: string;
  onChange: (value: string) => void;
  onBlur?: ComponentProps<'input'>['onBlur'] | undefined;
  onKeyDown?: ((event: React.KeyboardEvent<Either>) => void) | undefined;
  multiline?: boolean | undefined;
  /** How the text is cleaned before it is handed on, as the contract cleans it: `long` with several lines, otherwise `short`. */
  kind?: TextKind | undefined;
  rows?: number | undefined;
  /** Counts characters; red above the limit, which is not enforced. */
  counterLimit?: number | undefined;
  /** Adornments at the start and the end of the box. */
  start?: ReactNode;
  end?: ReactNode;
  size?: 'md' | 'lg' | undefined;
  inputRef?: Ref<Either> | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  isReadOnly?: boolean | undefined;
}

function LengthCounter({ length, limit }: { length: number; limit: number }) {
  return (
    <span className={length > limit ? 'font-semibold text-danger-text' : 'text-text-3'}>
      {uiFa.counter(formatNumber(length), formatNumber(limit))}
    </span>
  );
}

/** The hint, and that hidden marks were taken out of what was typed or pasted. */
function MarksNotice({ hint }: { hint: ReactNode }) {
  return (
    <>
      {hint} <span role="status">{uiFa.marksTaken}</span>
    </>
  );
}

/**
 * What is typed, next to what is handed on: the box keeps hidden marks while it is typed in, since half of a pair may come later, and shows
 * the cleaned text once it is left.
 */
function useTyped(value: string, kind: TextKind) {
  const [typed, setTyped] = useState(value);
  const clean = CLEANERS[kind];
  const isTyped = typed !== value && clean(typed) === value;
  const [hasLost, setLost] = useState(false);
  return {
    shown: isTyped ? typed : value,
    hasLost,
    /** The cleaned text. */
    type: (text: string) => {
      const cleaned = clean(text);
      setTyped(text);
      setLost((before) => hasLostDirection(text, cleaned) || (before && cleaned !== ''));
      return cleaned;
    },
    /** A text of which nothing is seen stays: its field may say that it is missing. */
    leave: () => {
      if (value !== '') setTyped(value);
    },
  };
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    value,
    onChange,
    onBlur,
    onKeyDown,
    multiline = false,
    kind = multiline ? 'long' : 'short',
    rows = 4,
    counterLimit,
    start,
    end,
    size = 'md',
    inputRef,
    isDisabled,
    isRequired,
    isReadOnly,
    isLabelHidden,
    className,
    id,
    dir,
    ...native
  } = props;
  const typing = useTyped(value, kind);
  const length = [...value].length;
  const isNumber = native.inputMode === 'tel' || native.inputMode === 'numeric' || native.inputMode === 'decimal';
  const own = {
    ...native,
    dir,
    value: typing.shown,
    onKeyDown,
    disabled: isDisabled,
    readOnly: isReadOnly,
    onChange: (event: ChangeEvent<Either>) => onChange(typing.type(event.target.value)),
    className: joinClasses(
      'min-w-0 flex-1 bg-transparent text-control outline-none',
      isNumber && dir === 'ltr' && 'text-end placeholder:text-end',
    ),
  };
  const aside = counterLimit === undefined ? undefined : <LengthCounter length={length} limit={counterLimit} />;
  return (
    <Field
      id={id}
      label={label}
      hint={typing.hasLost ? <MarksNotice hint={hint} /> : hint}
      error={error}
      optional={optional}
      aside={aside}
      isLabelHidden={isLabelHidden}
      isRequired={isRequired}
      className={className}
    >
      {(control) => (
        <div
          data-invalid={control['aria-invalid']}
          data-disabled={isDisabled || undefined}
          className={joinClasses(
            'control-frame flex gap-2 px-3',
            multiline ? 'items-start py-2' : 'items-center',
            !multiline && (size === 'lg' ? 'h-(--h-lg)' : 'h-(--h-md)'),
          )}
        >
          {start && <span className="flex shrink-0 items-center text-text-3">{start}</span>}
          {multiline ? (
            <textarea
              {...(own as ComponentProps<'textarea'>)}
              {...control}
              ref={inputRef as Ref<HTMLTextAreaElement>}
              onBlur={typing.leave}
              rows={rows}
              className={joinClasses(own.className, 'resize-y leading-prose')}
            />
          ) : (
            <input
              type="text"
              {...own}
              {...control}
              ref={inputRef as Ref<HTMLInputElement>}
              onBlur={(event) => {
                typing.leave();
                onBlur?.(event);
              }}
              className={joinClasses(own.className, 'h-full')}
            />
          )}
          {end && <span className="flex shrink-0 items-center text-text-3">{end}</span>}
        </div>
      )}
    </Field>
  );
}
