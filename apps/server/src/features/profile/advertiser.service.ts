import type { CallAnswer } from '@jarchi/contract/types.ts';
import type { Config } from '#config.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { countMembersOf, getAdvertiser, listPublisherPanels, type AdvertiserRow } from './advertiser.repository.ts';

export interface AdvertiserDeps {
  readonly tenancy: Tenancy;
  readonly config: Pick<Config, 'daily_limits'>;
}

export type AdvertiserService = ReturnType<typeof createAdvertiserService>;
type Profile = CallAnswer<'profile', 'getAdvertiserProfile'>;

/** The answers of the onboarding, as they were stored. */
function businessOf({ account: { business_data }, category }: AdvertiserRow): Profile['business'] {
  if (business_data === null) return null;
  const numberOf = (key: string) => (typeof business_data[key] === 'number' ? business_data[key] : null);
  return {
    business_category: numberOf('business_category') ?? 0,
    title_fa: category ?? '',
    service_description: String(business_data['service_description'] ?? ''),
    need_help: business_data['need_help'] === true,
    monthly_budget_min: numberOf('monthly_budget_min'),
    monthly_budget_max: numberOf('monthly_budget_max'),
  };
}

/** What an account is as an advertiser, and its person as a publisher. */
export function createAdvertiserService({ tenancy, config }: AdvertiserDeps) {
  return {
    async getProfile({ account_id }: AccountCaller): Promise<Profile> {
      return tenancy.withAccount(account_id, async (tx) => {
        const row = await getAdvertiser(tx, account_id);
        const { slug, title, created } = row.account;
        const members = await countMembersOf(tx, account_id);
        return { account: slug, account_id, title, created: created.toISOString(), members, business: businessOf(row) };
      });
    },

    async getConfig({ account_id }: AccountCaller): Promise<CallAnswer<'profile', 'getAdvertiserConfig'>> {
      const { account } = await tenancy.withAccount(account_id, (tx) => getAdvertiser(tx, account_id));
      const { slug, is_official, debt_limit, has_seen_welcome_message } = account;
      return { account: slug, is_official, debt_limit, has_seen_welcome_message, daily_limits: config.daily_limits };
    },

    /** Staff who act for a customer do not see the customer's other panels. */
    async getPublisherProfile({ user_id, impersonated_by }: AccountCaller): Promise<CallAnswer<'profile', 'getPublisherProfile'>> {
      const panels = impersonated_by === null ? await tenancy.withSystem((tx) => listPublisherPanels(tx, user_id)) : [];
      return { is_publisher: panels.length > 0, panels };
    },
  };
}
