import { DATE_PRESETS, type DateFilter } from '@jarchi/domain/filters/filters.ts';
import { Check } from 'lucide-react';
import { joinClasses } from '#classes.ts';
import { DateRangePicker } from '#dates/DateRangePicker.tsx';
import type { FilterSpec } from '#filters/filter-spec.ts';
import { filtersFa as fa } from '#filters/filters.fa.ts';

export interface DateEditorProps {
  spec: FilterSpec;
  value: DateFilter | undefined;
  onApply: (value: DateFilter | undefined) => void;
  /** Side by side, for the sheet. */
  isInline?: boolean | undefined;
}

/** Today, the last 7 or 30 days, or days from a Jalali calendar. All but the calendar take effect at once. */
export function DateEditor({ spec, value, onApply, isInline = false }: DateEditorProps) {
  const rowClass = (isChosen: boolean) =>
    isInline
      ? joinClasses(
          'inline-flex h-(--h-md) items-center gap-2 rounded-md border px-3 text-md',
          isChosen
            ? 'border-brand-300 bg-action-soft text-action-soft-text dark:border-action'
            : 'border-line-strong bg-surface text-text-2',
        )
      : joinClasses(
          'flex h-9 items-center gap-2 rounded-sm px-3 text-start text-md hover:bg-surface-hover max-lg:h-12',
          isChosen && 'font-medium text-action-soft-text',
        );
  const chosenDays = value?.range === 'select' ? { start: value.from, end: value.to } : null;
  return (
    <div role="group" aria-label={spec.label} className={isInline ? 'flex flex-wrap gap-2' : '-m-2 flex min-w-56 flex-col'}>
      {DATE_PRESETS.map((range) => {
        const isChosen = value?.range === range;
        return (
          <button
            key={range}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onApply(isChosen ? undefined : { type: 'date', range })}
            className={rowClass(isChosen)}
          >
            <span className="flex-1">{fa.presets[range]}</span>
            {isChosen && !isInline && <Check aria-hidden size={16} />}
          </button>
        );
      })}
      <DateRangePicker
        label={spec.label}
        placeholder={fa.chooseDays}
        value={chosenDays}
        onChange={({ start, end }) => onApply({ type: 'date', range: 'select', from: start, to: end })}
        triggerClass={rowClass(chosenDays !== null)}
      />
    </div>
  );
}
