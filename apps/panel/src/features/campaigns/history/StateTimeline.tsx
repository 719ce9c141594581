import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { StateTile } from '@jarchi/ui/badges/StateBadge.tsx';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { getTimeline } from './event-words.ts';
import { historyFa as fa } from './history.fa.ts';
import { PublisherLeftTile } from './PublisherLeftTile.tsx';

/** The events so far, newest first: time, person, and the effect on money. */
export function StateTimeline({ events }: { events: Campaign['events'] }) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="mb-4 text-lg font-bold">
        {fa.title}
      </h2>
      <ol className="flex flex-col">
        {getTimeline(events).map((item) => (
          <li
            key={item.id}
            className="relative flex gap-3 pb-5 not-last:before:absolute not-last:before:top-9 not-last:before:bottom-1 not-last:before:start-[15.5px] not-last:before:w-px not-last:before:bg-line-strong last:pb-0"
          >
            {item.isLeaving ? <PublisherLeftTile /> : <StateTile state={item.state} />}
            <div className="min-w-0 text-sm text-text-2">
              <b className="block text-md font-semibold text-text">{item.title}</b>
              <span className="block">
                <time dateTime={item.at}>{fa.at(formatDayMonth(Date.parse(item.at)), formatTime(Date.parse(item.at)))}</time>
                {item.by !== undefined && (
                  <>
                    <span>{' · '}</span>
                    <bdi>{item.by}</bdi>
                  </>
                )}
              </span>
              {item.lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
