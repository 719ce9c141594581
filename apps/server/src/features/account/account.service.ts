import type { CallAnswer } from '@jarchi/contract/types.ts';
import { type Balances, shownBalance } from '@jarchi/domain/money/ledger.ts';
import type { AccountCaller } from '#infra/caller.ts';
import type { Tenancy, Tx } from '#infra/tenancy.ts';
import { accountFa } from './account.fa.ts';
import { findAccount, insertAccount, listAccountsOfUser } from './account.repository.ts';

type Answer<N extends 'getAccountInfo' | 'getSharedUser' | 'listUserServices' | 'listFeatureFlags'> = CallAnswer<'account', N>;

export interface AccountDeps {
  readonly tenancy: Tenancy;
  readonly config: { readonly is_sample_world: boolean };
  /** From finance, which stands above this slice. */
  readonly findBalances: (accountId: number) => Promise<Balances>;
  /** From session, which stands beside it. */
  readonly getUser: (userId: number) => Promise<Answer<'getSharedUser'>>;
}

export type AccountService = ReturnType<typeof createAccountService>;

/** The accounts that people work in. */
export function createAccountService({ tenancy, config, findBalances, getUser }: AccountDeps) {
  return {
    async getAccountInfo({ account_id, account, user_id, hijacked_by }: AccountCaller): Promise<Answer<'getAccountInfo'>> {
      const [row, user, balances] = await Promise.all([
        tenancy.withAccount(account_id, (tx) => findAccount(tx, account_id)),
        getUser(user_id),
        findBalances(account_id),
      ]);
      if (!row) throw new Error(`no account ${account_id}`);
      const { title, has_seen_welcome_message, is_official } = row;
      const is_hijacked = hijacked_by !== null;
      return {
        id: account_id,
        phone: user.phone,
        balance: shownBalance(balances),
        account,
        title,
        has_seen_welcome_message,
        is_hijacked,
        is_official,
      };
    },

    getSharedUser: ({ user_id }: AccountCaller) => getUser(user_id),

    async listUserServices({ user_id }: AccountCaller): Promise<Answer<'listUserServices'>> {
      const accounts = await tenancy.withSystem((tx) => listAccountsOfUser(tx, user_id));
      return {
        results: accounts.map(({ slug, title }) => ({
          service: 'jarchi',
          account: slug,
          url: `/u/${slug}`,
          type: 'adv',
          app_title: accountFa.appTitle(title),
          typeText: accountFa.types.adv,
        })),
      };
    },

    listFeatureFlags(): Answer<'listFeatureFlags'> {
      const isOn = config.is_sample_world;
      return {
        feature_flags: {
          'panel-recommender-toggle': isOn,
          'media-plan-v2-additional-services': isOn,
          'media-plan-v2-ui': isOn,
          'media-plan-v2-new-display-descriptions-and-titles': isOn,
        },
      };
    },

    /** For sessions, inside their transaction. */
    async listMemberships(tx: Tx, userId: number) {
      const accounts = await listAccountsOfUser(tx, userId);
      return accounts.map(({ account_id, slug }) => ({ account_id, account: slug }));
    },

    async openAccount(tx: Tx, { user_id, phone, created }: { readonly user_id: number; readonly phone: string; readonly created: Date }) {
      const { account_id, slug } = await insertAccount(tx, { user_id, title: accountFa.newAccountTitle(phone), created });
      return { account_id, account: slug };
    },
  };
}
