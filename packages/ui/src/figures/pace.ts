import { getPace, type PaceOptions, type PaceVerdict } from '@jarchi/domain/reports/reports.ts';
import { formatPercent } from '#format/format.ts';
import { uiFa } from '#ui.fa.ts';

export interface PaceReading {
  /** Null before a campaign is scheduled, because there is nothing to compare with. */
  readonly verdict: PaceVerdict | null;
  readonly words: string;
}

/** The domain's verdict of spend or of a goal as text. Shares are 0 to 1; elapsed is null without a schedule. */
export function readPace(used: number, elapsed: number | null, of: PaceOptions['of'] = 'spend'): PaceReading {
  if (elapsed === null) return { verdict: null, words: '' };
  const { verdict, points } = getPace(used, elapsed, { of, isFinished: elapsed >= 1 });
  return { verdict, words: uiFa.pace.verdicts[verdict](formatPercent(Math.abs(points) / 100)) };
}
