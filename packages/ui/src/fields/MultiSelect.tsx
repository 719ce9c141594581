import { matchesSearch } from '@jarchi/domain/text/persian-text.ts';
import { ChevronDown, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Checkbox } from './CheckboxField.tsx';
import { Field, type FieldStyle } from './Field.tsx';
import { formatNumber } from '#format/format.ts';
import { FloatFrame } from '#overlays/OverlayFrame.tsx';
import type { SelectOption } from './SelectField.tsx';
import { Tag } from '#badges/Tag.tsx';
import { uiFa } from '#ui.fa.ts';

export interface MultiSelectProps<V extends string> extends FieldStyle {
  label: string;
  value: readonly V[];
  onChange: (value: readonly V[]) => void;
  options: readonly SelectOption<V>[];
  /** The most that may be chosen. */
  limit?: number | undefined;
  placeholder?: string | undefined;
  /** Shown from 8 options on, unless set. */
  hasSearch?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

/** The chosen options are chips in the field; a list with search has all options. */
export function MultiSelect<V extends string>(props: MultiSelectProps<V>) {
  const {
    label,
    value,
    onChange,
    options,
    limit = Infinity,
    placeholder = uiFa.multiSelect.add,
    hasSearch = options.length >= 8,
    isDisabled = false,
    ...field
  } = props;
  const box = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [boxWidth, setBoxWidth] = useState<number>();
  const isFull = value.length >= limit;
  const shown = options.filter((option) => matchesSearch(option.label, search));
  const set = (own: V, isSelected: boolean) => onChange(isSelected ? [...value, own] : value.filter((other) => other !== own));
  return (
    <Field {...field} label={label}>
      {(control) => (
        <div
          ref={box}
          data-invalid={control['aria-invalid']}
          data-disabled={isDisabled || undefined}
          className="control-frame relative flex min-h-(--h-lg) flex-wrap items-center gap-1.5 ps-2 pe-9"
        >
          {options
            .filter((option) => value.includes(option.value))
            .map((option) => (
              <Tag key={option.value} onRemove={isDisabled ? undefined : () => set(option.value, false)} className="z-1 my-1 text-sm!">
                {option.label}
              </Tag>
            ))}
          <DialogTrigger
            onOpenChange={() => {
              setSearch('');
              setBoxWidth(box.current?.offsetWidth);
            }}
          >
            <AriaButton
              id={control.id}
              aria-describedby={control['aria-describedby']}
              isDisabled={isDisabled}
              aria-label={`${label}: ${placeholder}`}
              className="h-9 flex-1 rounded-md px-1 text-start text-control text-text-3 before:absolute before:inset-0"
            >
              {isFull ? '' : placeholder}
            </AriaButton>
            <FloatFrame
              label={label}
              triggerRef={box}
              className="flex min-w-56 flex-col overflow-hidden"
              bodyClass="flex min-h-0 flex-col"
              style={{ width: boxWidth }}
            >
              {hasSearch && (
                <div className="flex items-center gap-2 border-b px-3">
                  <Search aria-hidden size={16} className="shrink-0 text-text-3" />
                  <input
                    autoFocus
                    type="search"
                    aria-label={uiFa.multiSelect.search}
                    placeholder={uiFa.multiSelect.search}
                    value={search}
                    onChange={(event) => setSearch(event.target.value)}
                    className="h-11 min-w-0 flex-1 bg-transparent text-control outline-none"
                  />
                </div>
              )}
              <div role="group" aria-label={label} className="max-h-72 min-h-0 overflow-y-auto p-1.5">
                {shown.map((option) => {
                  const isSelected = value.includes(option.value);
                  return (
                    <label
                      key={option.value}
                      className="flex min-h-(--h-md) cursor-pointer items-center gap-3 rounded-sm px-2.5 text-md hover:bg-surface-hover"
                    >
                      <Checkbox
                        isSelected={isSelected}
                        isDisabled={option.isDisabled === true || (isFull && !isSelected)}
                        onChange={(next) => set(option.value, next)}
                      />
                      {option.label}
                    </label>
                  );
                })}
                {shown.length === 0 && <p className="px-2.5 py-4 text-center text-sm text-text-3">{uiFa.multiSelect.nothing}</p>}
              </div>
              {isFull && <p className="border-t px-4 py-2 text-sm text-text-3">{uiFa.multiSelect.full(formatNumber(limit))}</p>}
            </FloatFrame>
          </DialogTrigger>
          <ChevronDown aria-hidden size={16} className="pointer-events-none absolute inset-y-0 end-3 my-auto text-text-3" />
        </div>
      )}
    </Field>
  );
}
