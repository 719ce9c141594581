import { and, eq, inArray } from 'drizzle-orm';
import { noteChange } from '#infra/live/note-change.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account } from '../account/account.tables.ts';
import { document } from './documents.tables.ts';

export type DocumentRecord = typeof document.$inferSelect;
/** The store gives the id. */
export type NewDocument = Omit<typeof document.$inferInsert, 'id'>;
type NumberPart = 'series' | 'year' | 'sequence' | 'number' | 'issued_at';
/** The parts of a document that come as it is issued. */
export type DocumentNumber = { readonly [P in NumberPart]: NonNullable<DocumentRecord[P]> };

const own = (accountId: number, id: number) => and(eq(document.account_id, accountId), eq(document.id, id));

export async function findDocument(tx: Tx, accountId: number, id: number): Promise<DocumentRecord | undefined> {
  const [row] = await tx.select().from(document).where(own(accountId, id));
  return row;
}

export async function lockDocument(tx: Tx, accountId: number, id: number): Promise<DocumentRecord | undefined> {
  const [row] = await tx.select().from(document).where(own(accountId, id)).for('update');
  return row;
}

export async function findByCause(
  tx: Tx,
  accountId: number,
  { kind, cause }: Pick<DocumentRecord, 'kind' | 'cause'>,
): Promise<DocumentRecord | undefined> {
  const [row] = await tx
    .select()
    .from(document)
    .where(and(eq(document.account_id, accountId), eq(document.kind, kind), eq(document.cause, cause)));
  return row;
}

/** Inserts a document unless its cause has one. */
export async function insertOnce(tx: Tx, values: NewDocument): Promise<DocumentRecord> {
  const { account_id, kind, cause } = document;
  const [made] = await tx
    .insert(document)
    .values(values)
    .onConflictDoNothing({ target: [account_id, kind, cause] })
    .returning();
  const row = made ?? (await findByCause(tx, values.account_id, values));
  if (!row) throw new Error('a document was not inserted');
  if (made) noteChange(values.account_id, 'balance');
  return row;
}

/** Gives a requested document its number and the state that comes with it, unless it has them. Runs as the system. */
export async function setNumber(
  tx: Tx,
  { account_id, id }: Pick<DocumentRecord, 'account_id' | 'id'>,
  change: DocumentNumber & Pick<DocumentRecord, 'state'>,
): Promise<void> {
  await tx
    .update(document)
    .set(change)
    .where(and(own(account_id, id), eq(document.state, 'requested')));
  noteChange(account_id, 'balance');
}

/** The columns that an account may change; the store refuses all other changes. */
export type LivingChange = Partial<Pick<DocumentRecord, 'state' | 'reason' | 'closed_at'>>;

export async function updateDocument(tx: Tx, accountId: number, id: number, change: LivingChange): Promise<DocumentRecord> {
  const [row] = await tx.update(document).set(change).where(own(accountId, id)).returning();
  if (!row) throw new Error(`no document ${id}`);
  noteChange(accountId, 'balance');
  return row;
}

/** Puts invoices into an official invoice, or takes them out. */
export async function setOfficial(tx: Tx, accountId: number, ids: readonly number[], official_id: number | null): Promise<void> {
  await tx
    .update(document)
    .set({ official_id })
    .where(and(eq(document.account_id, accountId), inArray(document.id, [...ids])));
}

/** Invoices of these ids, locked. */
export async function lockInvoices(tx: Tx, accountId: number, ids: readonly number[]): Promise<DocumentRecord[]> {
  return tx
    .select()
    .from(document)
    .where(and(eq(document.account_id, accountId), eq(document.kind, 'invoice'), inArray(document.id, [...ids])))
    .orderBy(document.id)
    .for('update');
}

export async function listCorrections(tx: Tx, accountId: number, invoiceIds: readonly number[]): Promise<DocumentRecord[]> {
  if (invoiceIds.length === 0) return [];
  return tx
    .select()
    .from(document)
    .where(and(eq(document.account_id, accountId), inArray(document.corrects_id, [...invoiceIds])))
    .orderBy(document.id);
}

/** The name and the financial info of the account, as documents name the buyer. */
export async function getBuyerInfo(tx: Tx, accountId: number) {
  const [row] = await tx
    .select({ slug: account.slug, title: account.title, financial_info: account.financial_info })
    .from(account)
    .where(eq(account.account_id, accountId));
  if (!row) throw new Error(`no account ${accountId}`);
  return row;
}
