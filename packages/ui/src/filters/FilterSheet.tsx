import type { Filters, FilterValue } from '@jarchi/domain/filters/filters.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '#actions/Button.tsx';
import { CountBadge } from '#badges/CountBadge.tsx';
import { formatNumber } from '#format/format.ts';
import { Sheet } from '#overlays/Sheet.tsx';
import { Switch } from '#fields/Switch.tsx';
import { Tag } from '#badges/Tag.tsx';
import { DateEditor } from './editors/DateEditor.tsx';
import { countSet, isSwitch, getSelected, withFilter, withoutChips, type FilterSpec, type NumberSpec } from './filter-spec.ts';
import { filtersFa as fa } from './filters.fa.ts';
import { NumberEditor } from './editors/NumberEditor.tsx';

export interface FilterSheetProps {
  specs: readonly FilterSpec[];
  filters: Filters;
  onFilters: (filters: Filters) => void;
  onClose: () => void;
  /** On the button that closes it, with the count of results: «دیدن ۲۸ کمپین». */
  closeLabel: string;
  /** Above the filters: the order of the list. */
  head?: ReactNode;
  /** From lg on a drawer at the inline start, with the page visible next to it. */
  isDrawer?: boolean | undefined;
}

/** The count of pills shown at first. */
const PILLS = 10;

function Pills({ spec, values, onChange }: { spec: FilterSpec; values: readonly string[]; onChange: (values: readonly string[]) => void }) {
  const [isWhole, setWhole] = useState(false);
  const { options = [], field } = spec;
  const isMultiple = field.type === 'select' && field.isMultiple;
  const shown = isWhole || options.length <= PILLS ? options : options.filter(({ value }, at) => at < PILLS - 1 || values.includes(value));
  const pick = (value: string) => {
    if (values.includes(value)) return onChange(values.filter((other) => other !== value));
    onChange(isMultiple ? [...values, value] : [value]);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {shown.map(({ value, label }) => {
        const isOn = values.includes(value);
        return (
          <Button
            key={value}
            size="sm"
            variant={isOn ? 'soft' : 'secondary'}
            aria-pressed={isOn}
            className="font-normal!"
            onClick={() => pick(value)}
          >
            {label}
          </Button>
        );
      })}
      {shown.length < options.length && (
        <Button size="sm" variant="secondary" className="font-normal!" onClick={() => setWhole(true)}>
          {fa.more(formatNumber(options.length - shown.length))}
        </Button>
      )}
    </div>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="border-b py-4 last:border-b-0">
      <h3 className="mb-2 text-md font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function SheetFilter({
  spec,
  filters,
  onApply,
}: {
  spec: FilterSpec;
  filters: Filters;
  onApply: (value: FilterValue | undefined) => void;
}) {
  const { field, label, hint, tag } = spec;
  const value = filters[field.key];
  const title =
    tag === undefined ? (
      label
    ) : (
      <span className="inline-flex items-center gap-2">
        {label}
        <Tag>{tag}</Tag>
      </span>
    );
  if (field.type === 'search') return null;
  if (isSwitch(spec)) {
    return (
      <Switch
        isSpread
        label={title}
        hint={hint}
        isSelected={getSelected(filters, field.key).length > 0}
        onChange={(isOn) => onApply({ type: 'select', values: isOn ? ['true'] : [] })}
        className="py-2"
      />
    );
  }
  return (
    <Part title={title}>
      {field.type === 'select' && (
        <Pills spec={spec} values={getSelected(filters, field.key)} onChange={(values) => onApply({ type: 'select', values })} />
      )}
      {field.type === 'date' && <DateEditor isInline spec={spec} value={value?.type === 'date' ? value : undefined} onApply={onApply} />}
      {field.type === 'number' && (
        <NumberEditor isLive spec={spec as NumberSpec} value={value?.type === 'number' ? value : undefined} onApply={onApply} />
      )}
    </Part>
  );
}

/** A value outside its limits was not applied: the sheet stays open at it, next to its limits. */
function findWrongInput(button: Element): HTMLElement | null | undefined {
  return button.closest('[role="dialog"]')?.querySelector('[aria-invalid="true"]');
}

/** All filters; the list behind updates at once, and the button shows the count of results. */
export function FilterSheet({ specs, filters: given, onFilters, onClose, closeLabel, head, isDrawer = false }: FilterSheetProps) {
  const [filters, setDraft] = useState(given);
  const [known, setKnown] = useState(() => JSON.stringify(given));
  // The URL updates only after two quick changes: leaving a field, and the press that left it.
  if (JSON.stringify(given) !== known) {
    setKnown(JSON.stringify(given));
    setDraft(given);
  }
  const change = (next: Filters) => {
    setDraft(next);
    onFilters(next);
  };
  const count = countSet(filters);
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      side={isDrawer ? 'start' : undefined}
      isBackdropClear={isDrawer}
      drawerWidth={380}
      title={
        <span className="flex items-center gap-2">
          {fa.all}
          {count > 0 && <CountBadge count={count} tone="action" />}
        </span>
      }
      footer={
        <>
          <Button size="lg" variant="ghost" className="flex-none!" isDisabled={count === 0} onClick={() => change(withoutChips(filters))}>
            {fa.clearShort}
          </Button>
          <Button
            size="lg"
            onClick={({ currentTarget }) => {
              const wrong = findWrongInput(currentTarget);
              if (wrong) wrong.focus();
              else onClose();
            }}
          >
            {closeLabel}
          </Button>
        </>
      }
    >
      {head}
      {specs.map((spec) => (
        <SheetFilter
          key={spec.field.key}
          spec={spec}
          filters={filters}
          onApply={(value) => change(withFilter(filters, spec.field.key, value))}
        />
      ))}
    </Sheet>
  );
}
