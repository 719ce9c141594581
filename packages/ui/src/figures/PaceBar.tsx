import type { PaceVerdict } from '@jarchi/domain/reports/reports.ts';
import type { ReactNode } from 'react';
import { joinClasses } from '#classes.ts';
import { formatPercent } from '#format/format.ts';
import { readPace } from './pace.ts';
import { Track } from './Track.tsx';
import { uiFa } from '#ui.fa.ts';

const fills: Partial<Record<PaceVerdict, string>> = {
  far_behind: 'bg-chart-3',
  spent_early: 'bg-danger-solid',
  finished: 'bg-chart-compare',
};

const inks: Partial<Record<PaceVerdict, string>> = {
  ahead: 'text-success-text',
  behind: 'text-warning-text',
  far_behind: 'text-warning-text',
  spent_early: 'text-danger-text',
  goal_reached: 'text-success-text',
};

export interface PaceBarProps {
  /** Share of the budget or the goal, 0 to 1. */
  used: number;
  /** Share of the elapsed time, 0 to 1; null without a schedule. */
  elapsed: number | null;
  /** What is compared with time; spend if undefined. */
  of?: 'spend' | 'goal' | undefined;
  /** The measured quantity; «مصرف بودجه» if undefined. */
  label?: string | undefined;
  /** Shows the pace as text below the bar. */
  hasWords?: boolean | undefined;
  /** At the inline end of the text: «۴ روز مانده». */
  endText?: ReactNode;
  /** Replaces the pace text at the inline start: «۲۳٫۶ از ۳۶٫۲ میلیون»; the pace text then moves to the end. */
  startText?: ReactNode;
  className?: string | undefined;
}

/** Spend against time: the fill is the used share, the tick is the planned share now. */
export function PaceBar({ used, elapsed, of, label = uiFa.pace.spending, hasWords = false, startText, endText, className }: PaceBarProps) {
  const { verdict, words } = readPace(used, elapsed, of);
  const fill = (verdict && fills[verdict]) ?? 'bg-chart-1';
  const summary =
    elapsed === null
      ? uiFa.pace.summary(label, formatPercent(used))
      : uiFa.pace.summaryWithTime(label, formatPercent(used), formatPercent(Math.min(1, elapsed)), words);
  const wordsNode = hasWords && words !== '' && <span className={(verdict && inks[verdict]) ?? 'text-text-3'}>{words}</span>;
  return (
    <div className={joinClasses('min-w-0', className)}>
      <Track share={used} mark={elapsed === null || verdict === 'finished' ? undefined : elapsed} fill={fill} label={summary} />
      {(wordsNode || startText || endText) && (
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-text-3">
          <span className="min-w-0">{startText ?? wordsNode}</span>
          <span className="shrink-0">{startText ? wordsNode : endText}</span>
        </div>
      )}
    </div>
  );
}
