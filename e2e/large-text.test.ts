import type { Page } from 'playwright-core';
import { test } from './kit.ts';
import { expectRoomForText, expectRoomInTabs } from './large-text.ts';
import { goWithin } from './page-parts.ts';
import { actForCustomer, ask } from './page-stops.ts';
import { askForCode, newPhone } from './sign-in.ts';

const LONG_MS = 600_000;

/** Opens the first address, and goes on from each to the next without loading a document again. */
async function walk(page: Page, [first = '/', ...others]: readonly string[]): Promise<void> {
  await page.goto(first);
  for (const address of [first, ...others]) {
    if (address !== first) await goWithin(page, address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expectRoomInTabs(page);
  }
}

async function read<Row>(page: Page, path: string): Promise<Row[]> {
  const answer = await ask(page, 'GET', path);
  return ((await answer.json()) as { results: Row[] }).results;
}

/** A campaign in each state that the account has one in. */
async function listCampaigns(page: Page): Promise<string[]> {
  const rows = await read<{ id: number; state: string }>(page, '/api/main/v1/campaigns/?limit=50');
  return [...new Map(rows.map(({ id, state }) => [state, `/campaigns/${id}`])).values()];
}

const STEPS = ['general-information', 'content', 'create-package', 'activation'] as const;

async function listDraftSteps(page: Page): Promise<string[]> {
  const drafts = await read<{ id: number }>(page, '/api/main/v1/campaigns/drafts/?limit=2');
  return drafts.flatMap(({ id }) => STEPS.map((step) => `/campaign/${step}?draft=${id}`));
}

async function listReviews(page: Page): Promise<string[]> {
  const contents = await read<{ id: number }>(page, '/api/main/publisher-contents/?limit=1');
  return contents.map(({ id }) => `/contents?view=review&content=${id}`);
}

async function listPapers(page: Page): Promise<string[]> {
  const papers = await read<{ id: number }>(page, '/api/financial/v3/payment-invoices/?limit=3');
  return papers.map(({ id }) => `/financial/factor/${id}`);
}

const SECTIONS = ['security', 'financial', 'team', 'notifications', 'alerts', 'theme', 'session', 'staff'];
const ownPages = ['/campaigns?stage=drafts', ...SECTIONS.map((section) => `/profile?section=${section}`)];

const CONSOLE = ['', '/jobs', '/requests', '/phone-requests', '/tickets', '/official-requests', '/customers/sepidar'];

/** The own pages of a person, and those of the sample's things that STOPS has no state of. */
async function listFurther(page: Page): Promise<string[]> {
  const lists = await Promise.all([listCampaigns, listDraftSteps, listReviews, listPapers].map((list) => list(page)));
  return [...ownPages, ...lists.flat()];
}

// Each address of STOPS is tried where it is inspected, in walk-pages.ts.
for (const who of ['advertiser', 'official'] as const)
  test(`at 200 % text no further page of ${who} scrolls sideways on a small phone`, { timeout: LONG_MS }, async ({ visit }) => {
    const page = await visit({ isNarrow: true, as: who, refusals: [404] });
    await walk(page, await listFurther(page));
  });

test('at 200 % text no further page of a stranger scrolls sideways on a small phone', { timeout: LONG_MS }, async ({ visit }) => {
  const owner = await visit({ as: 'advertiser' });
  const campaigns = await read<{ id: number; state: string }>(owner, '/api/main/v1/campaigns/?limit=50');
  const campaign = campaigns.find(({ state }) => state === 'PUBLISHING');
  const made = await ask(owner, 'POST', `/api/main/v1/campaigns/${campaign?.id ?? 0}/share/`, { data: {} });
  const { token } = (await made.json()) as { token: string };
  const page = await visit({ isNarrow: true });
  await walk(page, ['/auth/login?form=password', `/campaigns/${campaign?.id ?? 0}/share/${token}`]);
  await page.goto('/auth/signup');
  const code = await askForCode(page, newPhone());
  await expectRoomForText(page);
  await page.getByLabel('کد پنج‌رقمی').fill(code);
  await page.waitForURL('**/auth/signup/info');
  await expectRoomForText(page);
});

test('at 200 % text no page of the console scrolls sideways on a small phone', { timeout: LONG_MS }, async ({ visit }) => {
  const page = await visit({ isNarrow: true });
  await actForCustomer(page);
  await walk(
    page,
    CONSOLE.map((path) => `/staff${path}`),
  );
});
