import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOTES_MAX } from '@jarchi/domain/reports/notes/report-notes.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
afterAll(() => shop.app.close());

const AT = '2026-11-24T08:00:00.000Z';

async function open() {
  const account = await shop.app.seedAccount();
  const { id } = await shop.seedCampaign(account);
  const { reports } = account.client;
  return {
    id,
    reports,
    add: (text: string, at = AT) => reports.addNote({ params: { id }, body: { text, at } }),
    list: async () => (await reports.listNotes({ params: { id } })).results,
  };
}

test('notes are added, changed, deleted, and listed by their place on the axis', async () => {
  const { id, reports, add, list } = await open();
  const late = await add('  sale begins ', '2026-11-25T08:00:00.000Z');
  const early = await add('branch closed');
  expect(await list()).toEqual([early, { id: late.id, at: '2026-11-25T08:00:00.000Z', text: 'sale begins' }]);
  const key = { campaign: id, note: late.id };
  const moved = await reports.updateNote({ params: key, body: { text: 'sale', at: '2026-11-23T08:00:00.000Z' } });
  expect(await list()).toEqual([moved, early]);
  await reports.deleteNote({ params: key });
  expect(await list()).toEqual([early]);
  await expect(reports.deleteNote({ params: key })).rejects.toMatchObject({ status: 404, code: 'not_found' });
  await expect(reports.updateNote({ params: key, body: { text: 'a', at: AT } })).rejects.toMatchObject({ code: 'not_found' });
});

test('a note is written with an instant of any offset, and answered in UTC', async () => {
  const { add, list } = await open();
  await add('sale', '2026-11-24T11:30:00+03:30');
  expect(await list()).toMatchObject([{ at: AT, text: 'sale' }]);
});

test.each([
  ['', AT, 'invalid'],
  ['   ', AT, 'invalid'],
  ['a'.repeat(201), AT, 'invalid'],
  ['a', 'yesterday', 'invalid'],
  ['a', '1405-09-03T08:00:00.000Z', 'invalid'],
  ['a', '1999-01-01T00:00:00.000Z', 'range_outside'],
])('the note %j at %s is refused: %s', async (text, at, code) => {
  const { add, list } = await open();
  await expect(add(text, at)).rejects.toMatchObject({ code });
  expect(await list()).toEqual([]);
});

test('a campaign has fifty notes at most, also when the last two are added at once', async () => {
  const { add, list } = await open();
  for (let index = 1; index < NOTES_MAX; index++) await add(`note ${index}`);
  const both = await Promise.allSettled([add('last'), add('too many')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await list()).toHaveLength(NOTES_MAX);
  await expect(add('more')).rejects.toMatchObject({ status: 409, code: 'notes_full', facts: { limit: NOTES_MAX } });
});

test('a note is reached through its own campaign only', async () => {
  const { id, add, list, reports } = await open();
  const other = await open();
  const note = await add('mine');
  await expect(reports.deleteNote({ params: { campaign: id + 1000, note: note.id } })).rejects.toMatchObject({ code: 'not_found' });
  await expect(other.reports.deleteNote({ params: { campaign: id, note: note.id } })).rejects.toMatchObject({ code: 'not_found' });
  await expect(other.reports.listNotes({ params: { id } })).rejects.toMatchObject({ code: 'campaign_not_found' });
  expect(await list()).toEqual([note]);
});
