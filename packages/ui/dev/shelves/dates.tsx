import { DateRangePicker, type DateRange } from '#dates/DateRangePicker.tsx';
import { DayField } from '#dates/DayField.tsx';
import { JalaliTextInput } from '#dates/JalaliTextInput.tsx';
import { PeriodCalendar } from '#dates/PeriodCalendar.tsx';
import { RangeSegments } from '#dates/RangeSegments.tsx';
import { galleryFa as fa } from '../gallery.fa.ts';
import { Held, type Shelf } from '../shelf.tsx';

const DAYS = { min: '2026-10-01', start: '2026-11-10', end: '2026-11-19', max: '2027-03-01' };
const presets = [{ id: 'week', label: fa.presets.week, start: DAYS.start, end: '2026-11-16' }];

export const dateShelves: readonly Shelf[] = [
  {
    name: 'dates/DateRangePicker.tsx',
    states: {
      empty: (
        <Held<DateRange | null> first={null}>
          {(value, onChange) => <DateRangePicker label={fa.period} presets={presets} value={value} onChange={onChange} />}
        </Held>
      ),
      filled: <DateRangePicker label={fa.period} value={DAYS} onChange={() => undefined} />,
    },
  },
  {
    name: 'dates/DayField.tsx',
    states: {
      empty: (
        <Held<string | null> first={null}>
          {(value, onChange) => (
            <DayField label={fa.start} none={fa.period} value={value} onChange={onChange} min={DAYS.min} max={DAYS.max} />
          )}
        </Held>
      ),
      filled: <DayField label={fa.start} none={fa.period} value={DAYS.start} onChange={() => undefined} min={DAYS.min} max={DAYS.max} />,
    },
  },
  {
    name: 'dates/JalaliTextInput.tsx',
    states: {
      empty: <JalaliTextInput label={fa.start} value={null} onChange={() => undefined} />,
      filled: (
        <Held<string> first={DAYS.start}>
          {(value, onChange) => <JalaliTextInput label={fa.start} value={value} onChange={onChange} />}
        </Held>
      ),
    },
  },
  {
    name: 'dates/PeriodCalendar.tsx',
    states: {
      rest: (
        <Held<string | null> first={DAYS.start}>
          {(value, onPick) => (
            <PeriodCalendar
              label={fa.period}
              value={value}
              period={{ start: value, end: DAYS.end }}
              min={DAYS.min}
              max={DAYS.max}
              months={1}
              onPick={onPick}
            />
          )}
        </Held>
      ),
    },
  },
  {
    name: 'dates/RangeSegments.tsx',
    states: {
      rest: (
        <Held<'today' | 'week' | 'month' | 'custom'> first="week">
          {(chosen, onPreset) => (
            <RangeSegments
              label={fa.period}
              presets={['today', 'week', 'month']}
              titles={fa.presets}
              chosen={chosen}
              onPreset={onPreset}
              customLabel={fa.custom}
              range={null}
              onRange={() => onPreset('custom')}
              max={DAYS.max}
            />
          )}
        </Held>
      ),
    },
  },
];
