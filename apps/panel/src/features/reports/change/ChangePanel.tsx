import { CHANGE_CAUSES } from '@jarchi/domain/reports/change/explain-change.ts';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { dayRangeText } from '@jarchi/ui/dates/day-range-text.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatSigned } from '@jarchi/ui/format/format.ts';
import { useMedia } from '@jarchi/ui/media.ts';
import { Sheet } from '@jarchi/ui/overlays/Sheet.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Ranges } from '#data/reports/reports.ts';
import { changeQuery, whileLive, type ExplainedChange, type ExplainedFigure } from '#data/reports/tabs.ts';
import { Bridge } from './Bridge.tsx';
import { changeFa as fa } from './change.fa.ts';
import { noteOf, tellChange, type Change } from './tell-change.ts';

/** From here on the report has a rail. */
const RAILED = '(min-width: 75rem)';

/** A figure that changed too, and how. */
export interface OtherChange {
  readonly figure: ExplainedFigure;
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'neutral';
}

const inks = { good: 'text-success-text', bad: 'text-danger-text', neutral: 'text-text-2' };

function Explanation({ explained, change }: { explained: ExplainedChange; change: Change }) {
  const { figure, measure, compared_range } = explained;
  const known = { figure, measure, change };
  const told = tellChange(known);
  const isReach = figure === 'reach' || (figure === 'cost' && measure === 'reach');
  const range = dayRangeText(compared_range);
  const steps = CHANGE_CAUSES.map((cause) => ({
    key: cause,
    title: fa.causes[cause],
    amount: change.parts.find((part) => part.cause === cause)?.amount ?? 0,
    note: noteOf(known, cause),
  }));
  return (
    <div className="flex flex-col gap-4">
      <p className="text-md leading-prose">
        {told.start}
        <b>{told.strong}</b>
        {told.end}
      </p>
      <Bridge before={change.before} now={change.now} steps={steps} isCost={figure === 'cost'} />
      <p className="mt-2 flex items-baseline justify-between gap-3 border-t border-line pt-4 text-md font-bold">
        {fa.change}
        <span>
          <bdi dir="ltr">{formatSigned(change.now - change.before)}</bdi>{' '}
          {figure === 'cost' && <span className="text-sm font-normal text-text-3">{fa.toman}</span>}
        </span>
      </p>
      <p className="text-sm text-text-3">
        {`${figure === 'cost' ? fa.net(range) : fa.against(range)} ${fa.broken}${isReach ? ` ${fa.reachSum}` : ''}`}
      </p>
    </div>
  );
}

function Others({ others, onFigure }: { others: readonly OtherChange[]; onFigure: (figure: ExplainedFigure) => void }) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-changes" className="border-t border-line pt-5">
      <h3 id="other-changes" className="mb-1 text-md font-bold">
        {fa.others_title}
      </h3>
      <ul className="divide-y divide-line">
        {others.map(({ figure, text, tone }) => (
          <li key={figure}>
            <button
              type="button"
              onClick={() => onFigure(figure)}
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-sm text-md hover:bg-surface-hover"
            >
              {fa.names[figure]}
              <span className={joinClasses('flex items-center gap-2 text-sm', inks[tone])}>
                {text}
                <ChevronLeft aria-hidden size={18} className="text-text" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface ChangePanelProps {
  campaign: number;
  figure: ExplainedFigure;
  ranges: Ranges;
  /** Whether the campaign can still change. */
  isLive: boolean;
  others: readonly OtherChange[];
  onFigure: (figure: ExplainedFigure) => void;
  onClose: () => void;
}

function ChangeBody({ campaign, figure, ranges, isLive, others, onFigure }: Omit<ChangePanelProps, 'onClose'>) {
  const read = useQuery({ ...changeQuery(campaign, figure, ranges), ...whileLive(isLive) });
  return (
    <div className="flex flex-col gap-4">
      <DataRegion {...getRegion(read)} skeleton={<SkeletonRows rows={6} />}>
        {read.data &&
          (read.data.change ? (
            <Explanation explained={read.data} change={read.data.change} />
          ) : (
            <p className="text-md text-text-2">{fa.nothing}</p>
          ))}
      </DataRegion>
      <Others others={others.filter((other) => other.figure !== figure)} onFigure={onFigure} />
    </div>
  );
}

/** Why a figure changed: in the rail of a wide window, else in a sheet. */
export function ChangePanel({ onClose, ...props }: ChangePanelProps) {
  const isRailed = useMedia(RAILED);
  const heading = useRef<HTMLHeadingElement>(null);
  const [opener] = useState(() => document.activeElement);
  const close = () => {
    onClose();
    if (opener instanceof HTMLElement) opener.focus();
  };
  const title = fa.title(fa.names[props.figure]);
  useEffect(() => heading.current?.focus(), [props.figure]);
  if (!isRailed)
    return (
      <Sheet
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        title={title}
      >
        <ChangeBody {...props} />
      </Sheet>
    );
  return (
    <section aria-labelledby="change-title" className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <h2 ref={heading} id="change-title" tabIndex={-1} className="text-lg font-bold outline-none">
          {title}
        </h2>
        <IconButton icon={X} label={fa.close} onClick={close} />
      </div>
      <ChangeBody {...props} />
    </section>
  );
}
