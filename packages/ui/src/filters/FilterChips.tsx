import type { Filters, FilterValue } from '@jarchi/domain/filters/filters.ts';
import { ChevronDown, Plus, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#feedback/lazy-part.tsx';
import { FilterChip, filterChipClass, filterChipTrigger } from '#filters/FilterChip.tsx';
import { isSwitch, getSelected, withFilter, type FilterSpec } from './filter-spec.ts';
import { filterText } from './filter-texts.ts';
import { filtersFa as fa } from './filters.fa.ts';

const ChipPopover = lazyPart(() => import('./FilterPopover.tsx'), 'ChipPopover');
const MorePopover = lazyPart(() => import('./FilterPopover.tsx'), 'MorePopover');

export interface FilterChipsProps {
  specs: readonly FilterSpec[];
  filters: Filters;
  onFilters: (filters: Filters) => void;
  /** Next to a button that opens all filters, the rare ones need no button. */
  isWithoutMore?: boolean | undefined;
}

type ChipProps = Omit<FilterChipsProps, 'specs'> & { spec: FilterSpec };

function SwitchChip({ spec, filters, onFilters }: ChipProps) {
  const { icon: Icon, label, field } = spec;
  const isOn = getSelected(filters, field.key).length > 0;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onFilters(withFilter(filters, field.key, { type: 'select', values: isOn ? [] : ['true'] }))}
      className={filterChipClass({ isSet: isOn })}
    >
      {Icon && <Icon aria-hidden size={16} />}
      {label}
      {isOn && <X aria-hidden size={15} />}
    </button>
  );
}

function LayerChip({ spec, filters, onFilters }: ChipProps) {
  const [isAwake, setAwake] = useState(false);
  const { field, label } = spec;
  const text = filterText(spec, filters);
  const set = (value: FilterValue | undefined) => onFilters(withFilter(filters, field.key, value));
  const resting = (
    <button type="button" aria-haspopup="dialog" onClick={() => setAwake(true)} className={filterChipTrigger}>
      <span className="max-w-56 truncate">{text === undefined ? label : fa.named(label, text)}</span>
      {text === undefined && <ChevronDown aria-hidden size={16} />}
    </button>
  );
  return (
    <FilterChip isSet={text !== undefined} clearLabel={fa.remove(label)} onClear={() => set(undefined)}>
      {isAwake ? (
        <Suspense fallback={resting}>
          <ChipPopover spec={spec} filters={filters} onApply={set} />
        </Suspense>
      ) : (
        resting
      )}
    </FilterChip>
  );
}

function MoreChip({ specs, filters, onFilters }: FilterChipsProps) {
  const [isAwake, setAwake] = useState(false);
  const chip = `${filterChipClass()} border-dashed`;
  const resting = (
    <button type="button" aria-haspopup="dialog" aria-label={fa.add} onClick={() => setAwake(true)} className={chip}>
      <Plus aria-hidden size={16} />
      {fa.filter}
    </button>
  );
  if (!isAwake) return resting;
  return (
    <Suspense fallback={resting}>
      <MorePopover
        specs={specs}
        filters={filters}
        onApply={(key, value) => onFilters(withFilter(filters, key, value))}
        triggerClass={chip}
      />
    </Suspense>
  );
}

/** The set filters as tinted «name: value», then the others, then «+ فیلتر» for the rare ones. */
export function FilterChips({ specs, filters, onFilters, isWithoutMore = false }: FilterChipsProps) {
  const isSet = (spec: FilterSpec) => filters[spec.field.key] !== undefined;
  const chips = specs.filter(({ field }) => field.type !== 'search');
  const shown = chips.filter((spec) => isSet(spec) || !spec.isExtra).toSorted((a, b) => Number(isSet(b)) - Number(isSet(a)));
  const more = chips.filter((spec) => spec.isExtra && !isSet(spec));
  return (
    <>
      {shown.map((spec) => {
        const Chip = isSwitch(spec) ? SwitchChip : LayerChip;
        return <Chip key={spec.field.key} spec={spec} filters={filters} onFilters={onFilters} />;
      })}
      {more.length > 0 && !isWithoutMore && <MoreChip specs={more} filters={filters} onFilters={onFilters} />}
    </>
  );
}
