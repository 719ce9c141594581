import { afterAll, beforeAll, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { SCHEDULES_MAX } from '@jarchi/domain/alerts/report-schedule.ts';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { PASSKEYS_MAX } from '@jarchi/domain/session/passkeys.ts';
import { SHARE_LINKS_MAX } from '@jarchi/domain/sharing/share-links.ts';
import { INVITATIONS_PER_DAY } from '@jarchi/domain/team/team.ts';
import { WAITING_TICKETS_MAX } from '@jarchi/domain/tickets/tickets.ts';
import { VIEWS_MAX } from '@jarchi/domain/views/campaign-views.ts';
import { createPng } from '#infra/testing/media-samples.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { prove } from '#testing/sessions/prove.ts';
import { createSoftAuthenticator } from '#testing/sessions/soft-authenticator.ts';
import { openTicket } from '#testing/tickets.ts';
import type { TestAccount } from '#testing/test-app.ts';

/** The embedded store has one connection, on which nothing happens at the same time. */
const isPostgres = Boolean(process.env['JARCHI_TEST_DATABASE_URL']);
const LIMITS = { drafts: 3, uploads: 3 };
const AT_ONCE = 8;

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns({ config: { daily_limits: LIMITS } });
});
afterAll(() => shop.app.close());

interface Limited {
  readonly limit: number;
  /** Adds the nth of what is limited. */
  readonly add: (account: TestAccount, nth: number) => Promise<unknown>;
}

let phones = 0;
const picture = () => new File([new Uint8Array(createPng(108, 192))], 'story.png', { type: 'image/png' });
const media = { media_type: 'INSTAGRAM', content_type: 'STORY' } as const;
const campaigns = new Map<number, number>();

async function shareReport(account: TestAccount): Promise<unknown> {
  const known = campaigns.get(account.account_id);
  const id = known ?? (await shop.seedCampaign(account)).id;
  campaigns.set(account.account_id, id);
  return account.client.sharing.createReportShare({ params: { id }, body: {} });
}

async function addPasskey(account: TestAccount): Promise<unknown> {
  const { client } = account;
  const proof = await prove(shop.app, account, 'passkey_add');
  const { request_id, options } = await client.credentials.beginPasskey({ body: { proof } });
  return client.credentials.addPasskey({ body: { request_id, proof, name: 'phone', passkey: createSoftAuthenticator().create(options) } });
}

const LIMITED: Readonly<Record<string, Limited>> = {
  'share links of a report': { limit: SHARE_LINKS_MAX, add: shareReport },
  'waiting tickets': {
    limit: WAITING_TICKETS_MAX,
    add: ({ client }) => openTicket(client),
  },
  'scheduled reports': {
    limit: SCHEDULES_MAX,
    add: ({ client }) => client.alerts.createScheduledReport({ body: { period: 'weekly', day: 0, hour: 9, campaigns: [], is_on: false } }),
  },
  views: {
    limit: VIEWS_MAX,
    add: ({ client }, nth) =>
      client.views.createCampaignView({
        body: { name: `view ${nth}`, stage: 'running', ordering: '-price', filter: [], columns: ['reach'], is_default: false },
      }),
  },
  passkeys: { limit: PASSKEYS_MAX, add: addPasskey },
  'invitations of a day': {
    limit: INVITATIONS_PER_DAY,
    add: ({ client }) => client.team.inviteMember({ body: { phone: `0934${String(++phones).padStart(7, '0')}`, role: 'viewer' } }),
  },
  'drafts of a day': {
    limit: LIMITS.drafts,
    add: ({ client }) =>
      client.drafts.createDraft(
        { body: { data: emptyDraft(), draft_step: 'general-information' } },
        { idempotencyKey: newIdempotencyKey() },
      ),
  },
  'uploads of a day': { limit: LIMITS.uploads, add: ({ client }) => client.creatives.uploadMedia({ query: media, file: picture() }) },
  'attachments of a day': { limit: LIMITS.uploads, add: ({ client }) => client.attachments.uploadAttachment({ file: picture() }) },
};

test.skipIf(!isPostgres).each(Object.entries(LIMITED))(
  'of requests at the same instant only as many add %s as there is room for',
  async (_name, { limit, add }) => {
    const account = await shop.app.seedAccount();
    for (let nth = 1; nth < limit; nth++) await add(account, nth);
    const answers = await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, index) => add(account, limit + index)));
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.map(({ code, facts }) => [code, facts.limit])).toEqual(
      Array.from({ length: AT_ONCE - 1 }, () => [expect.stringMatching(/_full$|^daily_limit_reached$/), limit]),
    );
  },
);
