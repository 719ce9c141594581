import type { CallAnswer, CallName, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { checkFinancialInfo, cleanFinancialInfo, type FinancialInfo } from '@jarchi/domain/account/financial-info.ts';
import { parseOnboarding } from '@jarchi/domain/account/onboarding.ts';
import { type Balances, shownBalance } from '@jarchi/domain/money/ledger.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { accountFa } from './account.fa.ts';
import {
  findAccount,
  listAccountsOfUser,
  listBusinessCategories,
  listUserPanels,
  updateAccount,
  type AccountRecord,
} from './account.repository.ts';

type Answer<N extends CallName<'account'>> = CallAnswer<'account', N>;
type Outcome<N extends CallName<'account'>> = Promise<Result<Answer<N>, CallRefusal<'account', N>>>;
type Body<N extends CallName<'account'>> = ParsedInput<'account', N>['body'];

/** Who acts for a customer, why and until when. */
export interface Impersonation {
  readonly staff_name: string;
  readonly reason: string;
  readonly expires_at: string;
}

export interface AccountDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly config: { readonly is_sample_world: boolean };
  /** From finance, which stands above this slice. */
  readonly findBalances: (accountId: number) => Promise<Balances>;
  /** From campaigns, which stand above it too. */
  readonly hasPurchasedCampaign: (accountId: number) => Promise<boolean>;
  /** From session, which stands beside it. */
  readonly getUser: (userId: number) => Promise<Answer<'getSharedUser'>>;
  readonly findImpersonation: (sessionId: string) => Promise<Impersonation | undefined>;
}

export type AccountService = ReturnType<typeof createAccountService>;

const UNANSWERED: FinancialInfo = {
  account_type: 'P',
  name: '',
  national_number: '',
  economic_number: '',
  address_text: '',
  postal_code: '',
};

/** The accounts that people work in. */
export function createAccountService(deps: AccountDeps) {
  const { tenancy, clocks, findBalances, getUser } = deps;

  async function getAccount(accountId: number): Promise<AccountRecord> {
    const row = await tenancy.withAccount(accountId, (tx) => findAccount(tx, accountId));
    if (!row) throw new Error(`no account ${accountId}`);
    return row;
  }

  return {
    async getAccountInfo({ account_id, account, user_id, session_id, impersonated_by }: AccountCaller): Promise<Answer<'getAccountInfo'>> {
      const is_hijacked = impersonated_by !== null;
      const [row, user, balances, has_purchased_campaign, impersonation] = await Promise.all([
        getAccount(account_id),
        getUser(user_id),
        findBalances(account_id),
        deps.hasPurchasedCampaign(account_id),
        is_hijacked ? deps.findImpersonation(session_id) : undefined,
      ]);
      const { title, has_seen_welcome_message, is_official } = row;
      return {
        id: account_id,
        phone: user.phone,
        balance: shownBalance(balances),
        account,
        title,
        has_seen_welcome_message,
        is_hijacked,
        is_official,
        has_purchased_campaign,
        impersonation: impersonation ?? null,
      };
    },

    getSharedUser: ({ user_id }: AccountCaller) => getUser(user_id),

    /** The person's own accounts with what they show, then their panels of other products; whoever acts for them stays in one account. */
    async listUserServices({ user_id, account_id: chosen, impersonated_by }: AccountCaller): Promise<Answer<'listUserServices'>> {
      const { accounts, panels } = await tenancy.withSystem(async (tx) => ({
        accounts: (await listAccountsOfUser(tx, user_id)).filter(({ account_id }) => impersonated_by === null || account_id === chosen),
        panels: impersonated_by === null ? await listUserPanels(tx, user_id) : [],
      }));
      const own = accounts.map(async ({ account_id, slug, title }) => ({
        service: 'jarchi',
        account: slug,
        url: `/u/${slug}`,
        type: 'adv' as const,
        app_title: accountFa.appTitle(title),
        typeText: accountFa.types.adv,
        balance: shownBalance(await findBalances(account_id)),
      }));
      const others = panels.map(({ service, account, url, type, app_title }) => ({
        service,
        account,
        url,
        type,
        app_title,
        typeText: accountFa.types[type],
        balance: null,
      }));
      return { results: [...(await Promise.all(own)), ...others] };
    },

    async listBusinessCategories(): Promise<Answer<'listBusinessCategories'>> {
      return { results: await tenancy.withSystem(listBusinessCategories) };
    },

    /** Keeps the four answers of the onboarding with their instant; the welcome counts as seen from then on. */
    async submitBusinessData({ account_id }: AccountCaller, body: Body<'submitBusinessData'>): Outcome<'submitBusinessData'> {
      const parsed = parseOnboarding(body);
      if (!parsed.ok) return refuse({ code: 'business_data_invalid', fields: parsed.error.map(({ field }) => field) });
      const answers = parsed.value;
      return tenancy.withAccount(account_id, async (tx) => {
        const categories = await listBusinessCategories(tx);
        if (!categories.some(({ id }) => id === answers.business_category))
          return refuse({ code: 'business_data_invalid', fields: ['business_category'] });
        const business_data = { ...answers, at: new Date(clocks.wall.now()).toISOString() };
        await updateAccount(tx, account_id, { has_seen_welcome_message: true, business_data });
        return succeed({ ok: true });
      });
    },

    async getFinancialInfo({ account_id }: AccountCaller): Promise<Answer<'getFinancialInfo'>> {
      return { ...UNANSWERED, ...(await getAccount(account_id)).financial_info };
    },

    async saveFinancialInfo({ account_id }: AccountCaller, body: Body<'saveFinancialInfo'>): Outcome<'saveFinancialInfo'> {
      const issues = checkFinancialInfo(body);
      if (issues.length > 0) return refuse({ code: 'financial_info_invalid', fields: issues.map(({ field, code }) => ({ field, code })) });
      const financial_info = cleanFinancialInfo(body);
      await tenancy.withAccount(account_id, (tx) => updateAccount(tx, account_id, { financial_info }));
      return succeed(financial_info);
    },

    listFeatureFlags(): Answer<'listFeatureFlags'> {
      const isOn = deps.config.is_sample_world;
      return {
        feature_flags: {
          'panel-recommender-toggle': isOn,
          'media-plan-v2-additional-services': isOn,
          'media-plan-v2-ui': isOn,
          'media-plan-v2-new-display-descriptions-and-titles': isOn,
        },
      };
    },
  };
}
