import { expectTypeOf, test } from 'vitest';
import type { Api, DownloadedFile } from './api.ts';
import { hasErrorCode } from './api-error.ts';

/** Never called: the compiler is the test. */
async function useApi(api: Api) {
  expectTypeOf(await api.session.getUser()).toHaveProperty('first_name');
  expectTypeOf(await api.finance.getBalance({ params: { account: 'a' } })).toHaveProperty('spendable');
  expectTypeOf(await api.reports.exportReport({ params: { id: 1 } })).toEqualTypeOf<DownloadedFile>();
  await api.campaigns.listCampaigns();
  await api.campaigns.listCampaigns({ query: { ordering: '-price' } }, { signal: new AbortController().signal });

  // @ts-expect-error the path has a parameter
  await api.finance.getBalance();
  // @ts-expect-error not an ordering
  await api.campaigns.listCampaigns({ query: { ordering: 'sideways' } });
  // @ts-expect-error the body is needed
  await api.session.sendOtp({});
  // @ts-expect-error an idempotent call needs its key
  await api.campaigns.createCampaign({ body: { draft: 1 } });
  // @ts-expect-error a call that is not idempotent takes no key
  await api.session.getUser({}, { idempotencyKey: 'k' });
  // @ts-expect-error an upload needs its file
  await api.creatives.uploadMedia({ query: { media_type: 'INSTAGRAM', content_type: 'STORY' } });
  // @ts-expect-error browsers are sent there, no code calls it
  void api.finance.returnFromGateway;
  // @ts-expect-error no such call
  void api.session.signUp;
}

function readFacts(error: unknown) {
  if (hasErrorCode(error, 'amount_below_minimum')) expectTypeOf(error.facts.minimum).toEqualTypeOf<number>();
  // @ts-expect-error no such code
  hasErrorCode(error, 'nonsense');
}

test('the client is typed by the contract', () => {
  expectTypeOf(useApi).toBeFunction();
  expectTypeOf(readFacts).toBeFunction();
});
