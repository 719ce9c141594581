import type { CallAnswer } from '@jarchi/contract/types.ts';

type Detail = CallAnswer<'documents', 'getDocument'>;

/** The data of a printed document. An unsaved pre-invoice has no id. */
export interface DocumentPdf {
  readonly company: string;
  readonly document: Omit<Detail, 'id' | 'created'>;
  /** When it was printed (ms). */
  readonly made_at: number;
}
