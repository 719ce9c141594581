import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import type { MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { platformTitlesFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import { writeTable } from '../reports.export.ts';
import { reportsFa as fa } from '../reports.fa.ts';
import type { Hours } from './read-hours.ts';
import type { Parts } from './read-parts.ts';

interface About {
  /** The campaign's. */
  readonly title: string;
  readonly now: number;
}

type Figures = Readonly<Record<'reach' | 'views' | 'clicks', number>> & { readonly cost: number | null };

/** The cost is null for a reader who may not see it; then its columns are left out. */
const figuresOf = ({ reach, views, clicks, cost }: Figures) => [reach, views, clicks, ...(cost === null ? [] : [cost])];

/** Contents or platforms as an Excel file: the rows of the screen, and their totals. */
export function exportParts({ title, now }: About, by: 'content' | 'platform', { parts, totals, measure }: Parts): FileAnswer {
  const nameOf = (part: Parts['parts'][number]) =>
    by === 'platform' ? platformTitlesFa[part.key as MediaType] : part.title || fa.parts.ready;
  const isCostHidden = totals.cost === null;
  const priceOf = ({ unit_cost }: Pick<Parts['totals'], 'unit_cost'>) => (isCostHidden ? [] : [unit_cost]);
  const rows = parts.map((part) => [nameOf(part), part.publishers, ...figuresOf(part), ...priceOf(part)]);
  const publishers = parts.reduce((sum, part) => sum + part.publishers, 0);
  const costs = isCostHidden ? [] : [fa.cost, fa.publishers.price(measuresFa[measure].unitCost)];
  const columns = [fa.parts.names[by], ...fa.parts.columns, ...costs];
  const table = { sheet: fa.parts.sheets[by], columns };
  return writeTable(table, fa.publishers.fileName(title), [...rows, [fa.total, publishers, ...figuresOf(totals), ...priceOf(totals)]], now);
}

/** Hours of the days of the week as an Excel file, with their totals. */
export function exportHours({ title, now }: About, { hours, totals }: Hours): FileAnswer {
  const rows = hours.map((cell) => [fa.hours.weekdays[cell.weekday] ?? '', fa.hours.hour(cell.hour), ...figuresOf(cell)]);
  const table = { sheet: fa.hours.sheet, columns: [...fa.hours.columns, ...(totals.cost === null ? [] : [fa.cost])] };
  return writeTable(table, fa.publishers.fileName(title), [...rows, [fa.total, null, ...figuresOf(totals)]], now);
}
