import type { Readable } from 'node:stream';
import type { FileAnswer } from '#infra/files/file-store.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import type { StoryNumber } from '@jarchi/domain/platforms/plan-options.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findListedTwice } from '@jarchi/domain/validation/listed-twice.ts';
import type { IncomingFile } from '#infra/http/caller.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { WorkbookFault } from '#infra/excel/reader/workbook-error.ts';
import { createCpuPool } from '#infra/threads/cpu-pool.ts';
import { sizeOf } from '#infra/http/requests/incoming-file.ts';
import { RefusedRequest } from '#infra/requests/refused-request.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { listBundles } from '#features/publishers/catalogue/catalogue.repository.ts';
import { readPlanOrder } from '#features/publishers/catalogue/plan-order.repository.ts';
import { findKind, readPlanFilters, type PlanKind, type PlanViewer } from '#features/publishers/publishers.filters.ts';
import { exportPlans } from './export-plans.ts';
import { checkBundleRows, checkPlanRows } from './check-rows.ts';
import { ROWS_MAX, UNPACKED_MAX_BYTES, type ReadRows } from './read-plan-rows.ts';

type ImportAnswer = CallAnswer<'publishers', 'importPlans'>;
type ImportRefusal = RefusalOf<
  | 'not_found'
  | 'unavailable'
  | 'file_missing'
  | 'file_too_large'
  | 'workbook_broken'
  | 'workbook_protected'
  | 'workbook_old_format'
  | 'not_workbook'
  | 'sheet_hidden'
  | 'rows_too_many'
  | 'columns_missing'
>;
type ExportWishes = ParsedInput<'publishers', 'exportPlans'>['body'];
export type WorkbookService = ReturnType<typeof createWorkbookService>;

export interface WorkbookDeps {
  readonly tenancy: Tenancy;
  readonly world: Clock;
}

const FILE_MAX_BYTES = 10 * 1_048_576;
const LIMIT_MS = 30_000;
const WAITING_MAX = 8;
/** Enough for a hundred megabytes of XML as text, and what is read from it. */
const MEMORY_MB = 768;

/** Exports plans as an Excel file, and imports it. */
export function createWorkbookService({ tenancy, world }: WorkbookDeps) {
  const pool = createCpuPool<ArrayBuffer, ReadRows>({
    entry: new URL('./plans-import.worker.ts', import.meta.url),
    threads: 1,
    waitingMax: WAITING_MAX,
    limitMs: LIMIT_MS,
    memory: { maxOldGenerationSizeMb: MEMORY_MB },
  });

  return {
    /**
     * The filtered list of a kind in its order, as a file in which `selected` are marked as chosen. Selected plans that the filters hide
     * come after the list, so that importing the file drops none of them.
     */
    async exportPlans(
      caller: { readonly account_id: number; readonly viewer: PlanViewer },
      kind: string,
      { is_cpm }: { readonly is_cpm: boolean },
      { ordering, filter, suits, story_number, selected, selected_bundles, is_selected_only }: ExportWishes,
    ): Promise<Result<FileAnswer, RefusalOf<'not_found' | 'filter_invalid' | 'listed_twice'>>> {
      const pair = findKind(kind, story_number);
      if (!pair) return refuse({ code: 'not_found' });
      const twice = findListedTwice({ suits, selected, selected_bundles });
      if (twice) return refuse(twice);
      const { account_id: accountId, viewer } = caller;
      const read = readPlanFilters(filter, pair, viewer);
      if (!read.ok) return read;
      const filters = read.value;
      const only = is_selected_only || filters.isSelectedOnly ? selected : undefined;
      const { listed, bundles } = await tenancy.withAccount(accountId, async (tx) => ({
        listed: Array.from(await readPlanOrder(tx, { pair, filters, suits, ordering, ids: only })),
        // For campaigns by views, bundles have no price of their own.
        bundles: is_cpm ? [] : await listBundles(tx, pair, only && selected_bundles),
      }));
      const chosen = { selected: new Set(selected), selectedBundles: new Set(selected_bundles) };
      const ids = [...new Set([...listed, ...selected])];
      return succeed(
        exportPlans(tenancy, {
          accountId,
          kind: pair,
          ids,
          bundles,
          ...chosen,
          isCpm: is_cpm,
          isStaffView: viewer.isStaffView,
          now: world.now(),
        }),
      );
    },

    /** Which plans and bundles a workbook chooses, what is wrong with its other rows, and which prices have changed; saves nothing. */
    async importPlans(
      accountId: number,
      { kind, story_number }: { readonly kind: string; readonly story_number: StoryNumber | undefined },
      findFile: (limitBytes: number) => Promise<IncomingFile | undefined>,
      signal?: AbortSignal,
    ): Promise<Result<ImportAnswer, ImportRefusal>> {
      const pair = findKind(kind, story_number);
      if (!pair) return refuse({ code: 'not_found' });
      const file = await findFile(FILE_MAX_BYTES);
      if (!file) return refuse({ code: 'file_missing' });
      const bytes = await readAll(file.stream);
      if (!bytes) return refuse({ code: 'workbook_broken' });
      if (file.isTruncated()) return refuse({ code: 'file_too_large', limit_bytes: FILE_MAX_BYTES, size: sizeOf(file, bytes.byteLength) });
      const size = bytes.byteLength;
      const read = await pool.run(bytes, { signal, transfer: [bytes] });
      if (!read.ok) return refuse({ code: read.error === 'busy' || read.error === 'gone' ? 'unavailable' : 'workbook_broken' });
      if (read.value.kind !== 'read') return refuse(getRefusal(read.value, size));
      return succeed(await checkRows(accountId, pair, read.value));
    },

    close: () => pool.close(),
  };

  async function checkRows(accountId: number, kind: PlanKind, read: ReadRows & { readonly kind: 'read' }): Promise<ImportAnswer> {
    const { plans, bundles } = read;
    return tenancy.withAccount(accountId, async (tx) => {
      const checkedPlans = await checkPlanRows(tx, kind, plans);
      const checkedBundles = bundles && (await checkBundleRows(tx, kind, bundles));
      const both = [checkedPlans, ...(checkedBundles ? [checkedBundles] : [])];
      return {
        plan_ids: checkedPlans.ids,
        bundle_ids: checkedBundles && checkedBundles.ids,
        rows: plans.rows + (bundles?.rows ?? 0),
        hidden_rows: plans.hiddenRows + (bundles?.hiddenRows ?? 0),
        problems: both.flatMap(({ problems }) => problems),
        repriced: both.flatMap(({ repriced }) => repriced),
      };
    });
  }
}

function getRefusal(read: Exclude<ReadRows, { readonly kind: 'read' }>, size: number): ImportRefusal {
  switch (read.kind) {
    case 'unreadable':
      return getFileRefusal(read.fault, size);
    case 'rows_too_many':
      return { code: 'rows_too_many', limit: ROWS_MAX };
    case 'columns_missing':
      return { code: 'columns_missing', columns: read.columns };
    case 'sheet_hidden':
      return { code: 'sheet_hidden', sheet: read.sheet };
  }
}

function getFileRefusal(fault: WorkbookFault, size: number): ImportRefusal {
  switch (fault.code) {
    case 'broken':
      return { code: 'workbook_broken' };
    case 'too_large':
      return { code: 'file_too_large', limit_bytes: UNPACKED_MAX_BYTES, size };
    case 'protected':
      return { code: 'workbook_protected' };
    case 'old_format':
      return { code: 'workbook_old_format' };
    case 'not_workbook':
      return fault;
  }
}

/** Reads a form's file; undefined when the form ends too early, which breaks its stream. */
async function readAll(stream: Readable): Promise<ArrayBuffer | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer);
  } catch (error) {
    if (error instanceof RefusedRequest) throw error;
    return undefined;
  }
  return new Uint8Array(Buffer.concat(chunks)).buffer;
}
