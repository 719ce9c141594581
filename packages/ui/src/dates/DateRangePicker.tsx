import '#rac-fa.ts';
import { daysBetween } from '@jarchi/domain/calendar/jalali.ts';
import { toIsoDay, toPersianDate } from '@jarchi/domain/calendar/persian-date.ts';
import { toCalendarDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Button, buttonClass } from '#actions/Button.tsx';
import { joinClasses } from '#classes.ts';
import { CalendarMonths } from './calendar-parts.tsx';
import { dayRangeText } from './day-range-text.ts';
import { JalaliTextInput } from './JalaliTextInput.tsx';
import { formatNumber } from '#format/format.ts';
import { useMedia, WIDE } from '#media.ts';
import { Popover, PopoverLayer, type PopoverLayerProps } from '#overlays/Popover.tsx';
import { uiFa } from '#ui.fa.ts';

/** Gregorian YYYY-MM-DD; both days are part of the range. */
export interface DateRange {
  start: string;
  end: string;
}

export interface DatePreset extends DateRange {
  id: string;
  label: string;
}

export interface DateRangePickerProps {
  label: string;
  value: DateRange | null;
  onChange: (value: DateRange) => void;
  presets?: readonly DatePreset[] | undefined;
  min?: string | undefined;
  max?: string | undefined;
  placeholder?: string | undefined;
  /** Classes of the button: a filter chip, a segment, a field. */
  triggerClass?: string | undefined;
}

function RangePanel({ label, value, onChange, presets = [], min, max, close }: DateRangePickerProps & { close: () => void }) {
  const [draft, setDraft] = useState(value);
  const isWide = useMedia(WIDE);
  const fa = uiFa.dates;
  const setEnd = (part: Partial<DateRange>) => {
    const next = { start: part.start ?? draft?.start ?? part.end ?? '', end: part.end ?? draft?.end ?? part.start ?? '' };
    setDraft(next.start <= next.end ? next : { start: next.end, end: next.start });
  };
  return (
    <div className="flex flex-col wide:flex-row">
      {presets.length > 0 && (
        <div className="flex shrink-0 gap-1 overflow-x-auto p-3 wide:w-32 wide:flex-col wide:border-e">
          {presets.map((preset) => {
            const isChosen = preset.start === draft?.start && preset.end === draft?.end;
            return (
              <button
                key={preset.id}
                type="button"
                aria-pressed={isChosen}
                onClick={() => setDraft({ start: preset.start, end: preset.end })}
                className={joinClasses(
                  'h-9 shrink-0 rounded-sm px-3 text-start text-md whitespace-nowrap',
                  isChosen ? 'bg-action-soft font-medium text-action-soft-text' : 'text-text-2 hover:bg-surface-hover',
                )}
              >
                {preset.label}
              </button>
            );
          })}
        </div>
      )}
      <div className="min-w-0">
        <div className="px-4 py-3">
          <I18nProvider locale="fa-IR">
            <RangeCalendar
              aria-label={label}
              autoFocus
              visibleDuration={{ months: isWide ? 2 : 1 }}
              pageBehavior="single"
              value={draft && { start: toPersianDate(draft.start), end: toPersianDate(draft.end) }}
              minValue={min === undefined ? null : toPersianDate(min)}
              maxValue={max === undefined ? null : toPersianDate(max)}
              onChange={(range) => setDraft({ start: toIsoDay(toCalendarDate(range.start)), end: toIsoDay(toCalendarDate(range.end)) })}
            >
              <CalendarMonths months={isWide ? 2 : 1} isRange />
            </RangeCalendar>
          </I18nProvider>
        </div>
        <div className="flex flex-wrap items-center gap-2 border-t px-4 py-3">
          <JalaliTextInput label={fa.from} value={draft?.start ?? null} onChange={(start) => setEnd({ start })} min={min} max={max} />
          <span className="text-text-3">{fa.to}</span>
          <JalaliTextInput label={fa.until} value={draft?.end ?? null} onChange={(end) => setEnd({ end })} min={min} max={max} />
          {draft && <span className="text-sm text-text-3">{fa.days(formatNumber(daysBetween(draft.start, draft.end) + 1))}</span>}
          <span className="ms-auto flex gap-2">
            <Button variant="ghost" onClick={close}>
              {fa.cancel}
            </Button>
            <Button
              isDisabled={draft === null}
              onClick={() => {
                if (draft) onChange(draft);
                close();
              }}
            >
              {fa.apply}
            </Button>
          </span>
        </div>
      </div>
    </div>
  );
}

/** Picks a Jalali range, with presets and typed dates; nothing changes before «اعمال». */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, value, placeholder = uiFa.dates.chooseRange, triggerClass = buttonClass({ variant: 'secondary' }) } = props;
  const shown = value === null ? placeholder : dayRangeText({ from: value.start, to: value.end });
  const trigger = (
    <>
      <CalendarDays aria-hidden size={18} className="shrink-0" />
      {shown}
    </>
  );
  return (
    <Popover label={label} triggerLabel={`${label}: ${shown}`} trigger={trigger} triggerClass={triggerClass}>
      {(close) => <RangePanel {...props} close={close} />}
    </Popover>
  );
}

type LayerOnly = Pick<DateRangePickerProps, 'label' | 'value' | 'onChange' | 'max'> &
  Pick<PopoverLayerProps, 'triggerRef' | 'isOpen' | 'onOpenChange'>;

/** Only the picker's layer, next to a button that exists before this module is loaded. */
export function DateRangeLayer({ triggerRef, isOpen, onOpenChange, ...panel }: LayerOnly) {
  return (
    <PopoverLayer label={panel.label} triggerRef={triggerRef} isOpen={isOpen} onOpenChange={onOpenChange}>
      {(close) => <RangePanel {...panel} close={close} />}
    </PopoverLayer>
  );
}
