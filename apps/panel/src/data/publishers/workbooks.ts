import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { api } from '#api/api.ts';
import type { PlanKind } from './plan-kind.ts';

export type ImportAnswer = CallAnswer<'publishers', 'importPlans'>;
type ExportInput = CallInput<'publishers', 'exportPlans'>;

/** Exports the list as a workbook, with the selected rows marked. */
export function downloadPlans(kind: string, isCpm: boolean, body: ExportInput['body']) {
  return api.publishers.exportPlans({ params: { kind }, query: { is_cpm: isCpm }, body });
}

/** Reads the selection of a workbook; this changes nothing. */
export function readWorkbook(
  { kind, story_number }: PlanKind,
  file: File,
  options: { signal: AbortSignal; onProgress: (sent: number, total: number) => void },
): Promise<ImportAnswer> {
  return api.publishers.importPlans({ params: { kind }, query: { story_number }, file }, options);
}
