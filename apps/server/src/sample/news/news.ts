import { DAY_MS, HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { desc, eq } from 'drizzle-orm';
import type { App } from '#app.ts';
import { accountMember } from '#features/account/account.tables.ts';
import { notifyInPanel } from '#features/notifications/notifications.service.ts';
import { notification, notificationRead } from '#features/notifications/notifications.tables.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { announcementsFa, changelogFa } from './news.fa.ts';

type Advertiser = 'sepidar' | 'nikafarin' | 'toranj' | 'gandom';

/** How many of an account's latest messages are unread. */
const UNREAD: Readonly<Record<Advertiser, number>> = { sepidar: 7, nikafarin: 2, toranj: 2, gandom: 1 };

/** Adds the changelog and announcements, and marks messages as read as their advertisers would have, at the end of the sample's days. */
export async function seedNews(
  app: { readonly tenancy: Tenancy; readonly services: Pick<App['services'], 'notifications'> },
  accounts: Readonly<Record<Advertiser, number>>,
  now: number,
): Promise<void> {
  await addChangelog(app.services.notifications, now);
  for (const [slug, accountId] of Object.entries(accounts) as [Advertiser, number][]) {
    await app.tenancy.withAccount(accountId, async (tx) => {
      await announce(tx, accountId, slug, now);
      await markRead(tx, accountId, UNREAD[slug]);
    });
  }
}

async function addChangelog({ addChangelogItem }: App['services']['notifications'], now: number): Promise<void> {
  const { report, hours, messages, guide } = changelogFa;
  const at = (daysAgo: number) => new Date(now - daysAgo * DAY_MS);
  await addChangelogItem({ ...report, created: at(12), attachments: [] });
  await addChangelogItem({ ...hours, created: at(5), attachments: [] });
  const attachment = { name: guide.name, type: 'text/plain; charset=utf-8', bytes: new TextEncoder().encode(guide.text) };
  await addChangelogItem({ ...messages, created: at(1), attachments: [attachment] });
}

async function announce(tx: Tx, accountId: number, slug: Advertiser, now: number): Promise<void> {
  const isNew = slug === 'gandom';
  const facts = isNew
    ? { ...announcementsFa.welcome, path: '/campaign/general-information' }
    : { ...announcementsFa.guide, path: '/campaigns' };
  const at = new Date(now - (isNew ? HOUR_MS : 30 * HOUR_MS));
  await notifyInPanel(tx, accountId, [{ kind: 'announcement', facts, dedupe_key: 'sample', at }]);
}

/** Every member of an account has read all but its latest messages, an hour after they came. */
async function markRead(tx: Tx, accountId: number, unread: number): Promise<void> {
  const members = await tx.select({ user_id: accountMember.user_id }).from(accountMember).where(eq(accountMember.account_id, accountId));
  const read = await tx
    .select({ notice_id: notification.id, at: notification.history_date })
    .from(notification)
    .where(eq(notification.account_id, accountId))
    .orderBy(desc(notification.history_date), desc(notification.id))
    .offset(unread);
  const marks = read.flatMap(({ notice_id, at }) =>
    members.map(({ user_id }) => ({ account_id: accountId, notice_id, user_id, seen_at: new Date(at.getTime() + HOUR_MS) })),
  );
  if (marks.length > 0) await tx.insert(notificationRead).values(marks);
}
