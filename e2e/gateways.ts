import type { Page } from 'playwright-core';
import { startFakeZarinpal } from '../apps/server/src/connectors/payments/testing/fake-zarinpal.ts';
import { startFakeZibal } from '../apps/server/src/connectors/payments/testing/fake-zibal.ts';

export type FakeGateways = Awaited<ReturnType<typeof startFakeGateways>>;

/** Both gateways on ports of this machine, and the settings of a server that has them. */
export async function startFakeGateways() {
  const zarinpal = await startFakeZarinpal();
  const zibal = await startFakeZibal();
  return {
    zarinpal,
    zibal,
    origins: [zarinpal.url, zibal.url],
    env: {
      ZARINPAL_MERCHANT_ID: zarinpal.settings.merchant_id,
      ZARINPAL_URL: zarinpal.url,
      ZIBAL_MERCHANT_ID: zibal.settings.merchant_id,
      ZIBAL_URL: zibal.url,
    },
    async close(): Promise<void> {
      await zarinpal.close();
      await zibal.close();
    },
  };
}

/** What a payer does on the page of a fake gateway, which stands at the address of the payment. */
export async function actAtGateway(page: Page, act: 'pay' | 'cancel' | 'fail' | 'vanish'): Promise<void> {
  await page.goto(`${page.url()}/${act}`);
}
