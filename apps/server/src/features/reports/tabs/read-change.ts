import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import { explainChange, type DrivenFigure } from '@jarchi/domain/reports/change/explain-change.ts';
import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import type { Report } from '../stats/open-report.ts';
import { publisherRows } from '../stats/read-stats.ts';

export type ExplainedChange = CallAnswer<'reports', 'explainChange'>;
type Figure = ParsedInput<'reports', 'explainChange'>['query']['figure'];

/** Why a figure changed: a cost is driven by the campaign's measure, other figures by their cost. Reach is the sum of publishers' reach. */
export async function readChange(report: Report, figure: Figure): Promise<ExplainedChange> {
  const { placements, range, compared_range, measure } = report;
  const drive = figure === 'cost' ? measure : 'cost';
  const rowsOf = async (of: DayRange) => publisherRows(of, await report.readFigures(of), placements);
  const [now, before] = [await rowsOf(range), await rowsOf(compared_range)];
  const rows = now.map((row, index): DrivenFigure => {
    // Both are lists of the same placements.
    const earlier = before[index] ?? row;
    return {
      placement_id: row.placement_id,
      before: { drive: earlier[drive], figure: earlier[figure] },
      now: { drive: row[drive], figure: row[figure] },
    };
  });
  const explained = explainChange(rows);
  const publisherOf = (id: number | null) => {
    const item = placements.find((one) => one.id === id);
    return item ? { placement_id: item.id, title: item.title } : null;
  };
  return {
    figure,
    measure,
    range,
    compared_range,
    change: explained
      ? {
          ...explained,
          parts: explained.parts.map(({ cause, amount, placement_id }) => ({ cause, amount, publisher: publisherOf(placement_id) })),
        }
      : null,
  };
}
