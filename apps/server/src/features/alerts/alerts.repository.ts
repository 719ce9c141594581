import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { AlertMemory } from '@jarchi/domain/alerts/alert-memory.ts';
import type { AlertKind, AlertSetting } from '@jarchi/domain/alerts/alert-kinds.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { campaign } from '../campaigns/rows/campaigns.tables.ts';
import { alertMemory, alertSetting, scheduledReport } from './alerts.tables.ts';

/** A person in an account. */
export interface Person {
  readonly account_id: number;
  readonly user_id: number;
}

export type SettingRecord = typeof alertSetting.$inferSelect;
export type ScheduleRecord = typeof scheduledReport.$inferSelect;
export type ScheduleChange = Partial<Omit<typeof scheduledReport.$inferInsert, 'account_id' | 'id' | 'user_id'>>;

/** The key of an alert: its person, and the campaign or (0) the account. */
export interface AlertSubject extends Person {
  readonly kind: AlertKind;
  readonly campaign_id: number;
}

const ofPerson = ({ account_id, user_id }: Person) => and(eq(alertSetting.account_id, account_id), eq(alertSetting.user_id, user_id));

export async function listSettings(tx: Tx, person: Person): Promise<SettingRecord[]> {
  return tx.select().from(alertSetting).where(ofPerson(person));
}

/** Saves a setting. An alert that was on keeps the instant at which it was switched on. */
export async function saveSetting(tx: Tx, person: Person, setting: AlertSetting, now: Date): Promise<void> {
  const { is_on, threshold } = setting;
  const on_since = sql`case when ${alertSetting.is_on} and excluded.is_on then ${alertSetting.on_since} else excluded.on_since end`;
  await tx
    .insert(alertSetting)
    .values({ ...person, ...setting, on_since: now })
    .onConflictDoUpdate({
      target: [alertSetting.account_id, alertSetting.user_id, alertSetting.kind],
      set: { is_on, threshold, on_since },
    });
}

export async function hasAlertsOn(tx: Tx, accountId: number): Promise<boolean> {
  const rows = await tx
    .select({ user_id: alertSetting.user_id })
    .from(alertSetting)
    .where(and(eq(alertSetting.account_id, accountId), eq(alertSetting.is_on, true)))
    .limit(1);
  return rows.length > 0;
}

/** The alerts that are on for anybody in the account, locked: two checks at once would both ring. */
export async function lockAlertsOn(tx: Tx, accountId: number): Promise<SettingRecord[]> {
  return tx
    .select()
    .from(alertSetting)
    .where(and(eq(alertSetting.account_id, accountId), eq(alertSetting.is_on, true)))
    .orderBy(asc(alertSetting.user_id), asc(alertSetting.kind))
    .for('update');
}

/** The memory of the alerts on a campaign and on its account. */
export async function listMemories(tx: Tx, accountId: number, campaignIds: readonly number[]): Promise<(AlertSubject & AlertMemory)[]> {
  const rows = await tx
    .select()
    .from(alertMemory)
    .where(and(eq(alertMemory.account_id, accountId), inArray(alertMemory.campaign_id, [...campaignIds])));
  return rows.map((row) => ({ ...row, false_since: row.false_since?.getTime() ?? null }));
}

export async function saveMemory(tx: Tx, subject: AlertSubject, { threshold, rings, false_since }: AlertMemory): Promise<void> {
  const memory = { threshold, rings, false_since: false_since === null ? null : new Date(false_since) };
  await tx
    .insert(alertMemory)
    .values({ ...subject, ...memory })
    .onConflictDoUpdate({
      target: [alertMemory.account_id, alertMemory.user_id, alertMemory.kind, alertMemory.campaign_id],
      set: memory,
    });
}

const ofSchedules = ({ account_id, user_id }: Person) =>
  and(eq(scheduledReport.account_id, account_id), eq(scheduledReport.user_id, user_id));

/** In the order in which they were made. */
export async function listSchedules(tx: Tx, person: Person): Promise<ScheduleRecord[]> {
  return tx.select().from(scheduledReport).where(ofSchedules(person)).orderBy(asc(scheduledReport.id));
}

export async function countSchedules(tx: Tx, person: Person): Promise<number> {
  const [row] = await tx.select({ all: count() }).from(scheduledReport).where(ofSchedules(person));
  return row?.all ?? 0;
}

export async function insertSchedule(tx: Tx, row: typeof scheduledReport.$inferInsert): Promise<ScheduleRecord> {
  const [made] = await tx.insert(scheduledReport).values(row).returning();
  if (!made) throw new Error('a scheduled report was not inserted');
  return made;
}

/** A scheduled report of the account, whoever made it. */
export async function lockSchedule(tx: Tx, accountId: number, id: number): Promise<ScheduleRecord | undefined> {
  const [row] = await tx
    .select()
    .from(scheduledReport)
    .where(and(eq(scheduledReport.account_id, accountId), eq(scheduledReport.id, id)))
    .for('update');
  return row;
}

export async function updateSchedule(tx: Tx, { account_id, id }: ScheduleRecord, change: ScheduleChange): Promise<ScheduleRecord> {
  const [row] = await tx
    .update(scheduledReport)
    .set(change)
    .where(and(eq(scheduledReport.account_id, account_id), eq(scheduledReport.id, id)))
    .returning();
  if (!row) throw new Error('a scheduled report was not updated');
  return row;
}

/** False when the person has no such report. */
export async function deleteSchedule(tx: Tx, person: Person, id: number): Promise<boolean> {
  const rows = await tx
    .delete(scheduledReport)
    .where(and(ofSchedules(person), eq(scheduledReport.id, id)))
    .returning({ id: scheduledReport.id });
  return rows.length > 0;
}

/** Those of these campaigns that the account has; archived ones only where they are asked for. */
export async function listCampaignTitles(
  tx: Tx,
  accountId: number,
  ids: readonly number[],
  { hasArchived } = { hasArchived: false },
): Promise<{ id: number; title: string }[]> {
  if (ids.length === 0) return [];
  return tx
    .select({ id: campaign.id, title: campaign.title })
    .from(campaign)
    .where(
      and(eq(campaign.account_id, accountId), hasArchived ? undefined : eq(campaign.is_deleted, false), inArray(campaign.id, [...ids])),
    )
    .orderBy(asc(campaign.id));
}
