import { randomBytes } from 'node:crypto';
import { refuse, succeed } from '@jarchi/domain/result.ts';
import type { AppMode } from '@jarchi/domain/session/viewer.ts';
import { accountMembers } from '#features/account/account.members.ts';
import { createAccountService } from '#features/account/account.service.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { createAccessTokens } from '#infra/crypto/tokens.ts';
import { createTryLimiters } from '#infra/tries/try-limiter.ts';
import type { SigningBrowser } from '#features/session/session.browser.ts';
import type { SecurityNotice } from '#features/session/session.notices.ts';
import { createSessionService } from '#features/session/session.service.ts';

/** A browser without a sign-in. */
export const STRANGER: SigningBrowser = { address: '10.0.0.1', agent: 'test', mark: undefined };

let opened: ReturnType<typeof openTestDatabase> | undefined;

export async function closeStore(): Promise<void> {
  const closing = await opened;
  opened = undefined;
  await closing?.close();
}

/** The session and account services on the file's store, with a clock that does not run by itself. */
export async function openSessions({ mode = 'trial' }: { mode?: AppMode } = {}) {
  const db = await (opened ??= openTestDatabase());
  const tenancy = createTenancy(db);
  const wall = { at: Date.parse('2026-11-21T08:00:00Z'), now: () => wall.at };
  const outage = { isSmsDown: false };
  const sms: { phone: string; code: string }[] = [];
  const secret = randomBytes(32).toString('hex');
  const account = createAccountService({
    tenancy,
    clocks: { wall },
    config: { is_sample_world: true },
    readBalances: async () => ({ available: 70, held: 30 }),
    hasPurchasedCampaign: async () => false,
    readUser: (tx, userId) => service.readUser(tx, userId),
    findImpersonation: (tx, sessionId) => service.findImpersonation(tx, sessionId),
    countInvitations: async () => 0,
  });
  const told: { account_id: number; notice: SecurityNotice }[] = [];
  const service = createSessionService({
    tenancy,
    clocks: { wall, world: wall },
    secret,
    tries: createTryLimiters({ pool: db.pool, secret, wall }),
    tokens: createAccessTokens(secret),
    sms: {
      async sendCode(phone, code) {
        sms.push({ phone, code });
        return outage.isSmsDown ? refuse({ code: 'sms_failed' }) : succeed(null);
      },
    },
    mail: { send: async () => 'sent' },
    accounts: accountMembers,
    imageUrl: (key) => key,
    config: { mode },
    site: { public_url: 'http://localhost:3000', name: 'Jarchi' },
    tell: async (_tx, account_id, notices) => void told.push(...notices.map((notice) => ({ account_id, notice }))),
  });
  return { service, account, tenancy, db, wall, sms, outage, told };
}
