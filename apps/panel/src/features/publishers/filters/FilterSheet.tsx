import { Button } from '@jarchi/ui/Button.tsx';
import { formatNumber } from '@jarchi/ui/format.ts';
import { Sheet } from '@jarchi/ui/Sheet.tsx';
import { Switch } from '@jarchi/ui/Switch.tsx';
import type { ReactNode } from 'react';
import { publishersFa as fa } from '../publishers.fa.ts';
import { hoursOptions, limitsLabel } from './filter-labels.ts';
import type { FilterPartProps } from './FilterChips.tsx';
import { NumberFilter } from './NumberFilter.tsx';
import type { FilterOption } from './OptionsFilter.tsx';
import { selectOf, withFilter, type FlagKey, type ListKey, type NumberKey } from './plan-filters.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b py-4 last:border-b-0">
      <h3 className="mb-2 text-md font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Pills({
  options,
  value,
  onChange,
}: {
  options: readonly FilterOption[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}) {
  return (
    <div className="flex flex-wrap gap-2">
      {options.map((option) => {
        const isOn = value.includes(option.value);
        return (
          <Button
            key={option.value}
            size="sm"
            variant={isOn ? 'soft' : 'secondary'}
            aria-pressed={isOn}
            className="font-normal!"
            onClick={() => onChange(isOn ? value.filter((other) => other !== option.value) : [...value, option.value])}
          >
            {option.label}
          </Button>
        );
      })}
    </div>
  );
}

/** All filters at once, the list following behind; from the inline start on desktops, so that the cart stays in view. */
export function FilterSheet({ filters, categories, onChange, count, onClose }: FilterPartProps & { count: number; onClose: () => void }) {
  const set = (key: string, value: Parameters<typeof withFilter>[2]) => onChange(withFilter(filters, key, value));
  const flag = (key: FlagKey, label: string, hint: string) => (
    <Switch
      isSpread
      label={label}
      hint={hint}
      isSelected={filters.flag(key)}
      onChange={(isOn) => set(key, isOn ? selectOf(['true']) : undefined)}
      className="py-2"
    />
  );
  const number = (key: NumberKey, label: string, unit: string) => (
    <Part title={label}>
      <NumberFilter
        key={JSON.stringify(filters.number(key))}
        label={label}
        unit={unit}
        hint={limitsLabel(filters, key, unit)}
        value={filters.number(key)}
        onApply={(value) => set(key, value)}
      />
    </Part>
  );
  const list = (key: ListKey, label: string, options: readonly FilterOption[]) => (
    <Part title={label}>
      <Pills options={options} value={filters.list(key)} onChange={(values) => set(key, selectOf(values))} />
    </Part>
  );
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      side="start"
      isGroundClear
      drawerWidth={380}
      title={fa.filters}
      footer={
        <>
          <Button variant="ghost" onClick={() => onChange(withFilter({ ...filters, all: {} }, 'search', filters.all['search']))}>
            {fa.clear}
          </Button>
          <Button onClick={onClose}>{fa.showCount(formatNumber(count))}</Button>
        </>
      }
    >
      {flag('recommendedOnly', fa.recommendedOnly, fa.recommendedText)}
      {number('price', fa.price, fa.tomanWord)}
      {number('followers', fa.followers, fa.person)}
      {list('categories', fa.categories, categories)}
      {list('availabilityHours', fa.availability, hoursOptions(filters))}
      {flag('willProvideInsight', fa.insight, fa.insightText)}
    </Sheet>
  );
}
