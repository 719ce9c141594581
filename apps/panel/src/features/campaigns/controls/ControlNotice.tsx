import { formatDayMonth, formatTime, formatWeekdayDayMonth } from '@jarchi/domain/calendar/jalali.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { CircleStop, Pause } from 'lucide-react';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { controlsFa as fa } from './controls.fa.ts';

type Controlled = Pick<Campaign, 'state' | 'reason' | 'pause_at' | 'resume_at' | 'stopped'>;

const write = <T,>(at: string, text: (day: string, time: string) => T): T =>
  text(formatWeekdayDayMonth(Date.parse(at)), formatTime(Date.parse(at)));

/** «توقف موقت، تا شنبه ۲۳ آبان، ۰۹:۰۰»; undefined where nothing pauses. */
function pauseText({ reason, pause_at, resume_at }: Controlled): string | undefined {
  if (reason === 'paused') return resume_at === null ? fa.pausedOpen : write(resume_at, fa.pausedUntil);
  if (pause_at === null) return undefined;
  const planned = write(pause_at, fa.planned);
  return resume_at === null ? planned : write(resume_at, (day, time) => fa.plannedUntil(planned, day, time));
}

/** The pause or the stop of the campaign, below the head of its pages. */
export function ControlNotice({ campaign }: { campaign: Controlled }) {
  const { stopped } = campaign;
  const paused = pauseText(campaign);
  if (stopped) {
    const { at, by, reason, posts_up } = stopped;
    return (
      <Notice icon={CircleStop} className="mx-(--gutter) my-3">
        <b className="font-semibold">{fa.stoppedAt(formatDayMonth(Date.parse(at)))}</b>
        <span>
          {`${by === 'operator' ? ` ${fa.byOperator}` : ''}. ${posts_up > 0 ? fa.posts(formatNumber(posts_up)) : fa.noPosts} ${reason === '' ? '' : fa.reason(reason)}`}
        </span>
      </Notice>
    );
  }
  if (paused === undefined) return null;
  return (
    <Notice icon={Pause} className="mx-(--gutter) my-3">
      <b className="font-semibold">{paused}</b>
    </Notice>
  );
}
