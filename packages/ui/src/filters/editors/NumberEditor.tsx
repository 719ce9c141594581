import type { NumberFilter } from '@jarchi/domain/filters/filters.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AmountInput } from '#fields/AmountInput.tsx';
import { Field } from '#fields/Field.tsx';
import { Button } from '#actions/Button.tsx';
import { findRange, type NumberSpec } from '#filters/filter-spec.ts';
import { limitsText } from '#filters/filter-texts.ts';
import { filtersFa as fa } from '#filters/filters.fa.ts';
import { formatNumber } from '#format/format.ts';
import { pauses } from '#toasts/pauses.ts';
import { RangeSlider } from './RangeSlider.tsx';

export interface NumberEditorProps {
  spec: NumberSpec;
  value: NumberFilter | undefined;
  onApply: (value: NumberFilter | undefined) => void;
  /** With a slider; takes effect when a thumb rests or a field is left, without a button. */
  isLive?: boolean | undefined;
}

const getDigits = (bound: number | null | undefined): string => (bound === null || bound === undefined ? '' : String(bound));
const findBound = (digits: string): number | null => (digits === '' ? null : Number(digits));

/** A range of amounts; either end may be open. The same amount twice means exactly that amount. */
export function NumberEditor({ spec, value, onApply, isLive = false }: NumberEditorProps) {
  const [from, setFrom] = useState(getDigits(value?.from));
  const [to, setTo] = useState(getDigits(value?.to));
  const given = JSON.stringify(value);
  const [known, setKnown] = useState(given);
  const [isWaiting, setWaiting] = useState(false);
  const show = (range: Pick<NumberFilter, 'from' | 'to'> | undefined) => {
    setFrom(getDigits(range?.from));
    setTo(getDigits(range?.to));
  };
  if (given !== known) {
    setKnown(given);
    setWaiting(false);
    show(value);
  }
  const { limits } = spec.field;
  const unit = spec.unit ?? '';
  const isOutside = (digits: string) => digits !== '' && (Number(digits) < limits.from || Number(digits) > limits.to);
  const errorOf = (digits: string) => (isOutside(digits) ? limitsText(spec) : undefined);
  const form = useRef<HTMLFormElement>(null);
  const apply = (low = from, high = to) => {
    setWaiting(false);
    // An end whose text is no amount yet is not an open end.
    if (form.current?.querySelector('[data-unread]')) return;
    const range = findRange(low, high);
    const isSame = getDigits(range?.from) === getDigits(value?.from) && getDigits(range?.to) === getDigits(value?.to);
    if (!isOutside(low) && !isOutside(high) && !(isLive && isSame)) onApply(range);
  };
  const settle = useEffectEvent(() => {
    if (isWaiting) apply();
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(settle, pauses.figures);
    return () => clearTimeout(timer);
  }, [isWaiting, from, to]);
  useEffect(() => () => settle(), []);
  return (
    <form
      ref={form}
      className={isLive ? undefined : 'flex flex-col gap-3 wide:w-64'}
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
        apply();
      }}
      onBlur={(event) => {
        if (isLive && !event.currentTarget.contains(event.relatedTarget)) apply();
      }}
    >
      {isLive && (
        <RangeSlider
          label={spec.label}
          unit={unit}
          limits={limits}
          from={findBound(from)}
          to={findBound(to)}
          onMove={show}
          onStep={(range) => {
            show(range);
            setWaiting(true);
          }}
          onSettle={(range) => apply(getDigits(range.from), getDigits(range.to))}
        />
      )}
      <Field isGroup label={spec.label} isLabelHidden>
        <div className={isLive ? 'grid grid-cols-2 items-start gap-3' : 'flex flex-col gap-3'}>
          <AmountInput
            label={fa.from}
            unit={unit}
            placeholder={formatNumber(limits.from)}
            hint={limitsText(spec)}
            error={errorOf(from)}
            value={from}
            onChange={setFrom}
          />
          <AmountInput label={fa.to} unit={unit} placeholder={formatNumber(limits.to)} error={errorOf(to)} value={to} onChange={setTo} />
        </div>
      </Field>
      {!isLive && (
        <Button type="submit" variant="soft">
          {fa.apply}
        </Button>
      )}
    </form>
  );
}
