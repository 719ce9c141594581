import { and, desc, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { attachment } from './attachments.tables.ts';

export type AttachmentRecord = typeof attachment.$inferSelect;

export async function insertAttachment(tx: Tx, values: typeof attachment.$inferInsert): Promise<AttachmentRecord> {
  const [row] = await tx.insert(attachment).values(values).returning();
  if (!row) throw new Error('the attachment was not inserted');
  return row;
}

export async function listAttachments(tx: Tx, accountId: number, ids: readonly number[]): Promise<AttachmentRecord[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(attachment)
    .where(and(eq(attachment.account_id, accountId), inArray(attachment.id, [...ids])));
}

/** Who wants to read files of an account. */
export interface FileReader {
  readonly account_id: number;
  readonly user_id: number;
  /** The member of staff who acts for the person. */
  readonly staff_id: number | null;
  /** Whether their role reads requests of money. */
  readsRequests: boolean;
}

const inRequest = (which: SQL) => sql`exists (select 1 from money_request r
  where r.account_id = ${attachment.account_id} and r.attachments @> to_jsonb(${attachment.id}) and ${which})`;
const inTicket = (which: SQL) => sql`exists (select 1 from ticket_entry e
  where e.account_id = ${attachment.account_id} and e.attachments @> to_jsonb(${attachment.id}) and ${which})`;
const any = sql`true`;
/** What staff ask for in a customer's name is shown to members once it is done. */
const shownRequest = sql`(r.kind in ('receipt', 'money_back') or r.state = 'done')`;
const isUnused = and(not(inRequest(any)), not(inTicket(any)));

const isSentBy = ({ user_id, staff_id }: FileReader) =>
  staff_id === null ? and(eq(attachment.sent_by, user_id), isNull(attachment.sent_by_staff)) : eq(attachment.sent_by_staff, staff_id);

/** Those of the files that a person may read: of tickets, of requests of money that they may read, and their own that are not used yet. */
export async function listReadable(tx: Tx, reader: FileReader, ids: readonly number[]): Promise<AttachmentRecord[]> {
  if (ids.length === 0) return [];
  const isRead = or(
    inTicket(sql`e.kind <> 'note'`),
    reader.readsRequests ? inRequest(reader.staff_id === null ? shownRequest : any) : undefined,
    and(isUnused, isSentBy(reader)),
  );
  return tx
    .select()
    .from(attachment)
    .where(and(eq(attachment.account_id, reader.account_id), inArray(attachment.id, [...ids]), isRead));
}

/** What the console shows of a customer: the files of requests of money but drafts, and those of tickets. */
export type DeskUse = 'request' | 'ticket';

export async function findUsed(tx: Tx, accountId: number, id: number, use: DeskUse): Promise<AttachmentRecord | undefined> {
  const isUsed = use === 'request' ? inRequest(sql`r.state <> 'draft'`) : inTicket(any);
  const [row] = await tx
    .select()
    .from(attachment)
    .where(and(eq(attachment.account_id, accountId), eq(attachment.id, id), isUsed));
  return row;
}

/** When the `nth` latest attachment of the account was stored, in milliseconds. */
export async function findNthLatest(tx: Tx, accountId: number, nth: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ created: attachment.created })
    .from(attachment)
    .where(eq(attachment.account_id, accountId))
    .orderBy(desc(attachment.created))
    .limit(1)
    .offset(nth - 1);
  return row?.created.getTime();
}
