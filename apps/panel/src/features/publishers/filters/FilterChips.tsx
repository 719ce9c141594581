import { FilterChip, filterChipClass, filterChipTrigger } from '@jarchi/ui/FilterChip.tsx';
import { Popover } from '@jarchi/ui/Popover.tsx';
import { ChevronDown, Sparkles, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { publishersFa as fa } from '../publishers.fa.ts';
import { hoursOptions, limitsLabel, listLabel, numberLabel } from './filter-labels.ts';
import { NumberFilter } from './NumberFilter.tsx';
import { OptionsFilter, type FilterOption } from './OptionsFilter.tsx';
import { selectOf, withFilter, type FlagKey, type ListKey, type NumberKey, type PlanFilters } from './plan-filters.ts';

export interface FilterPartProps {
  filters: PlanFilters;
  categories: readonly FilterOption[];
  onChange: (filter: string[]) => void;
}

function ChipPopover({
  label,
  value,
  onClear,
  children,
}: {
  label: string;
  value: string | undefined;
  onClear: () => void;
  children: (close: () => void) => ReactNode;
}) {
  const isSet = value !== undefined;
  return (
    <FilterChip isSet={isSet} clearLabel={fa.remove(label)} onClear={onClear}>
      <Popover
        label={label}
        triggerClass={filterChipTrigger}
        className="w-72"
        trigger={
          <>
            <span className="max-w-48 truncate">{isSet ? `${label}: ${value}` : label}</span>
            {!isSet && <ChevronDown aria-hidden size={16} />}
          </>
        }
      >
        {(close) => <div className="p-4">{children(close)}</div>}
      </Popover>
    </FilterChip>
  );
}

/** The filters as chips: set ones name their value and carry a cross. */
export function FilterChips({ filters, categories, onChange }: FilterPartProps) {
  const set = (key: string, value: Parameters<typeof withFilter>[2]) => onChange(withFilter(filters, key, value));
  const flag = (key: FlagKey, label: string, Icon?: typeof Sparkles) => {
    const isOn = filters.flag(key);
    return (
      <button
        type="button"
        aria-pressed={isOn}
        onClick={() => set(key, isOn ? undefined : selectOf(['true']))}
        className={filterChipClass({ isSet: isOn })}
      >
        {Icon && <Icon aria-hidden size={16} />}
        {label}
        {isOn && <X aria-hidden size={15} />}
      </button>
    );
  };
  const number = (key: NumberKey, label: string, unit: string) => (
    <ChipPopover label={label} value={numberLabel(filters, key)} onClear={() => set(key, undefined)}>
      {(close) => (
        <NumberFilter
          label={label}
          unit={unit}
          hint={limitsLabel(filters, key, unit)}
          value={filters.number(key)}
          onApply={(value) => {
            set(key, value);
            close();
          }}
        />
      )}
    </ChipPopover>
  );
  const list = (key: ListKey, label: string, options: readonly FilterOption[]) => (
    <ChipPopover label={label} value={listLabel(filters.list(key), options)} onClear={() => set(key, undefined)}>
      {(close) => (
        <OptionsFilter
          options={options}
          value={filters.list(key)}
          onApply={(values) => {
            set(key, selectOf(values));
            close();
          }}
        />
      )}
    </ChipPopover>
  );
  return (
    <>
      {flag('recommendedOnly', fa.recommendedOnly, Sparkles)}
      {number('price', fa.price, fa.tomanWord)}
      {number('followers', fa.followers, fa.person)}
      {list('categories', fa.categories, categories)}
      {list('availabilityHours', fa.availability, hoursOptions(filters))}
      {flag('willProvideInsight', fa.insight)}
    </>
  );
}
