import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { Tx } from '#infra/store/tenancy.ts';
import { campaignView } from './views.tables.ts';

export type ViewRecord = typeof campaignView.$inferSelect;
export type NewView = typeof campaignView.$inferInsert;

/** A person in an account: views are their own. */
export interface Owner {
  readonly account_id: number;
  readonly user_id: number;
}

const ofOwner = ({ account_id, user_id }: Owner) => and(eq(campaignView.account_id, account_id), eq(campaignView.user_id, user_id));
const ofView = (owner: Owner, id: number) => and(ofOwner(owner), eq(campaignView.id, id));

export async function listViews(tx: Tx, owner: Owner): Promise<ViewRecord[]> {
  return tx.select().from(campaignView).where(ofOwner(owner)).orderBy(asc(campaignView.name));
}

export async function countViews(tx: Tx, owner: Owner): Promise<number> {
  const [row] = await tx.select({ views: count() }).from(campaignView).where(ofOwner(owner));
  return row?.views ?? 0;
}

/** Whether another view of the person has the name. */
export async function hasViewNamed(tx: Tx, owner: Owner, name: string, except: number | null): Promise<boolean> {
  const others = except === null ? undefined : ne(campaignView.id, except);
  const rows = await tx
    .select({ id: campaignView.id })
    .from(campaignView)
    .where(and(ofOwner(owner), eq(campaignView.name, name), others));
  return rows.length > 0;
}

export async function clearDefault(tx: Tx, owner: Owner): Promise<void> {
  await tx
    .update(campaignView)
    .set({ is_default: false })
    .where(and(ofOwner(owner), eq(campaignView.is_default, true)));
}

export async function insertView(tx: Tx, row: NewView): Promise<ViewRecord> {
  const [inserted] = await tx.insert(campaignView).values(row).returning();
  if (!inserted) throw new Error('the view was not inserted');
  return inserted;
}

export async function updateView(tx: Tx, owner: Owner, id: number, change: Partial<NewView>): Promise<ViewRecord | undefined> {
  const [row] = await tx.update(campaignView).set(change).where(ofView(owner, id)).returning();
  return row;
}

/** Returns whether there was one. */
export async function deleteView(tx: Tx, owner: Owner, id: number): Promise<boolean> {
  const rows = await tx.delete(campaignView).where(ofView(owner, id)).returning({ id: campaignView.id });
  return rows.length > 0;
}
