import { and, eq, inArray } from 'drizzle-orm';
import type { DocumentKind } from '@jarchi/domain/documents/document-kinds.ts';
import { document } from '#features/documents/documents.tables.ts';
import type { Tx } from '#infra/store/tenancy.ts';

interface IssuedDocument {
  readonly id: number;
  readonly kind: DocumentKind;
  readonly number: string;
}

/** Documents of what happened, for slices that tell it. */
export const documentNames = {
  async nameDocuments(tx: Tx, accountId: number, causes: readonly string[]): Promise<ReadonlyMap<string, IssuedDocument>> {
    if (causes.length === 0) return new Map();
    const { id, kind, number, cause, account_id } = document;
    const rows = await tx
      .select({ id, kind, number, cause })
      .from(document)
      // The kinds come first in the index.
      .where(and(eq(account_id, accountId), inArray(kind, ['receipt', 'invoice', 'credit_note']), inArray(cause, [...causes])));
    return new Map(rows.flatMap(({ cause: key, number: given, ...row }) => (given === null ? [] : [[key, { ...row, number: given }]])));
  },
};
