import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDraftSession } from './draft-session.ts';
import type { DraftCampaign, DraftGateway, StoredDraft } from './draft-state.ts';
import { createDraftStorage } from './draft-storage.ts';

class Refusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const getDraft = (title: string, change: Partial<StoredDraft> = {}): StoredDraft => ({
  id: 7,
  campaign: null,
  campaign_state: 'CREATION',
  draft_step: 'content',
  version: 1,
  updated_at: '2026-11-03T08:34:00.000Z',
  data: { ...emptyDraft(), title },
  ...change,
});

/** A server whose data a test can set; if `error` is set, every call fails with it. */
function serve(draft: StoredDraft, campaign?: DraftCampaign) {
  const world = { draft: draft as StoredDraft | undefined, campaign, error: undefined as Error | undefined, made: [] as string[] };
  const answer = async <T>(give: () => T): Promise<T> => {
    if (world.error) throw world.error;
    return give();
  };
  const refuse = (code: string): never => {
    throw new Refusal(code);
  };
  const gateway: DraftGateway = {
    get: () =>
      answer(() =>
        world.draft ? { ...world.draft, campaign_state: world.campaign?.state ?? world.draft.campaign_state } : refuse('not_found'),
      ),
    create: ({ data }, key) => {
      world.made.push(key);
      return answer(() => getDraft(data.title, { id: 70, data }));
    },
    update: (_id, { data, version }) =>
      answer(() => {
        if (!world.draft) return refuse('not_found');
        if (world.campaign?.state === 'PUBLISHING') return refuse('draft_used');
        return (world.draft = { ...world.draft, data, version: version + 1 });
      }),
    findCampaign: () => answer(() => world.campaign ?? refuse('campaign_not_found')),
    newKey: () => `key-${world.made.length + 1}`,
    codeOf: (error) => (error instanceof Refusal ? error.code : undefined),
  };
  return { world, gateway };
}

const publishing: DraftCampaign = { state: 'PUBLISHING', reason: null };
const rejected: DraftCampaign = { state: 'REJECTED', reason: null };
const open = (id: number | null, { gateway }: ReturnType<typeof serve>) => {
  const session = createDraftSession(id, { gateway, storage: createDraftStorage(sessionStorage), saveDelayMs: 500 });
  void session.start();
  return session;
};
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});

test('a draft whose campaign can no longer be edited opens read-only', async () => {
  const server = serve(getDraft('الف', { campaign: 5 }), publishing);
  const session = open(7, server);
  await settle();
  expect(session.getSnapshot()).toMatchObject({ status: 'used', campaign_state: 'PUBLISHING', hasUnsent: false });
  session.change({ title: 'ب' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(session.getSnapshot().data.title).toBe('الف');
});

test('a draft whose campaign was rejected can be edited', async () => {
  const server = serve(getDraft('الف', { campaign: 5 }), rejected);
  const session = open(7, server);
  await settle();
  session.change({ title: 'ب' });
  expect(await session.saveNow()).toBe(true);
  expect(session.getSnapshot()).toMatchObject({ status: 'saved' });
});

test.each([
  ['before its review can be edited', 'before_review', 'saved'],
  ['for the price of its list is read-only', 'after_negotiation', 'used'],
] as const)('a draft whose campaign is TO_PAY %s', async (_, reason, status) => {
  const session = open(7, serve(getDraft('الف', { campaign: 5 }), { state: 'TO_PAY', reason }));
  await settle();
  expect(session.getSnapshot()).toMatchObject({ status, campaign_state: 'TO_PAY' });
});

test('a draft stays editable if the reason of TO_PAY cannot be fetched, because the server decides', async () => {
  const session = open(7, serve(getDraft('الف', { campaign: 5, campaign_state: 'TO_PAY' })));
  await settle();
  expect(session.getSnapshot()).toMatchObject({ status: 'saved', campaign_state: 'TO_PAY' });
});

test('unsaved changes from before the purchase can become a separate draft', async () => {
  const server = serve(getDraft('الف', { campaign: 5 }), rejected);
  const session = open(7, server);
  await settle();
  server.world.campaign = publishing;
  session.change({ title: 'ب' });
  await vi.advanceTimersByTimeAsync(500);
  expect(session.getSnapshot()).toMatchObject({ status: 'used', hasUnsent: true, campaign_state: 'PUBLISHING' });
  vi.clearAllTimers();

  const reopened = open(7, server);
  await settle();
  expect(reopened.getSnapshot()).toMatchObject({ status: 'used', hasUnsent: true, data: { title: 'الف' } });
  expect(await reopened.keepMine()).toBe(true);
  expect(reopened.getSnapshot()).toMatchObject({ id: 70, forkedFrom: 7, campaign: null, data: { title: 'ب' }, status: 'saved' });
});

test('a refresh finds the save of another window, and a purchase', async () => {
  const server = serve(getDraft('الف'));
  const session = open(7, server);
  await settle();
  server.world.draft = getDraft('از پنجرهٔ دیگر', { version: 2 });
  await session.refresh();
  expect(session.getSnapshot()).toMatchObject({ status: 'saved', data: { title: 'از پنجرهٔ دیگر' } });
  server.world.draft = getDraft('از پنجرهٔ دیگر', { version: 2, campaign: 5 });
  server.world.campaign = publishing;
  await session.refresh();
  expect(session.getSnapshot()).toMatchObject({ status: 'used', campaign: 5 });
});

test('a refresh never changes unsaved data', async () => {
  const server = serve(getDraft('الف'));
  const session = open(7, server);
  await settle();
  server.world.draft = getDraft('از پنجرهٔ دیگر', { version: 2 });
  const refreshing = session.refresh();
  session.change({ title: 'من' });
  await refreshing;
  expect(session.getSnapshot()).toMatchObject({ status: 'dirty', data: { title: 'من' } });
});

test('a draft that was deleted elsewhere keeps its unsaved changes for a separate draft', async () => {
  const server = serve(getDraft('الف'));
  const session = open(7, server);
  await settle();
  server.world.draft = undefined;
  session.change({ title: 'من' });
  await vi.advanceTimersByTimeAsync(500);
  expect(session.getSnapshot()).toMatchObject({ status: 'gone', data: { title: 'من' } });
  session.change({ title: 'من هم' });
  expect(await session.keepMine()).toBe(true);
  expect(session.getSnapshot()).toMatchObject({ id: 70, status: 'saved', data: { title: 'من هم' } });
});

test('a reload without a network shows unsaved changes, and sends them when the network is back', async () => {
  const server = serve(getDraft('الف'));
  const before = open(7, server);
  await settle();
  server.world.error = new Error('no network');
  before.change({ title: 'در قطعی' });
  await vi.advanceTimersByTimeAsync(500);
  vi.clearAllTimers();

  const after = open(7, server);
  await settle();
  expect(after.getSnapshot()).toMatchObject({ status: 'failed', data: { title: 'در قطعی' } });
  server.world.error = undefined;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(after.getSnapshot().status).toBe('saved');
  expect(server.world.draft?.data.title).toBe('در قطعی');
});

test('a reload without a network and without unsaved changes shows a failure', async () => {
  const server = serve(getDraft('الف'));
  server.world.error = new Error('no network');
  const session = open(7, server);
  await settle();
  expect(session.getSnapshot().status).toBe('load_failed');
  server.world.error = undefined;
  await session.reload();
  expect(session.getSnapshot()).toMatchObject({ status: 'saved', data: { title: 'الف' } });
});
