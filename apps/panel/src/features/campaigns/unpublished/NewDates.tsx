import { addDays, daysBetween } from '@jarchi/domain/calendar/jalali.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { CalendarDays } from 'lucide-react';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Suspense, useRef, useState } from 'react';
import { periodText } from '../campaign-dates.ts';
import type { NewDates as Dates } from '#data/campaigns/campaign-acts.ts';
import { useRedate } from '../status/campaign-steps.ts';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { statusFa } from '../status/status.fa.ts';

const fa = statusFa.dates;
const PeriodLayer = lazyPart(() => import('#features/drafts/public.ts'), 'PeriodLayer', { whenLost: 'close' });
/** From this day on, each period leaves a day to publish. */
const OFFERED_AHEAD_DAYS = 2;

interface NewDatesProps {
  campaign: Campaign;
  today: string;
}

/** Picks and sends another period; it has the old length until the person picks another. */
export function NewDates({ campaign, today }: NewDatesProps) {
  const trigger = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [dates, setDates] = useState<Dates>();
  const { send, forget, isPending, refusal } = useRedate(campaign);
  const { publish_period_start, publish_period_end } = campaign;
  const start = addDays(today, OFFERED_AHEAD_DAYS);
  const offered = { start, end: addDays(start, daysBetween(publish_period_start, publish_period_end)) };
  const value = dates ? { start: dates.publish_period_start, end: dates.publish_period_end } : offered;
  return (
    <div className="flex flex-col items-start gap-3">
      {refusal !== undefined && (
        <Notice tone="warning" role="alert">
          {refusal}
        </Notice>
      )}
      <div ref={trigger} className="flex flex-wrap gap-2">
        {dates && (
          <Button size="lg" isLoading={isPending} loadingLabel={isPending ? fa.sending : undefined} onClick={() => send(dates)}>
            {fa.send}
          </Button>
        )}
        <Button size="lg" variant={dates ? 'secondary' : 'primary'} icon={CalendarDays} onClick={() => setOpen(true)}>
          {dates ? fa.again(periodText(dates.publish_period_start, dates.publish_period_end)) : fa.pick}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <PeriodLayer
            triggerRef={trigger}
            value={value}
            edge="start"
            today={today}
            onChange={({ start: from, end: to }) => {
              if (from === null || to === null) return;
              forget();
              setDates({ publish_period_start: from, publish_period_end: to });
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
