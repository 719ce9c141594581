import { isAmountBegun, readAmount, type AmountReading } from '@jarchi/domain/money/read-amount.ts';
import { AMOUNT_MAX, maskAmount } from '@jarchi/domain/money/typed-amount.ts';
import { groupThousands, toLatinDigits, toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent, type ClipboardEvent, type RefObject } from 'react';

/** What a text says that is not plain digits, and where it stands. */
interface WordedText {
  readonly text: string;
  readonly reading: AmountReading;
  /** Shown in the box instead of the value; else the box keeps its value. */
  readonly isInBox: boolean;
  /** The value that goes with it: another one ends it. */
  readonly value: string;
}

export interface AmountQuestion {
  readonly code: 'unclear' | 'likely' | 'rial' | 'negative' | 'part_of_toman' | 'too_large';
  readonly text: string;
  readonly offer: number | undefined;
  /** The largest amount of the field. */
  readonly most: number;
}

export interface AmountTextOptions {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly unit: string | undefined;
  readonly maxDigits: number | undefined;
}

/** A message quotes this much of a long text. */
const QUOTED_MAX = 60;
const flatten = (text: string) => text.replace(/\s+/g, ' ').trim();
const quote = (text: string) => (text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX)}…` : text);

function codeOf(reading: Exclude<AmountReading, { kind: 'amount' }>): AmountQuestion['code'] {
  return reading.code === 'unclear' && reading.offer !== undefined ? 'likely' : reading.code;
}

/** Whether an edit of the masked digits added or removed digits only, so that the mask alone can follow. */
function isDigitEdit({ nativeEvent }: ChangeEvent<HTMLInputElement>, text: string, masked: string): boolean {
  const most = Math.min(text.length, masked.length);
  let before = 0;
  while (before < most && text[before] === masked[before]) before += 1;
  let after = 0;
  while (after < most - before && text.at(-1 - after) === masked.at(-1 - after)) after += 1;
  const isDropped = (nativeEvent as Partial<InputEvent>).inputType === 'insertFromDrop';
  return !isDropped && /^\d*$/.test(text.slice(before, text.length - after));
}

/** The text of an amount field: the mask while there are only digits, the text itself with its question otherwise. */
export function useAmountText({ input, value, onChange, unit, maxDigits }: AmountTextOptions) {
  const caret = useRef<number | null>(null);
  const [worded, setWorded] = useState<WordedText>();
  const [isLeft, setLeft] = useState(false);
  const current = worded?.value === value ? worded : undefined;
  const masked = groupThousands(value);
  const isInBox = current?.isInBox === true;
  const most = maxDigits === undefined ? AMOUNT_MAX : 10 ** maxDigits - 1;

  useLayoutEffect(() => {
    if (caret.current === null || input.current === null) return;
    input.current.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const report = (next: string) => {
    if (next !== value) onChange(next);
  };
  const read = (text: string): AmountReading => {
    const reading = readAmount(text, unit);
    const amount = reading.kind === 'amount' ? reading.amount : reading.kind === 'asked' ? reading.offer : undefined;
    return amount !== undefined && amount > most ? { kind: 'refused', code: 'too_large' } : reading;
  };
  const mask = (text: string, at: number) => {
    const next = maskAmount(text, at, maxDigits);
    caret.current = next.caret;
    setWorded(undefined);
    report(next.digits);
  };
  const show = (text: string, reading: AmountReading) => {
    const next = reading.kind === 'amount' ? String(reading.amount) : '';
    setWorded({ text, reading, isInBox: true, value: next });
    setLeft(false);
    report(next);
  };

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: written, selectionEnd } = event.target;
    // The mask's own commas stand beside what is typed, so that the thousands marks of all keyboards are one.
    const typed = written.replace(/[\u066c\u060c]/g, ',');
    const text = toLatinDigits(typed);
    const at = selectionEnd ?? typed.length;
    if (/^\d*$/.test(text) || (!isInBox && isDigitEdit(event, text, masked))) return mask(text, at);
    const reading = read(typed);
    if (reading.kind === 'amount' && /^[\d.,\u066b\u066c\u060c]*$/.test(text)) return mask(text, at);
    show(typed, reading);
  };

  /** Digits go to the caret. Another text replaces the amount if it is one; if not, the field keeps its value and asks. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (event.currentTarget.readOnly) return;
    const text = flatten(event.clipboardData.getData('text'));
    const box = event.currentTarget;
    const isWhole = box.selectionStart === 0 && box.selectionEnd === box.value.length;
    if (text === '' || (!isWhole && /^\d+$/.test(toLatinDigits(text)) && text.length + value.length <= String(most).length)) return;
    event.preventDefault();
    const reading = read(text);
    if (reading.kind === 'amount') {
      setWorded(undefined);
      report(String(reading.amount));
    } else if (value === '') show(text, reading);
    else setWorded({ text, reading, isInBox: false, value });
    setLeft(true);
  };

  const isUnread = isInBox && current.reading.kind !== 'amount';
  useEffect(() => {
    const form = input.current?.form;
    if (!isUnread || !form) return undefined;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      setLeft(true);
      input.current?.focus();
    };
    form.addEventListener('submit', stop, { capture: true });
    return () => form.removeEventListener('submit', stop, { capture: true });
  }, [isUnread, input]);

  const reading = current?.reading;
  const isAsked = reading !== undefined && reading.kind !== 'amount' && (isLeft || !isInBox || !isAmountBegun(current.text, unit));
  const offer = reading?.kind === 'asked' ? reading.offer : undefined;
  const question: AmountQuestion | undefined = isAsked
    ? { code: codeOf(reading), text: quote(toPersianDigits(flatten(current!.text))), offer, most }
    : undefined;
  return {
    shown: isInBox ? current.text : toPersianDigits(masked),
    isMasked: !isInBox,
    /** The box shows a text that is no amount yet. */
    isUnread,
    question,
    change,
    paste,
    takeOffer: () => {
      setWorded(undefined);
      report(String(offer));
      input.current?.focus();
    },
    /** The field is left: its text becomes the amount that was read, or is asked about. */
    leave: () => {
      if (isUnread) setLeft(true);
      else if (isInBox) setWorded(undefined);
    },
  };
}
