import type { CallAnswer, CallName, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import {
  checkFinancialInfo,
  cleanFinancialInfo,
  isFinancialInfoIncomplete,
  type FinancialInfo,
} from '@jarchi/domain/account/financial-info.ts';
import { parseOnboarding } from '@jarchi/domain/account/onboarding.ts';
import { type Balances, shownBalance } from '@jarchi/domain/money/ledger.ts';
import { refuse, type Result, succeed } from '@jarchi/domain/result.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { enterAccount, type Tenancy, type Tx } from '#infra/store/tenancy.ts';
import { accountFa } from './account.fa.ts';
import { listGivenTitles } from './account.members.ts';
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
  /** From finance, a slice above this one. Like all of these, it runs inside this slice's transaction. */
  readonly readBalances: (tx: Tx, accountId: number) => Promise<Balances>;
  /** From campaigns, a slice above this one too. */
  readonly hasPurchasedCampaign: (tx: Tx, accountId: number) => Promise<boolean>;
  /** From session, a slice of the same floor. */
  readonly readUser: (tx: Tx, userId: number) => Promise<Answer<'getSharedUser'>>;
  /** From team, a slice above this one: invitations that wait for the person's answer. */
  readonly countInvitations: (tx: Tx, userId: number, now: Date) => Promise<number>;
  readonly findImpersonation: (tx: Tx, sessionId: string) => Promise<Impersonation | undefined>;
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
  const { tenancy, clocks, readBalances, readUser } = deps;

  async function getAccount(tx: Tx, accountId: number): Promise<AccountRecord> {
    const row = await findAccount(tx, accountId);
    if (!row) throw new Error(`no account ${accountId}`);
    return row;
  }

  return {
    async getAccountInfo({
      account_id,
      account,
      role,
      user_id,
      session_id,
      impersonated_by,
    }: AccountCaller): Promise<Answer<'getAccountInfo'>> {
      const is_hijacked = impersonated_by !== null;
      return tenancy.withSystem(async (tx) => {
        const { phone } = await readUser(tx, user_id);
        const impersonation = is_hijacked ? ((await deps.findImpersonation(tx, session_id)) ?? null) : null;
        await enterAccount(tx, account_id);
        const { title, has_seen_welcome_message, is_official, financial_info } = await getAccount(tx, account_id);
        const balance = shownBalance(await readBalances(tx, account_id));
        const has_purchased_campaign = await deps.hasPurchasedCampaign(tx, account_id);
        const shown = {
          id: account_id,
          phone,
          balance,
          account,
          title,
          role,
          has_seen_welcome_message,
          is_official,
          has_purchased_campaign,
        };
        const is_financial_info_incomplete = isFinancialInfoIncomplete({ ...UNANSWERED, ...financial_info });
        return { ...shown, is_financial_info_incomplete, is_hijacked, impersonation };
      });
    },

    getSharedUser: ({ user_id }: AccountCaller) => tenancy.withSystem((tx) => readUser(tx, user_id)),

    /**
     * The person's own accounts with what they show, then their panels of other products; staff who act for the person stay in one account.
     */
    async listUserServices({ user_id, account_id: chosen, impersonated_by }: AccountCaller): Promise<Answer<'listUserServices'>> {
      return tenancy.withSystem(async (tx) => {
        const all = await listAccountsOfUser(tx, user_id);
        const accounts = all.filter(({ account_id }) => impersonated_by === null || account_id === chosen);
        const panels = impersonated_by === null ? await listUserPanels(tx, user_id) : [];
        const invitations = impersonated_by === null ? await deps.countInvitations(tx, user_id, new Date(clocks.wall.now())) : 0;
        const results: Answer<'listUserServices'>['results'] = [];
        for (const { account_id, slug, title, role } of accounts) {
          await enterAccount(tx, account_id);
          const balance = shownBalance(await readBalances(tx, account_id));
          const shown = { app_title: accountFa.appTitle(title), typeText: accountFa.types.adv, balance, role };
          results.push({ service: 'jarchi', account: slug, account_id, url: `/u/${slug}`, type: 'adv', ...shown });
        }
        for (const { service, account, url, type, app_title } of panels)
          results.push({
            service,
            account,
            account_id: null,
            url,
            type,
            app_title,
            typeText: accountFa.types[type],
            balance: null,
            role: null,
          });
        return { results, invitations };
      });
    },

    async listBusinessCategories(): Promise<Answer<'listBusinessCategories'>> {
      return { results: await tenancy.withSystem(listBusinessCategories) };
    },

    /** Stores the four answers of the onboarding with their instant; the welcome then counts as seen. */
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
      const { financial_info } = await tenancy.withAccount(account_id, (tx) => getAccount(tx, account_id));
      return { ...UNANSWERED, ...financial_info };
    },

    /** Stores in whose name documents are. An account without a name of its own takes a company's. */
    async saveFinancialInfo({ account_id, user_id }: AccountCaller, body: Body<'saveFinancialInfo'>): Outcome<'saveFinancialInfo'> {
      const issues = checkFinancialInfo(body);
      if (issues.length > 0) return refuse({ code: 'financial_info_invalid', fields: issues.map(({ field, code }) => ({ field, code })) });
      const financial_info = cleanFinancialInfo(body);
      await tenancy.withSystem(async (tx) => {
        const owner = await readUser(tx, user_id);
        await enterAccount(tx, account_id);
        const { title } = await getAccount(tx, account_id);
        const given = listGivenTitles(owner.phone, `${owner.first_name} ${owner.last_name}`.trim());
        const isNamed = financial_info.account_type === 'C' && given.includes(title);
        await updateAccount(tx, account_id, { financial_info, ...(isNamed && { title: financial_info.name }) });
      });
      return succeed(financial_info);
    },

    /** All flags that exist; a name that is none is off. */
    listFeatureFlags(asked: readonly string[] = []): Answer<'listFeatureFlags'> {
      const isOn = deps.config.is_sample_world;
      return {
        feature_flags: {
          ...Object.fromEntries(asked.map((name) => [name, false])),
          'panel-recommender-toggle': isOn,
          'media-plan-v2-additional-services': isOn,
          'media-plan-v2-ui': isOn,
          'media-plan-v2-new-display-descriptions-and-titles': isOn,
        },
      };
    },
  };
}
