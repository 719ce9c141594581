import type { APIRequestContext, APIResponse, Page } from 'playwright-core';

/** People of the sample world, by what they are there for. */
export const SAMPLE_PHONES = {
  /** Campaigns in every state. */
  advertiser: '09120000001',
  /** Money, and no draft. */
  official: '09120000002',
  inDebt: '09120000003',
  /** Nothing yet. */
  fresh: '09120000004',
} as const;

export type SampleLogin = keyof typeof SAMPLE_PHONES;

export const SAMPLE_PASSWORD = 'jarchi-sample';

let newcomers = 0;

/** A phone that nobody of this run has used. */
export function newPhone(): string {
  newcomers += 1;
  const worker = (process.env['VITEST_POOL_ID'] ?? '0').padStart(2, '0').slice(-2);
  return `0935${worker}${String(newcomers).padStart(5, '0')}`;
}

/** The cookies of a signed-in browser, without its pages. */
export async function signInByApi(request: APIRequestContext, who: SampleLogin | 'newcomer'): Promise<void> {
  if (who !== 'newcomer') {
    await expectTaken(
      await request.post('/api/accounts/auth/login/password', { data: { username: SAMPLE_PHONES[who], password: SAMPLE_PASSWORD } }),
    );
    return;
  }
  const sent = await request.post('/api/accounts/auth/phone/', { data: { phone: newPhone() } });
  await expectTaken(sent);
  const { request_id, code } = (await sent.json()) as { request_id: string; code: string };
  await expectTaken(await request.post('/api/accounts/auth/phone/verify', { data: { request_id, code } }));
}

async function expectTaken(answer: APIResponse): Promise<void> {
  if (!answer.ok()) throw new Error(`sign-in: ${answer.status()} ${await answer.text()}`);
}

/** Asks for a code on the sign-in page, and answers what the page shows in place of an SMS. */
export async function askForCode(page: Page, phone: string): Promise<string> {
  await page.getByLabel('شمارهٔ موبایل').fill(phone);
  await page.getByRole('button', { name: 'دریافت کد' }).click();
  return readShownCode(page);
}

export async function readShownCode(page: Page): Promise<string> {
  const note = page.getByText('پیامکی در نسخهٔ آزمایشی فرستاده نمی‌شود.');
  await note.waitFor();
  return (await note.locator('bdi').innerText()).trim();
}
