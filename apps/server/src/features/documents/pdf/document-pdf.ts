import type { CallAnswer } from '@jarchi/contract/types.ts';

type Detail = CallAnswer<'documents', 'getDocument'>;

/** What a printed document is made of. A pre-invoice that is made on the spot has no id. */
export interface DocumentPdf {
  readonly company: string;
  readonly document: Omit<Detail, 'id' | 'created'>;
  /** When it was printed (ms). */
  readonly made_at: number;
}
