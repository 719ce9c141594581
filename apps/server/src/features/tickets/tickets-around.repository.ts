import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { TicketSubject } from '@jarchi/domain/tickets/tickets.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { account } from '../account/account.tables.ts';
import { campaign } from '../campaigns/rows/campaigns.tables.ts';
import { document } from '../documents/documents.tables.ts';
import { payment } from '../finance/finance.tables.ts';
import { appUser } from '../session/session.tables.ts';
import type { TicketRecord } from './tickets.repository.ts';

export interface AboutRecord {
  readonly kind: TicketSubject;
  readonly id: number;
  readonly title: string;
}

type AboutIds = Pick<TicketRecord, 'campaign_id' | 'order_id' | 'document_id'>;

const present = (ids: readonly (number | null)[]) => ids.filter((id): id is number => id !== null);

/** The names of the subjects of tickets, as the account's pages show them. A subject that the account does not have is left out. */
export async function listSubjects(tx: Tx, accountId: number, rows: readonly AboutIds[]): Promise<AboutRecord[]> {
  const [campaigns, orders, documents] = [
    present(rows.map(({ campaign_id }) => campaign_id)),
    present(rows.map(({ order_id }) => order_id)),
    present(rows.map(({ document_id }) => document_id)),
  ];
  const found: AboutRecord[] = [];
  if (campaigns.length > 0) {
    const isOne = and(eq(campaign.account_id, accountId), inArray(campaign.id, campaigns));
    for (const row of await tx.select({ id: campaign.id, title: campaign.title }).from(campaign).where(isOne))
      found.push({ kind: 'campaign', ...row });
  }
  if (orders.length > 0) {
    const isOne = and(eq(payment.account_id, accountId), inArray(payment.id, orders));
    for (const { id } of await tx.select({ id: payment.id }).from(payment).where(isOne))
      found.push({ kind: 'order', id, title: String(id) });
  }
  if (documents.length > 0) {
    const isOne = and(eq(document.account_id, accountId), inArray(document.id, documents));
    for (const { id, number } of await tx.select({ id: document.id, number: document.number }).from(document).where(isOne))
      found.push({ kind: 'document', id, title: number ?? String(id) });
  }
  return found;
}

const name = sql<string>`coalesce(nullif(trim(${appUser.first_name} || ' ' || ${appUser.last_name}), ''), ${appUser.username})`;

/** Names of people by their ids. Runs as the owner of the store. */
export async function namePeople(tx: Tx, ids: readonly (number | null)[]): Promise<ReadonlyMap<number, string>> {
  const known = present(ids);
  if (known.length === 0) return new Map();
  const rows = await tx.select({ id: appUser.id, name }).from(appUser).where(inArray(appUser.id, known));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Members of staff, by name. Runs as the owner of the store. */
export async function listStaff(tx: Tx): Promise<{ id: number; name: string }[]> {
  return tx.select({ id: appUser.id, name }).from(appUser).where(eq(appUser.is_staff, true)).orderBy(asc(name));
}

export async function findAccountId(tx: Tx, slug: string): Promise<number | undefined> {
  const [row] = await tx.select({ account_id: account.account_id }).from(account).where(eq(account.slug, slug));
  return row?.account_id;
}
