import { bigint, foreignKey, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { AccountRole } from '@jarchi/domain/account/roles.ts';
import type { InvitationFacts } from '@jarchi/domain/team/team.ts';
import { tenantColumns } from '#infra/store/migration/tenant-tables.ts';
import { account } from '../account/account.tables.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** An invitation to an account, by phone: the person may be new. */
export const teamInvitation = pgTable(
  'team_invitation',
  {
    ...tenantColumns(),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    phone: text().notNull(),
    role: text().$type<AccountRole>().notNull(),
    /** Toman per purchase; null: none. */
    ceiling: bigint({ mode: 'number' }),
    invited_by: bigint({ mode: 'number' }).notNull(),
    created: at('created').notNull(),
    sent_at: at('sent_at').notNull(),
    expires_at: at('expires_at').notNull(),
    ended_as: text().$type<InvitationFacts['ended_as']>(),
    ended_at: at('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    foreignKey({ columns: [t.account_id], foreignColumns: [account.account_id] }),
    index('team_invitation_phone').on(t.phone),
    index('team_invitation_latest').on(t.account_id, t.created),
  ],
);
