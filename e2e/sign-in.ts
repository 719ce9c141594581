import type { APIRequestContext, APIResponse, BrowserContext, Page } from 'playwright-core';

/** People of the sample world, by what they have. */
export const SAMPLE_PHONES = {
  /** Campaigns in every state. */
  advertiser: '09120000001',
  /** Money, and no draft. */
  official: '09120000002',
  inDebt: '09120000003',
  /** Nothing yet. */
  fresh: '09120000004',
  /** Makes and buys campaigns in the first one's account. */
  buyer: '09120000011',
  /** Handles the money of the first one's account. */
  accountant: '09120000012',
  /** Reads in the first one's account, and does nothing. */
  viewer: '09120000013',
} as const;

export type SampleLogin = keyof typeof SAMPLE_PHONES;

export const SAMPLE_PASSWORD = 'jarchi-sample';

let newcomers = 0;

/** A phone that no test of this run has used. */
export function newPhone(): string {
  newcomers += 1;
  const worker = (process.env['VITEST_POOL_ID'] ?? '0').padStart(2, '0').slice(-2);
  return `0935${worker}${String(newcomers).padStart(5, '0')}`;
}

/** Signs a browser in without opening a page. A newcomer gets answers to the onboarding and financial info too. */
export async function signInByApi(request: APIRequestContext, who: SampleLogin | 'newcomer'): Promise<void> {
  if (who !== 'newcomer') {
    await expectTaken(
      await request.post('/api/accounts/auth/login/password', { data: { username: SAMPLE_PHONES[who], password: SAMPLE_PASSWORD } }),
    );
    return;
  }
  await signUpByApi(request);
  await fillFinancialInfo(request);
}

/** Signs a new person in who has answered the onboarding, and has no financial info yet. */
export async function signUpByApi(request: APIRequestContext): Promise<void> {
  const sent = await request.post('/api/accounts/auth/phone/', { data: { phone: newPhone() } });
  await expectTaken(sent);
  const { request_id, code } = (await sent.json()) as { request_id: string; code: string };
  await expectTaken(await request.post('/api/accounts/auth/phone/verify', { data: { request_id, code } }));
  await introduce(request);
}

/** The header by which a signed-in browser calls the server. */
export async function findHeaders(request: APIRequestContext): Promise<{ authorization: string }> {
  const answer = await request.get('/api/accounts/token/access');
  await expectTaken(answer);
  return { authorization: `Bearer ${((await answer.json()) as { token: string }).token}` };
}

/** Answers the four questions of the onboarding for the signed-in person. */
async function introduce(request: APIRequestContext): Promise<void> {
  const headers = await findHeaders(request);
  const categories = await request.get('/api/main/account/business-categories', { headers });
  const { results } = (await categories.json()) as { results: readonly { id: number }[] };
  const data = {
    business_category: results[0]?.id,
    service_description: 'کافه با سه شعبه در تهران',
    need_help: false,
    monthly_budget_min: 5_000_000,
    monthly_budget_max: 20_000_000,
  };
  await expectTaken(await request.post('/api/main/advertiser/business-data', { headers, data }));
}

/** Fills in the name for documents, for which the panel asks once the account has money. */
export async function fillFinancialInfo(request: APIRequestContext): Promise<void> {
  const data = {
    account_type: 'P',
    name: 'نرگس کریمی',
    national_number: '0499370899',
    economic_number: '',
    address_text: 'تهران، خیابان سپیدار، پلاک ۱۲',
    postal_code: '',
  };
  await expectTaken(await request.put('/api/financial/financial-info/', { headers: await findHeaders(request), data }));
}

/** Makes the browser report all news as read; unread news opens by itself. */
export async function readAllNews(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      return key.startsWith('jarchi-changelog-') ? '2000000000' : getItem.call(this, key);
    };
  });
}

/** Answers the four questions that a new person sees first. */
export async function answerOnboarding(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog', { name: /^سلام، من دستیار هوشمند/ });
  await welcome.getByLabel('حوزهٔ کسب‌وکار').selectOption({ index: 1 });
  await welcome.getByText('۵ تا ۲۰ میلیون تومان').click();
  await welcome.getByLabel('چه چیزی می‌فروشید یا عرضه می‌کنید؟').fill('کافه با سه شعبه در تهران');
  await welcome.getByText('نه، خودم پیش می‌روم').click();
  await welcome.getByRole('button', { name: 'ثبت اطلاعات' }).click();
  await welcome.waitFor({ state: 'detached' });
}

async function expectTaken(answer: APIResponse): Promise<void> {
  if (!answer.ok()) throw new Error(`sign-in: ${answer.status()} ${await answer.text()}`);
}

/** Requests a code on the sign-in page; returns the code that the page shows instead of an SMS. */
export async function askForCode(page: Page, phone: string): Promise<string> {
  await page.getByLabel('شمارهٔ موبایل').fill(phone);
  await page.getByRole('button', { name: 'دریافت کد' }).click();
  return readShownCode(page);
}

async function readShownCode(page: Page): Promise<string> {
  const note = page.getByText('پیامکی در نسخهٔ آزمایشی فرستاده نمی‌شود.');
  await note.waitFor();
  return (await note.locator('bdi').innerText()).trim();
}

/** Fills in the name for documents on the page to which the panel leads. */
export async function fillFinancialForm(page: Page): Promise<void> {
  await page.getByLabel('نام و نام خانوادگی').fill('نرگس کریمی');
  await page.getByRole('textbox', { name: 'کد ملی' }).fill('۰۴۹۹۳۷۰۸۹۹');
  await page.getByRole('textbox', { name: 'نشانی', exact: true }).fill('تهران، خیابان سپیدار، پلاک ۱۲');
  await page.getByRole('button', { name: 'ذخیرهٔ اطلاعات مالی' }).click();
}
