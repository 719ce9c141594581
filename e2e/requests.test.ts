import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, type VisitOptions } from './kit.ts';
import { settle } from './settle.ts';

interface FirstLoad {
  readonly name: string;
  readonly path: string;
  readonly as?: VisitOptions['as'];
  /** A heading or field that is visible when the page has loaded. */
  readonly ready: (page: Page) => ReturnType<Page['locator']>;
}

const pages: readonly FirstLoad[] = [
  { name: 'the sign-in', path: '/auth/login', ready: (page) => page.getByLabel('شمارهٔ موبایل') },
  { name: 'the home', path: '/', as: 'advertiser', ready: (page) => page.getByRole('heading', { level: 1, name: /^سلام/ }) },
  { name: 'the list', path: '/campaigns', as: 'advertiser', ready: (page) => page.getByRole('table').getByRole('row').nth(1) },
  { name: 'a report', path: '/campaigns/1', as: 'advertiser', ready: (page) => page.getByRole('figure') },
  { name: 'the charge', path: '/financial/charge', as: 'official', ready: (page) => page.getByLabel('مبلغ شارژ') },
  {
    name: 'the first step',
    path: '/campaign/general-information',
    as: 'official',
    ready: (page) => page.getByRole('button', { name: /^شروع:/ }),
  },
];

for (const { name, path, as, ready } of pages) {
  test(`${name} sends no request twice`, async ({ visit }) => {
    const page = await visit({ ...(as === undefined ? {} : { as }), isWithoutStream: true });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && /^https?:/.test(request.url())) asked.push(request.url());
    });
    await page.goto(path);
    await ready(page).waitFor();
    await settle(page);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([]);
  });
}
