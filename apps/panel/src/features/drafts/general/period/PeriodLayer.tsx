import { listPublishStarts } from '@jarchi/domain/calendar/publish-start.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { PeriodCalendar } from '@jarchi/ui/dates/PeriodCalendar.tsx';
import { JalaliTextInput } from '@jarchi/ui/dates/JalaliTextInput.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useMedia, WIDE } from '@jarchi/ui/media.ts';
import { PopoverLayer } from '@jarchi/ui/overlays/Popover.tsx';
import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { generalFa } from '#features/drafts/general/general.fa.ts';
import { countDays, endLimits, endOn, startLimits, startOn, type Period } from './period-choice.ts';

const fa = generalFa.period;

type PeriodEdge = 'start' | 'end';

const awayLabel = (days: number): string => (days === 0 ? fa.now : fa.inDays(formatNumber(days)));

interface PanelProps {
  value: Period;
  edge: PeriodEdge;
  today: string;
  onChange: (period: Period) => void;
  close: () => void;
}

function StartOptions({ draft, today, onPick }: { draft: Period; today: string; onPick: (day: string) => void }) {
  const list = useRef<HTMLDivElement>(null);
  // Scrolls only the list: scrollIntoView would also scroll the page behind the layer.
  useLayoutEffect(() => {
    const element = list.current;
    const frame = element?.getBoundingClientRect();
    const chosen = element?.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
    if (!element || !frame || !chosen) return;
    element.scrollLeft += chosen.left + chosen.width / 2 - frame.left - frame.width / 2;
    element.scrollTop += chosen.top + chosen.height / 2 - frame.top - frame.height / 2;
  }, []);
  return (
    <div className="flex min-h-0 shrink-0 flex-col wide:w-40 wide:border-e">
      <p id="period-starts" className="px-6 pt-3 pb-1 text-sm text-text-3 max-lg:px-5">
        {fa.startFrom}
      </p>
      <div
        ref={list}
        role="group"
        aria-labelledby="period-starts"
        className="flex gap-1 overflow-x-auto px-3 pb-3 wide:max-h-[22rem] wide:flex-col wide:overflow-y-auto"
      >
        {listPublishStarts(today).map(({ days, day }) => {
          const isChosen = day === draft.start;
          return (
            <button
              key={days}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onPick(day)}
              className={joinClasses(
                'flex h-9 shrink-0 items-center justify-between gap-2 rounded-sm px-3 text-start text-md whitespace-nowrap max-lg:h-11',
                isChosen ? 'bg-action-soft font-medium text-action-soft-text' : 'text-text-2 hover:bg-surface-hover',
              )}
            >
              {awayLabel(days)}
              {isChosen && <Check aria-hidden size={16} />}
            </button>
          );
        })}
      </div>
    </div>
  );
}

function PeriodPanel({ value, edge: givenEdge, today, onChange, close }: PanelProps) {
  const [draft, setDraft] = useState(value);
  const [edge, setEdge] = useState<PeriodEdge>(givenEdge === 'end' && value.start !== null ? 'end' : 'start');
  const isWide = useMedia(WIDE);
  const days = countDays(draft);
  const starts = startLimits(today);
  const ends = endLimits(draft, today);
  const pickStart = (day: string) => {
    setDraft(startOn(draft, day, today));
    setEdge('end');
  };
  const pickEnd = (day: string) => setDraft(endOn(draft, day, today));
  const isStart = edge === 'start';
  return (
    <div className="flex flex-col wide:flex-row">
      <StartOptions draft={draft} today={today} onPick={pickStart} />
      <div className="min-w-0">
        <div className="px-4 py-3">
          <p role="status" className="pb-2 text-center text-sm text-text-3">
            {isStart ? fa.pickStart : fa.pickEnd}
          </p>
          <PeriodCalendar
            key={`${edge}-${draft.start ?? ''}`}
            label={isStart ? fa.start : fa.end}
            value={isStart ? draft.start : draft.end}
            period={draft}
            min={isStart ? starts.min : ends.min}
            max={isStart ? starts.max : ends.max}
            months={isWide ? 2 : 1}
            onPick={isStart ? pickStart : pickEnd}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2 border-t px-4 py-3">
          <JalaliTextInput label={fa.start} value={draft.start} onChange={pickStart} {...starts} />
          <span className="text-text-3">{fa.until}</span>
          <JalaliTextInput label={fa.end} value={draft.end} onChange={pickEnd} {...ends} />
          {days > 0 && <span className="text-sm text-text-3">{fa.days(formatNumber(days))}</span>}
          <span className="ms-auto flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
            <Button variant="ghost" onClick={close}>
              {fa.cancel}
            </Button>
            <Button
              variant="soft"
              isDisabled={days === 0}
              onClick={() => {
                onChange(draft);
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

interface PeriodLayerProps extends Omit<PanelProps, 'close'> {
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Start options, two months of the calendar, and fields for both days; nothing changes before «اعمال». */
export function PeriodLayer({ triggerRef, onClose, ...panel }: PeriodLayerProps) {
  return (
    <PopoverLayer label={generalFa.period.title} triggerRef={triggerRef} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {(close) => <PeriodPanel {...panel} close={close} />}
    </PopoverLayer>
  );
}
