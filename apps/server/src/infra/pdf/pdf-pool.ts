import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import { createCpuPool } from '#infra/threads/cpu-pool.ts';

export const PDF_TYPE = 'application/pdf';

const LIMIT_MS = 30_000;
const WAITING_MAX = 20;
/** A report of 300 publishers needs about 150 MB. */
const MEMORY_MB = 384;
const RETRY_SECONDS = 5;

export type PdfRefusal = RefusalOf<'too_busy' | 'unavailable'>;

/** A document to make: what its program prints, and the file's name. */
export interface PdfOrder<In> {
  readonly input: In;
  readonly filename: string;
  /** Fires when no one waits for it any more. */
  readonly signal: AbortSignal;
}

/** One thread that makes one kind of document; `entry` is a `*.worker.ts` whose `task` makes the bytes. */
export function createPdfPool<In>(entry: URL) {
  const memory = { maxOldGenerationSizeMb: MEMORY_MB };
  const pool = createCpuPool<In, ArrayBuffer>({ entry, threads: 1, waitingMax: WAITING_MAX, limitMs: LIMIT_MS, memory });
  return {
    async make({ input, filename, signal }: PdfOrder<In>): Promise<Result<FileAnswer, PdfRefusal>> {
      const made = await pool.run(input, { signal });
      if (made.ok) return succeed({ type: PDF_TYPE, filename, body: Buffer.from(made.value) });
      return made.error === 'busy' ? refuse({ code: 'too_busy', retry_after_seconds: RETRY_SECONDS }) : refuse({ code: 'unavailable' });
    },
    close: () => pool.close(),
  };
}
