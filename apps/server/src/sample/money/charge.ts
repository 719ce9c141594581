import type { App } from '#app.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import { sampleKey } from '../sample-key.ts';
import type { SampleCharge } from './charges.data.ts';

const GATEWAY = 'test';

/** A payment as its payer makes it: opened here, paid or not on the gateway's page, and credited when the payer is sent back. */
export async function charge(
  { services, server }: Pick<App, 'services' | 'server'>,
  caller: AccountCaller,
  { amount, outcome }: Pick<SampleCharge, 'amount' | 'outcome'>,
  index: number,
): Promise<void> {
  const order = { amount, gateway: GATEWAY, return_path: null };
  const opened = await services.finance.createOnlinePayment(caller, order, sampleKey(`charge-${index}`));
  if (!opened.ok) throw new Error(`sample charge ${index}: ${opened.error.code}`);
  await visitGateway(server, opened.value.url, outcome);
}

/** What a payer does on the page of the test gateway, who is then sent back. */
export async function visitGateway(server: App['server'], url: string, outcome: SampleCharge['outcome']): Promise<void> {
  const page = await server.inject({
    method: 'POST',
    url: `${url}/${outcome === 'pay' ? 'pay' : 'cancel'}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
  const location = page.headers.location ?? '';
  const back = await server.inject(outcome === 'refuse' ? location.replace('Status=NOK', 'Status=OK') : location);
  if (back.statusCode !== 303) throw new Error(`a sample payment: the return was answered with ${back.statusCode}`);
}
