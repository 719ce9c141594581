import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './kit.ts';
import { ask } from './page-stops.ts';
import { settle } from './settle.ts';

async function findId(page: Page, path: string): Promise<number> {
  const { results } = (await (await ask(page, 'GET', path)).json()) as { results: { id: number }[] };
  return results[0]?.id ?? 0;
}

test.for([false, true])(
  'the panel takes each response that its document asked for, and no page asks for anything twice (narrow: %s)',
  { timeout: 120_000 },
  async (isNarrow, { visit }) => {
    const page = await visit({ isNarrow, as: 'advertiser', isWithoutStream: true });
    const campaign = await findId(page, '/api/main/v1/campaigns/?limit=1&filter=state,PUBLISHING');
    const draft = await findId(page, '/api/main/v1/campaigns/drafts/');
    const asked: string[] = [];
    let isLeaving = false;
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || !isLeaving) return;
      // Until here the page before may ask.
      asked.length = 0;
      isLeaving = false;
    });
    page.on('request', (request) => {
      isLeaving ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/') && !pathname.includes('/media/')) asked.push(`${request.method()} ${pathname}${search}`);
    });
    const paths = ['/', '/campaigns', `/campaigns/${campaign}`, `/campaigns/${campaign}/identity`, '/dashboard', '/contents', '/profile'];
    for (const path of [...paths, `/campaign/create-package?draft=${draft}`]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settle(page);
      expect([path, await page.evaluate(() => [...(globalThis.jarchiEarly?.keys() ?? [])])]).toEqual([path, []]);
      const twice = asked.filter((one, index) => asked.indexOf(one) !== index);
      expect([path, twice]).toEqual([path, []]);
    }
  },
);
