import { formatDayMonth, formatTime } from '@jarchi/domain/calendar/jalali.ts';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatScaledText, formatToman } from '@jarchi/ui/format/format.ts';
import type { Candidate } from '#data/campaigns/share-act.ts';
import { PublisherAvatar } from '#features/publishers/public.ts';
import { replaceFa as fa } from './replace.fa.ts';

function Difference({ candidate: { difference, shortfall } }: { candidate: Candidate }) {
  if (shortfall > 0) return <span className="text-danger-text">{fa.short(formatToman(shortfall))}</span>;
  if (difference === 0) return <span className="text-text-3">{fa.same}</span>;
  return difference < 0 ? (
    <span className="text-success-text">{fa.released(formatToman(-difference))}</span>
  ) : (
    <span className="text-warning-text">
      {fa.more(formatToman(difference))}
      <span className="max-sm:sr-only"> {fa.held}</span>
    </span>
  );
}

export const slotText = (slot_at: string | null, unknown: string): string =>
  slot_at === null ? unknown : fa.at(formatDayMonth(Date.parse(slot_at)), formatTime(Date.parse(slot_at)));

interface CandidateRowProps {
  candidate: Candidate;
  isNearest: boolean;
  isChosen: boolean;
  /** Another took its place meanwhile. */
  isGone: boolean;
  onChoose: () => void;
}

/** A publisher who can take the share, with its final price and the change of the hold. */
export function CandidateRow({ candidate, isNearest, isChosen, isGone, onChoose }: CandidateRowProps) {
  const { publisher_id, category_id, title, reach_estimate, slot_at, total, shortfall, is_alternative } = candidate;
  const isOff = isGone || shortfall > 0;
  return (
    <label
      className={joinClasses(
        '-mx-5 flex min-h-16 items-center gap-3 border-b border-line px-5 py-3',
        isOff ? 'opacity-60' : 'cursor-pointer hover:bg-surface-hover',
        isChosen && 'bg-row-selected shadow-[inset_-2px_0_0_var(--chart-1)]',
      )}
    >
      <input
        type="radio"
        name="replacement"
        checked={isChosen}
        disabled={isOff}
        onChange={onChoose}
        className="size-[18px] shrink-0 accent-(--chart-1)"
      />
      <PublisherAvatar publisher_id={publisher_id} category_id={category_id} size={36} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2">
          <bdi className={joinClasses('truncate text-md font-semibold', isGone && 'line-through')}>{title}</bdi>
          {isNearest && <Tag>{fa.nearest}</Tag>}
          {is_alternative && <Tag>{fa.alternative}</Tag>}
        </span>
        <span className="block text-sm text-text-3">
          {isGone ? fa.gone : fa.facts(formatScaledText(reach_estimate), slotText(slot_at, fa.afterAccept))}
        </span>
      </span>
      <span className="shrink-0 text-end text-sm">
        <span className="block text-md font-semibold tabular-nums">{formatToman(total)}</span>
        {!isGone && <Difference candidate={candidate} />}
      </span>
    </label>
  );
}
