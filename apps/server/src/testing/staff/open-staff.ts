import { eq } from 'drizzle-orm';
import { createClient } from '@jarchi/api-client/testing/client.ts';
import type { Api } from '@jarchi/api-client/api.ts';
import { OTP_WAIT_MS } from '@jarchi/domain/session/sign-in.ts';
import { appUser } from '#features/session/session.tables.ts';
import type { TestAccount, TestApp } from '#testing/test-app.ts';

export interface TestStaff extends TestAccount {
  /** The console, under the member's own name. */
  readonly desk: Api;
  /** The panel in the same browser, which asks for an account. */
  openPanel(account: string): Api;
  /** Starts acting for a customer and opens their panel. */
  actFor(account: string): Promise<Api>;
}

/** A member of staff with a browser of their own. */
export async function seedStaff(app: TestApp): Promise<TestStaff> {
  const member = await app.seedAccount();
  await app.tenancy.withSystem((tx) =>
    tx.update(appUser).set({ is_staff: true, first_name: 'Nima', last_name: 'Rastegar' }).where(eq(appUser.id, member.user_id)),
  );
  return withDesk(app, member);
}

/** The same member in a second browser, a minute later: a phone gets at most one code a minute. */
export async function openAgain(app: TestApp, member: TestStaff): Promise<TestStaff> {
  const browser = app.openBrowser();
  app.wall.at += OTP_WAIT_MS;
  const { request_id, code } = await browser.client.session.sendOtp({ body: { phone: member.phone } });
  await browser.client.session.verifyOtp({ body: { request_id, code: code ?? '' } });
  return withDesk(app, { ...member, ...browser });
}

function withDesk(app: TestApp, member: TestAccount): TestStaff {
  const shared = { bases: app.config.bases, fetch: member.fetch, now: app.wall.now, pause: async () => undefined };
  const desk = createClient({ ...shared, app: 'staff' });
  const openPanel = (account: string) => createClient({ ...shared, findAccount: () => account });
  return {
    ...member,
    desk,
    openPanel,
    async actFor(account) {
      await desk.staff.startImpersonation({ body: { account, reason: 'asked by phone about a bill' } });
      return openPanel(account);
    },
  };
}
