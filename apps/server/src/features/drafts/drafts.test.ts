import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draftsSchemas } from '@jarchi/contract/drafts/drafts.schemas.ts';
import { emptyDraft, type CampaignDraft, type DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import type { Database } from '#infra/store/db.ts';
import { createTenancy, type Tenancy } from '#infra/store/tenancy.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { createDraftsService, type CampaignOfDraft, type DraftsService } from './drafts.service.ts';
import { requestKey } from '#infra/testing/request-key.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

const start = Date.parse('2026-10-05T09:00:00Z');
const storedFile: DraftFile = {
  id: 7,
  name: 'منو.png',
  type: 'image/png',
  size: 900,
  width: 9,
  height: 16,
  duration: null,
  url: '/api/main/content/media/key/',
};

let db: Database;
let tenancy: Tenancy;
let drafts: DraftsService;
let now: number;
let campaigns: Map<number, CampaignOfDraft>;
const [own, foreign] = [1, 2];

beforeAll(async () => {
  db = await openTestDatabase();
  tenancy = createTenancy(db);
  await db.pool.query(`insert into account (slug, title, created) values ('one', 'one', now()), ('two', 'two', now())`);
});
afterAll(() => db.close());

beforeEach(async () => {
  await asOwner(db).pool.query('truncate draft restart identity cascade');
  now = start;
  campaigns = new Map();
  drafts = createDraftsService({
    tenancy,
    clocks: { wall: { now: () => now } },
    creatives: { listFiles: async (_, accountId, ids) => (accountId === own && ids.includes(storedFile.id) ? [storedFile] : []) },
    draftsPerDay: 0,
    findCampaignOfDraft: async (_, __, campaignId) => campaigns.get(campaignId),
  });
});

function getBody(data: Partial<CampaignDraft> = {}) {
  return draftsSchemas.createDraft.body.parse({ data: { ...emptyDraft(), ...data }, draft_step: 'general-information' });
}

async function create(key = 'key-00000001', data: Partial<CampaignDraft> = {}, accountId = own) {
  const result = await drafts.createDraft(accountId, requestKey(key), getBody(data));
  if (!result.ok) throw new Error(result.error.code);
  return draftsSchemas.createDraft.response.parse(result.value);
}

test('exclusions are stored, and a panel that does not know them leaves them empty', async () => {
  const kept = await create('key-00000001', { excluded_plans: [4], excluded_bundles: [5] });
  expect(kept.data).toMatchObject({ excluded_plans: [4], excluded_bundles: [5] });
  const { excluded_plans: _, excluded_bundles: __, ...old } = emptyDraft();
  expect(draftsSchemas.createDraft.body.parse({ data: old, draft_step: 'content' }).data).toEqual(emptyDraft());
});

test('a draft is read as it was saved', async () => {
  const created = await create('key-00000001', { title: 'منوی پاییزی', ad_categories: [1, 3], selectedPlans: [10, 20] });
  expect(created).toMatchObject({ campaign: null, version: 1, updated_at: '2026-10-05T09:00:00.000Z' });
  expect(await drafts.getDraft(own, created.id)).toEqual({ ok: true, value: created });
});

test('the same key starts one draft, even at the same moment', async () => {
  const [first, second] = await Promise.all([create('key-00000001', { title: 'one' }), create('key-00000001', { title: 'two' })]);
  expect(second).toEqual(first);
  expect((await create('key-00000001', {}, foreign)).id).not.toBe(first.id);
});

test('each save increases the version and the time', async () => {
  const { id } = await create();
  now += 60_000;
  const saved = await drafts.updateDraft(own, id, { ...getBody({ title: 'تازه' }), draft_step: 'content', version: 1 });
  expect(saved).toMatchObject({
    ok: true,
    value: { version: 2, draft_step: 'content', updated_at: '2026-10-05T09:01:00.000Z', data: { title: 'تازه' } },
  });
});

test('a save over a version that another window has changed is refused with the draft’s version', async () => {
  const { id } = await create();
  now += 60_000;
  await drafts.updateDraft(own, id, { ...getBody({ title: 'window one' }), version: 1 });
  expect(await drafts.updateDraft(own, id, { ...getBody({ title: 'window two' }), version: 1 })).toEqual({
    ok: false,
    error: { code: 'draft_changed', version: 2, updated_at: '2026-10-05T09:01:00.000Z' },
  });
  expect(await drafts.getDraft(own, id)).toMatchObject({ value: { data: { title: 'window one' } } });
});

test('of two saves at the same moment one succeeds and the other is refused', async () => {
  const { id } = await create();
  const save = (title: string) => drafts.updateDraft(own, id, { ...getBody({ title }), version: 1 });
  const results = await Promise.all([save('one'), save('two')]);
  expect(results.filter((result) => result.ok)).toHaveLength(1);
});

test('a save that is repeated because its answer was lost succeeds without a second version', async () => {
  const { id } = await create();
  const body = { ...getBody({ title: 'once', content_files: [storedFile] }), version: 1 };
  const first = await drafts.updateDraft(own, id, body);
  expect(await drafts.updateDraft(own, id, body)).toEqual(first);
});

test('a draft shows the state of its campaign, whatever is done with the draft', async () => {
  const created = await create();
  expect(created).toMatchObject({ campaign: null, campaign_state: 'CREATION' });
  expect((await drafts.listDrafts(own, { limit: 10, offset: 0 })).results).toMatchObject([{ campaign_state: 'CREATION' }]);
  await tenancy.withAccount(own, (tx) => drafts.markDraftUsed(tx, own, created.id, 55));
  campaigns.set(55, { state: 'REJECTED', isEditable: true });
  const used = { campaign: 55, campaign_state: 'REJECTED' };
  expect(await drafts.getDraft(own, created.id)).toMatchObject({ ok: true, value: used });
  expect(await create()).toMatchObject({ id: created.id, ...used });
  expect(await drafts.updateDraft(own, created.id, { ...getBody(), version: 1 })).toMatchObject({ ok: true, value: used });
  campaigns.set(55, { state: 'PUBLISHING', isEditable: false });
  expect(await drafts.getDraft(own, created.id)).toMatchObject({ ok: true, value: { campaign_state: 'PUBLISHING' } });
});

test('a draft whose campaign is no longer editable refuses changes', async () => {
  const { id } = await create();
  await tenancy.withAccount(own, (tx) => drafts.markDraftUsed(tx, own, id, 55));
  campaigns.set(55, { state: 'REJECTED', isEditable: true });
  expect(await drafts.updateDraft(own, id, { ...getBody(), version: 1 })).toMatchObject({ ok: true, value: { campaign: 55 } });
  campaigns.set(55, { state: 'SCHEDULED', isEditable: false });
  expect(await drafts.updateDraft(own, id, { ...getBody(), version: 2 })).toEqual({
    ok: false,
    error: { code: 'draft_used', campaign_id: 55 },
  });
});

test('drafts without a campaign are listed, the last saved one first', async () => {
  const first = await create('key-00000001', { title: 'first' });
  now += 1000;
  const second = await create('key-00000002', { title: 'second' });
  const used = await create('key-00000003');
  const deleted = await create('key-00000004');
  await create('key-00000005', {}, foreign);
  await tenancy.withAccount(own, (tx) => drafts.markDraftUsed(tx, own, used.id, 55));
  await drafts.deleteDraft(own, deleted.id);
  expect(await drafts.listDrafts(own, { limit: 10, offset: 0 })).toEqual({ count: 2, results: [second, first] });
  expect(await drafts.listDrafts(own, { limit: 1, offset: 1 })).toEqual({ count: 2, results: [first] });
});

test('a deleted draft cannot be read, saved or deleted', async () => {
  const { id } = await create();
  expect(await drafts.deleteDraft(own, id)).toEqual({ ok: true, value: { ok: true } });
  const gone = { ok: false, error: { code: 'not_found' } };
  expect(await drafts.getDraft(own, id)).toEqual(gone);
  expect(await drafts.updateDraft(own, id, { ...getBody(), version: 1 })).toEqual(gone);
  expect(await drafts.deleteDraft(own, id)).toEqual(gone);
  expect(await tenancy.withAccount(own, (tx) => drafts.findDraftData(tx, own, id))).toBeUndefined();
});

test('the draft of another account is not found', async () => {
  const { id } = await create();
  const gone = { ok: false, error: { code: 'not_found' } };
  expect(await drafts.getDraft(foreign, id)).toEqual(gone);
  expect(await drafts.updateDraft(foreign, id, { ...getBody(), version: 1 })).toEqual(gone);
  expect(await drafts.deleteDraft(foreign, id)).toEqual(gone);
  expect(await tenancy.withAccount(foreign, (tx) => drafts.findDraftData(tx, foreign, id))).toBeUndefined();
  expect(await drafts.getDraft(own, id)).toMatchObject({ ok: true });
});

test('a client’s claims about a file are ignored', async () => {
  const forged = { ...storedFile, url: 'https://evil.example/x.png', size: 1, name: 'x.exe' };
  expect((await create('key-00000001', { content_files: [forged] })).data.content_files).toEqual([storedFile]);
});

test('every file of a draft is read again', async () => {
  const forged = { ...storedFile, name: 'x.exe' };
  const files = { content_guide_file: forged, content_instagram_post_files: [forged] };
  expect((await create('key-00000001', files)).data).toMatchObject({
    content_files: [],
    content_guide_file: storedFile,
    content_instagram_post_files: [storedFile],
  });
});

test('a draft that chooses something twice is refused, saved before or not, and the repeated ids are named', async () => {
  const twice = { selectedPlans: [7, 9, 7], excluded_bundles: [1, 1], content_files: [storedFile, { ...storedFile, name: 'x' }] };
  const lists = [
    { field: 'selectedPlans', values: [7] },
    { field: 'excluded_bundles', values: [1] },
    { field: 'content_files', values: [storedFile.id] },
  ];
  const refused = { ok: false, error: { code: 'listed_twice', lists } };
  expect(await drafts.createDraft(own, requestKey('key-00000001'), getBody(twice))).toEqual(refused);
  expect((await drafts.listDrafts(own, { limit: 10, offset: 0 })).count).toBe(0);
  const { id } = await create();
  expect(await drafts.updateDraft(own, id, { ...getBody(twice), version: 1 })).toEqual(refused);
  expect(await drafts.getDraft(own, id)).toMatchObject({ value: { version: 1, data: { selectedPlans: [] } } });
});

test('a draft that was stored with repeated ids opens, and can be saved as it opened', async () => {
  const { id } = await create();
  const stored = { ...emptyDraft(), selectedPlans: [7, 9, 7], content_files: [storedFile, storedFile] };
  await db.pool.query('update draft set data = $1 where id = $2', [JSON.stringify(stored), id]);
  const read = await drafts.getDraft(own, id);
  expect(read).toMatchObject({ ok: true, value: { data: { selectedPlans: [7, 9], content_files: [storedFile] } } });
  const data = read.ok ? read.value.data : emptyDraft();
  expect(await drafts.updateDraft(own, id, { ...getBody(data), version: 1 })).toMatchObject({ ok: true, value: { version: 2 } });
});

test('a draft that was stored with fewer fields opens, is listed, saved and used with the defaults', async () => {
  const { id } = await create('key-00000001', { title: 'old' });
  await db.pool.query(
    `update draft set data = '{"title": "old", "media_type": "TELEGRAM", "content_type": "POST", "colour": "red"}' where id = $1`,
    [id],
  );
  const data = { ...emptyDraft(), title: 'old', media_type: 'TELEGRAM', content_type: 'POST', utm_source_value: 'tg' };
  const read = await drafts.getDraft(own, id);
  expect(read).toMatchObject({ ok: true, value: { data } });
  expect(draftsSchemas.getDraft.response.safeParse(read.ok && read.value).success).toBe(true);
  expect(await drafts.listDrafts(own, { limit: 10, offset: 0 })).toMatchObject({ results: [{ data }] });
  expect(await tenancy.withAccount(own, (tx) => drafts.findDraftData(tx, own, id))).toEqual(data);
  expect(await drafts.updateDraft(own, id, { ...getBody(data as CampaignDraft), version: 1 })).toMatchObject({ ok: true, value: { data } });
});

const refusedAt = (path: string) => ({ ok: false, error: { code: 'invalid', issues: [{ path: `data.${path}`, code: 'unknown' }] } });

test.each(['content_files', 'content_instagram_post_files'] as const)('a file of another account is refused among %s', async (field) => {
  expect(await drafts.createDraft(foreign, requestKey(), getBody({ [field]: [storedFile] }))).toEqual(refusedAt(`${field}.0`));
});

test('a guide of another account is refused', async () => {
  expect(await drafts.createDraft(foreign, requestKey(), getBody({ content_guide_file: storedFile }))).toEqual(
    refusedAt('content_guide_file'),
  );
});

test('a file of another account is refused', async () => {
  expect(await drafts.createDraft(foreign, requestKey(), getBody({ content_files: [storedFile] }))).toEqual(refusedAt('content_files.0'));
  const { id } = await create();
  expect(await drafts.updateDraft(own, id, { ...getBody({ content_files: [{ ...storedFile, id: 8 }] }), version: 1 })).toEqual(
    refusedAt('content_files.0'),
  );
});
