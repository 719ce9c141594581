import type { CallAnswer } from '@jarchi/contract/types.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { emptyDraft, type CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { addDays, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { createPng } from '#infra/testing/media-samples.ts';
import { createScriptedPlatform } from '#testing/scripted-platform.ts';
import type { SeededPlan } from '#testing/seed-plans.ts';
import { openTestApp, type TestAccount, type TestAppOptions } from '#testing/test-app.ts';

export type Campaign = CallAnswer<'campaigns', 'getCampaign'>;
type DraftAnswer = CallAnswer<'drafts', 'getDraft'>;
export type Campaigns = Awaited<ReturnType<typeof openCampaigns>>;

/** What a test sets of its campaign; the rest is complete. Days are counted from the world's today. */
export interface CampaignSeed {
  readonly plans?: readonly Pick<SeededPlan, 'id'>[];
  readonly startsInDays?: number;
  readonly days?: number;
  readonly change?: Partial<CampaignDraft>;
}

export interface Order {
  readonly key?: string;
  readonly expected_total?: number;
  readonly is_auto_after_charge?: boolean;
}

/** The whole server with publishers that the test directs, and the steps from a draft to a bought campaign. */
export async function openCampaigns(options: TestAppOptions = {}) {
  const platform = createScriptedPlatform();
  const app = await openTestApp({ platform, ...options });
  const today = () => tehranDay(app.world.now());

  async function seedData({ client }: TestAccount, { plans, startsInDays = 3, days = 4, change }: CampaignSeed) {
    const file = new File([new Uint8Array(createPng(108, 192))], 'story.png', { type: 'image/png' });
    const uploaded = await client.creatives.uploadMedia({ query: { media_type: 'INSTAGRAM', content_type: 'STORY' }, file });
    const chosen = plans ?? (await app.seedPlans(2));
    const data: CampaignDraft = {
      ...emptyDraft(),
      title: 'autumn menu',
      budget: 20_000_000,
      goal_total_reach: 40_000,
      publish_period_start: addDays(today(), startsInDays),
      publish_period_end: addDays(today(), startsInDays + days - 1),
      preferred_publish_start_hour: 18,
      preferred_publish_end_hour: 23,
      content_files: [uploaded],
      content_caption: 'come in',
      selectedPlans: chosen.map(({ id }) => id),
      ...change,
    };
    return data;
  }

  async function seedDraft(account: TestAccount, seed: CampaignSeed = {}): Promise<DraftAnswer> {
    return account.client.drafts.createDraft(
      { body: { data: await seedData(account, seed), draft_step: 'activation' } },
      { idempotencyKey: newIdempotencyKey() },
    );
  }

  const create = (account: TestAccount, draft: number): Promise<Campaign> =>
    account.client.campaigns.createCampaign({ body: { draft } }, { idempotencyKey: newIdempotencyKey() });

  const seedCampaign = async (account: TestAccount, seed: CampaignSeed = {}): Promise<Campaign> =>
    create(account, (await seedDraft(account, seed)).id);

  const buy = (
    account: TestAccount,
    campaign: Pick<Campaign, 'id' | 'total'>,
    { key = newIdempotencyKey(), expected_total = campaign.total, ...rest }: Order = {},
  ) =>
    account.client.campaigns.purchaseCampaign({ params: { id: campaign.id }, body: { expected_total, ...rest } }, { idempotencyKey: key });

  return {
    app,
    platform,
    today,
    seedDraft,
    create,
    seedCampaign,
    buy,

    /** A bought campaign, and the account that paid for it, whose money is all held. */
    async seedBought(seed: CampaignSeed = {}): Promise<{ account: TestAccount; campaign: Campaign }> {
      const account = await app.seedAccount();
      const created = await seedCampaign(account, seed);
      await app.charge(account, created.total);
      return { account, campaign: (await buy(account, created)).campaign };
    },

    /** A period of some days, counted from the world's today. */
    period: (startsInDays: number, days: number) => ({
      publish_period_start: addDays(today(), startsInDays),
      publish_period_end: addDays(today(), startsInDays + days - 1),
    }),

    /** Moves the world, two hours at a time, until a bought campaign is live. */
    async untilLive({ account, campaign }: { account: TestAccount; campaign: Pick<Campaign, 'id'> }): Promise<void> {
      for (let tries = 0; tries < 40; tries++) {
        const { state } = await account.client.campaigns.getCampaign({ params: { id: campaign.id } });
        if (state === 'PUBLISHING') return;
        await app.moveWorld(2);
      }
      throw new Error(`campaign ${campaign.id} is not live after eighty hours`);
    },

    read: ({ client }: TestAccount, { id }: Pick<Campaign, 'id'>): Promise<Campaign> => client.campaigns.getCampaign({ params: { id } }),

    /** Cancels with the amounts shown now; a campaign that cannot be cancelled shows none. */
    async cancel({ client }: TestAccount, { id }: Pick<Campaign, 'id'>, key = newIdempotencyKey()): Promise<Campaign> {
      const nothing = { captured: 0, released: 0 };
      const { captured, released } = await client.campaigns
        .previewCampaign({ params: { id }, query: { call: 'cancelCampaign' } })
        .catch(() => nothing);
      return client.campaigns.cancelCampaign({ params: { id }, body: { expected: { captured, released } } }, { idempotencyKey: key });
    },

    money: ({ client, slug }: TestAccount) => client.finance.getBalance({ params: { account: slug } }),

    /** Saves a change over the newest version of the campaign's draft. */
    async edit({ client }: TestAccount, draftId: number, change: Partial<CampaignDraft>): Promise<DraftAnswer> {
      const { data, version, draft_step } = await client.drafts.getDraft({ params: { id: draftId } });
      return client.drafts.updateDraft({ params: { id: draftId }, body: { data: { ...data, ...change }, version, draft_step } });
    },

    /** How many transactions of a kind the account's ledger has. */
    async countPosted({ account_id }: TestAccount, kind: 'hold' | 'release' | 'capture'): Promise<number> {
      const { rows } = await app.db.pool.query<{ count: number }>(
        'select count(*)::int as count from ledger_transaction where account_id = $1 and kind = $2',
        [account_id, kind],
      );
      return rows[0]?.count ?? 0;
    },

    setPlan: (plan: Pick<SeededPlan, 'id'>, column: 'price' | 'is_active', value: number | boolean) =>
      app.db.pool.query(`update media_plan set ${column} = $2 where id = $1`, [plan.id, value]),
  };
}
