import type { CallAnswer } from '@jarchi/contract/types.ts';

type Account = CallAnswer<'account', 'getAccountInfo'>;
type Info = CallAnswer<'account', 'getFinancialInfo'>;
type ChangelogItem = CallAnswer<'notifications', 'listChangelog'>['results'][number];

/** An account that is welcomed and has a phone number. */
export function sampleAccount(change: Partial<Account> = {}): Account {
  return {
    id: 7,
    phone: '09120000001',
    balance: 0,
    account: 'adv-1',
    title: 'قهوهٔ سپیدار',
    role: 'owner',
    has_seen_welcome_message: true,
    is_hijacked: false,
    is_official: false,
    has_purchased_campaign: true,
    is_financial_info_incomplete: false,
    impersonation: null,
    ...change,
  };
}

export function sampleFinancialInfo(change: Partial<Info> = {}): Info {
  return {
    account_type: 'P',
    name: 'سارا محمدی',
    national_number: '0499370899',
    economic_number: '',
    address_text: 'تهران، خیابان سپیدار',
    postal_code: '',
    ...change,
  };
}

export const sampleCategories: CallAnswer<'account', 'listBusinessCategories'> = {
  results: [
    { id: 3, title_fa: 'کافه و رستوران' },
    { id: 9, title_fa: 'پوشاک' },
  ],
};

export function sampleNews(change: Partial<ChangelogItem> = {}): ChangelogItem {
  return { id: 31, title: 'باندل‌ها و بستهٔ پیشنهادی', content: '<p>سه بسته در گام بسته‌چینی.</p>', attachments: [], ...change };
}
