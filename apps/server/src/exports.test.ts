import { afterAll, expect, test } from 'vitest';
import type { Call } from '@jarchi/contract/call.ts';
import { calls } from '@jarchi/contract/calls.ts';
import { openCampaigns } from '#testing/campaigns/open-campaigns.ts';

const TABLE = Object.values(calls).flatMap((table) => Object.entries<Call>(table).map(([name, call]) => ({ name, call })));
const exported = TABLE.filter(({ call }) => call.exports !== undefined);

const demo = await openCampaigns({ config: { mode: 'demo' } });
afterAll(() => demo.app.close());

/** PDFs of one document each, which is no table; and a zip with a table of its documents. */
const DOCUMENTS = ['getDocumentPdf', 'getCampaignPreInvoice'];
const ZIPS = ['getMonthOfDocuments'];

test('every call of an account that answers a table as a file says which table it exports', () => {
  const isTable = ({ name, call }: (typeof TABLE)[number]) =>
    call.file === 'workbook' || (call.file === 'pdf' && !DOCUMENTS.includes(name)) || ZIPS.includes(name);
  const files = TABLE.filter((one) => one.call.access === 'account' && isTable(one));
  expect(exported.map(({ name }) => name).toSorted()).toEqual(files.map(({ name }) => name).toSorted());
});

test.each(exported)('the training version refuses $name, before it reads anything', async ({ call }) => {
  const account = await demo.app.seedAccount();
  const response = await demo.app.server.inject({
    method: call.method,
    url: demo.app.config.bases[call.host] + call.path.replace(/\{\w+\}/g, '1'),
    headers: { authorization: `Bearer ${await account.getToken()}` },
  });
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({ error: { code: 'export_refused' } });
});
