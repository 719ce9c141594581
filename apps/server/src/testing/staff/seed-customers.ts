import type { TestAccount, TestApp } from '#testing/test-app.ts';
import { seedStaff } from './open-staff.ts';

interface OddCustomer {
  readonly slug: string;
  readonly title: string;
  readonly first?: string;
  readonly last?: string;
  /** Confirmed unless it begins with a question mark. */
  readonly email?: string;
  readonly hasNoPhone?: boolean;
}

/** Titles, names and addresses as people type them, or as programs paste them. */
const ODD_CUSTOMERS: readonly OddCustomer[] = [
  { slug: 'sepidar', title: 'قهوهٔ سپیدار', first: 'سارا', last: 'محمدی', email: 'Sara@Example.com' },
  { slug: 'toranj', title: 'پوشاك تُرنج', first: 'لاله', last: 'كريمي', email: '?typed@example.com' },
  { slug: 'gandom', title: 'می‌خواهم  نان', first: 'مسئول', last: 'هیئت' },
  { slug: 'gandom-2', title: 'میخواهم نان', first: 'مسؤول', last: 'هيات' },
  { slug: 'per_cent', title: '100% off_price \\ x* 🅐', first: '(a|b)', last: '[c]. ^$' },
  { slug: 'arabic', title: 'ﻛﺘﺎﺏ ﷼ ﻻﻟﻪ', first: 'ة ه ھ', last: 'آأإا ٱ' },
  { slug: 'wide', title: 'ＦＵＬＬ　Ｗｉｄｔｈ 𝐁𝐨𝐥𝐝', first: 'ΑΣΟΣ', last: 'Straße İstanbul' },
  { slug: 'digits', title: '۱۲۳ ٤٥٦ 789', first: 'ع‌لی', last: '' },
  { slug: 'hidden', title: 'a\u00adb\u200bc\u2060d', first: '\u200c', last: '' },
  { slug: 'nobody', title: '', first: '', last: '', hasNoPhone: true },
  { slug: 'café', title: 'Café Ünïcode', first: 'Müller', last: 'Ñandú', email: 'CAFE@EXAMPLE.IR' },
  { slug: 'sp', title: 'سفيد  و\tسیاه', first: 'ر‌ض‌ا', last: 'رؤوف' },
];

/** What is searched for: in pieces, in another order, on other keyboards, across spaces, and with signs that patterns know. */
export const ODD_SEARCHES: readonly string[] = [
  ['', ' ', 'سپیدار', 'قهوة سپيدار', 'سپیدار قهوه', 'قهوهسپیدار', 'سپیدارسارا', 'محمدی سارا', 'محمدیسارا', 'حمد', 'وهسپ', 'زردآلو'],
  ['مسئول', 'مسؤول', 'مسوول', 'مسول', 'هیئت', 'هیأت', 'هیات', 'رئوف', 'رؤوف', 'میخواهم', 'می خواهم', 'می‌خواهم', 'خواهم نان', 'مینان'],
  ['100%', '%', '_', '\\', 'off_price', 'offprice', 'x*', '*', '(a|b)', 'a|b', '[c]', '.', '^$', '$', '?', '+', '{', 'a.b'],
  [
    'کتاب',
    'كتاب',
    'ریال',
    'لاله',
    'ه ه ه',
    'اااا',
    'ا',
    'full',
    'width bold',
    'fullwidth',
    'BOLD',
    'ασος',
    'ΑΣΟΣ',
    'strasse',
    'straße',
    'istanbul',
  ],
  [
    '123',
    '۱۲۳',
    '٤٥٦',
    '456789',
    '123456',
    'علی',
    'abcd',
    'ab cd',
    'cafe',
    'café',
    'ünicode',
    'muller',
    'nandu',
    'سفید و سیاه',
    'سفیدو',
    'رضا',
  ],
  [
    'sara@example',
    '🅐',
    'x*🅐',
    '¡¿',
    '€',
    'typed@example',
    'cafe@example.ir',
    'CAFE@',
    'example',
    'gandom',
    'gandom-2',
    '-2',
    'GANDOM',
    'nobody',
    'sp',
    'per_cent',
  ],
  ['0912', '۰۹۱۲', '0912 000 0002', '+989120000003', '00989120000003', '9120000003', '0000004', '912', 'tel:0912-000-0002', 'a', 'e b'],
].flat();

/** Customers of all kinds, and accounts that are no customer's: of a colleague, of nobody, first of a colleague and then of somebody else. */
export async function seedOddCustomers(app: TestApp): Promise<readonly TestAccount[]> {
  const { pool } = app.db;
  const accounts: TestAccount[] = [];
  for (const { slug, title, first = '', last = '', email, hasNoPhone } of ODD_CUSTOMERS) {
    const account = await app.seedAccount({ slug });
    accounts.push(account);
    const address = email?.replace(/^\?/, '') ?? null;
    await pool.query('update account set title = $1 where account_id = $2', [title, account.account_id]);
    await pool.query('update app_user set first_name = $1, last_name = $2, email = $3, email_verified = $4 where id = $5', [
      first,
      last,
      address,
      address !== null && address === email,
      account.user_id,
    ]);
    if (hasNoPhone) await pool.query('update app_user set phone = null where id = $1', [account.user_id]);
  }
  const colleague = await seedStaff(app);
  const [ofNobody, ofColleague, shared] = [await app.seedAccount({ slug: 'of-nobody' }), await app.seedAccount(), await app.seedAccount()];
  await pool.query('delete from account_member where account_id = $1', [ofNobody.account_id]);
  const addOwner = (account: TestAccount, { user_id }: TestAccount, role = 'owner') =>
    pool.query('insert into account_member (account_id, user_id, role) values ($1, $2, $3)', [account.account_id, user_id, role]);
  // The owner of the least number is the one who counts.
  await addOwner(ofColleague, colleague);
  await addOwner(shared, accounts[0]!);
  await addOwner(accounts[2]!, accounts[3]!);
  await addOwner(accounts[4]!, accounts[0]!, 'viewer');
  return [...accounts, colleague, ofNobody, ofColleague, shared];
}
