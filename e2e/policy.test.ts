import { expect } from 'vitest';
import { test } from './kit.ts';

/** Runs in the page: what libraries ask to know an iPhone. */
function playIphone(): void {
  Object.defineProperty(navigator, 'platform', { get: () => 'iPhone' });
  Object.defineProperty(navigator, 'userAgentData', { get: () => undefined });
}

test('a window that holds the page still on an iPhone keeps to the policy of the page', async ({ visit }) => {
  const page = await visit({
    as: 'advertiser',
    isNarrow: true,
    prepare: (context) => context.addInitScript(playIphone).then(() => undefined),
  });
  await page.goto('/campaigns');
  await page.getByRole('button', { name: 'فیلتر' }).click();
  await page.getByRole('dialog').waitFor();
  const injected = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map(({ textContent, sheet }) => [textContent?.includes('overscroll'), sheet?.cssRules.length]),
  );
  expect(injected).toContainEqual([true, 1]);
});
