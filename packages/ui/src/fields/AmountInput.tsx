import { AMOUNT_MAX } from '@jarchi/domain/money/typed-amount.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { numberInWords } from '@jarchi/domain/numbers/numbers.ts';
import { useRef, type ComponentProps, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { Button } from '#actions/Button.tsx';
import { joinClasses } from '#classes.ts';
import { formatNumber } from '#format/format.ts';
import { amountFa } from './amount/amount.fa.ts';
import { Field, type FieldStyle } from './Field.tsx';
import { uiFa } from '#ui.fa.ts';
import { useAmountText } from './amount/use-amount-text.ts';

export interface AmountInputProps
  extends Omit<FieldStyle, 'hint'>, Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'autoFocus' | 'placeholder'> {
  /** Latin digits only: '' or '1250000'; '' also while what is typed has no single meaning. */
  value: string;
  onChange: (value: string) => void;
  size?: 'md' | 'lg' | undefined;
  unit?: string | undefined;
  /** Written after the words: «، بدون مالیات». */
  wordsSuffix?: string | undefined;
  /** Shown instead of the words while the field is empty. */
  hint?: string | undefined;
  /** The digits that the field keeps; by default more than any amount has, so that one that is too large is refused and not cut. */
  maxDigits?: number | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
}

/** Backspace and Delete next to a comma delete the digit beyond it. */
function stepOverComma(event: KeyboardEvent<HTMLInputElement>) {
  const input = event.currentTarget;
  const at = input.selectionStart ?? 0;
  if (at !== input.selectionEnd) return;
  if (event.key === 'Backspace' && input.value[at - 1] === ',') input.setSelectionRange(at - 1, at - 1);
  if (event.key === 'Delete' && input.value[at] === ',') input.setSelectionRange(at + 1, at + 1);
}

/**
 * An amount, or another whole number with its unit. What is typed or pasted is taken if it is one number, one scale and one currency; all
 * else is asked about, and a form is not sent while the question is open.
 */
export function AmountInput(props: AmountInputProps) {
  const {
    label,
    hint,
    error,
    optional,
    value,
    onChange,
    id,
    size = 'md',
    unit = uiFa.toman,
    wordsSuffix = '',
    maxDigits,
    inputRef,
    isDisabled,
    isReadOnly,
    isLabelHidden,
    className,
    placeholder = toPersianDigits('0'),
    onBlur,
    ...native
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const offerButton = useRef<HTMLButtonElement>(null);
  const amount = useAmountText({ input, value, onChange, unit: unit === uiFa.toman ? undefined : unit, maxDigits });
  const withUnit = (figure: number) => `${formatNumber(figure)} ${unit}`.trim();

  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (offerButton.current !== null && event.relatedTarget === offerButton.current) return;
    amount.leave();
    onBlur?.(event);
  };
  const setRefs = (node: HTMLInputElement | null) => {
    input.current = node;
    if (typeof inputRef === 'function') inputRef(node);
    else if (inputRef) inputRef.current = node;
  };

  const words = value === '' ? hint : `${numberInWords(Number(value))} ${unit}${wordsSuffix}`;
  const tooLarge = Number(value) > AMOUNT_MAX ? amountFa.tooLarge(withUnit(AMOUNT_MAX)) : undefined;
  const { question } = amount;
  const asked = question && (
    <>
      {question.code === 'too_large' ? amountFa.tooLarge(withUnit(question.most)) : amountFa.asked[question.code](question.text)}
      {question.offer !== undefined && (
        <Button ref={offerButton} variant="soft" size="sm" className="ms-2 align-middle" onClick={amount.takeOffer}>
          {amountFa.offer(withUnit(question.offer))}
        </Button>
      )}
    </>
  );
  const fault = asked || error || tooLarge;
  const isLarge = size === 'lg';
  const figure = isLarge ? 'text-2xl font-semibold wide:text-3xl' : 'text-control font-medium';
  return (
    <Field id={id} label={label} hint={words} error={fault} optional={optional} isLabelHidden={isLabelHidden} className={className}>
      {(control) => (
        <div
          data-invalid={Boolean(fault) || undefined}
          data-disabled={isDisabled || undefined}
          onPointerDown={(event) => {
            if (event.target === event.currentTarget) {
              event.preventDefault();
              input.current?.focus();
            }
          }}
          className={joinClasses(
            'control-frame flex cursor-text items-center overflow-hidden',
            isLarge ? 'h-[72px] gap-1 rounded-lg px-5' : 'h-(--h-lg) justify-between gap-2 px-3',
          )}
        >
          <span className={joinClasses('relative inline-grid min-w-0', isLarge ? 'max-w-[80%] min-w-[1.5ch]' : 'flex-1')}>
            {isLarge && (
              <span
                aria-hidden
                dir="ltr"
                className={joinClasses('invisible col-start-1 row-start-1 overflow-hidden whitespace-pre', figure)}
              >
                {`${amount.shown || placeholder} `}
              </span>
            )}
            <input
              {...native}
              ref={setRefs}
              {...control}
              type="text"
              size={1}
              dir={amount.isMasked ? 'ltr' : 'rtl'}
              inputMode="numeric"
              autoComplete="off"
              placeholder={placeholder}
              value={amount.shown}
              data-unread={amount.isUnread || undefined}
              disabled={isDisabled}
              readOnly={isReadOnly}
              onKeyDown={amount.isMasked ? stepOverComma : undefined}
              onChange={amount.change}
              onPaste={amount.paste}
              onBlur={leave}
              className={joinClasses(
                'col-start-1 row-start-1 w-full min-w-0 bg-transparent outline-none placeholder:text-end',
                // Words stand in their own direction, at the same side as digits.
                amount.isMasked ? 'text-end' : 'text-start',
                figure,
              )}
            />
          </span>
          <span className={joinClasses('shrink-0 text-text-3', isLarge ? 'text-lg' : 'text-sm')}>{unit}</span>
        </div>
      )}
    </Field>
  );
}
