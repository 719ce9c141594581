import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDraftSession } from './draft-session.ts';
import type { DraftGateway, StoredDraft } from './draft-state.ts';
import { createDraftStorage } from './draft-storage.ts';

class Refusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

type Changes = Partial<Omit<StoredDraft, 'data'>> & { data?: Partial<StoredDraft['data']> };
const stored = ({ data, ...rest }: Changes = {}): StoredDraft => ({
  id: 7,
  campaign: null,
  campaign_state: 'CREATION',
  draft_step: 'general-information',
  version: 1,
  updated_at: '2026-11-03T08:34:00.000Z',
  ...rest,
  data: { ...emptyDraft(), ...data },
});

/** A server with one draft, which refuses any other version. */
function serve(initial?: StoredDraft) {
  let draft = initial;
  const others: StoredDraft[] = [];
  const calls: string[] = [];
  const keys: string[] = [];
  let keyCount = 0;
  const failures: unknown[] = [];
  const sentUnder = new Map<string, string>();
  let isAnswerLost = false;
  const loseNext = () => void (isAnswerLost = true);
  const answer = (made: StoredDraft): StoredDraft => {
    if (!isAnswerLost) return made;
    isAnswerLost = false;
    throw new Error('no network');
  };
  const failNext = () => {
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
  };
  const gateway: DraftGateway = {
    async get() {
      calls.push('get');
      failNext();
      if (!draft) throw new Refusal('not_found');
      return draft;
    },
    async create({ data, draft_step }, key) {
      calls.push(`create ${data.title}`);
      keys.push(key);
      failNext();
      const body = JSON.stringify({ data, draft_step });
      const isRepeated = sentUnder.has(key);
      if (isRepeated && sentUnder.get(key) !== body) throw new Refusal('idempotency_key_reused');
      sentUnder.set(key, body);
      if (draft === undefined) return answer((draft = stored({ data, draft_step })));
      if (key === 'key-1') return answer(draft);
      if (!isRepeated) others.push(stored({ id: 70 + others.length, data, draft_step }));
      return answer(others.at(-1) ?? draft);
    },
    async update(_id, { data, draft_step, version }) {
      calls.push(`update ${data.title}`);
      failNext();
      if (!draft) throw new Refusal('not_found');
      if (draft.version !== version) throw new Refusal('draft_changed');
      draft = { ...draft, data, draft_step, version: version + 1 };
      return draft;
    },
    findCampaign: () => Promise.reject(new Error('no network')),
    newKey: () => `key-${++keyCount}`,
    codeOf: (error) => (error instanceof Refusal ? error.code : undefined),
  };
  const set = (next: StoredDraft | undefined) => (draft = next);
  return { gateway, calls, keys, failures, loseNext, others, get: () => draft, set };
}

const open = (id: number | null, server: ReturnType<typeof serve>) => {
  const session = createDraftSession(id, { gateway: server.gateway, storage: createDraftStorage(sessionStorage), saveDelayMs: 500 });
  void session.start();
  return session;
};
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});

test('changes are sent once, after a pause, and only then count as saved', async () => {
  const server = serve();
  const session = open(null, server);
  session.change({ title: 'ا' });
  session.change({ title: 'الف' });
  expect(session.getSnapshot().status).toBe('dirty');
  expect(server.calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(server.calls).toEqual(['create الف']);
  expect(session.getSnapshot()).toMatchObject({ id: 7, status: 'saved', savedAt: '2026-11-03T08:34:00.000Z' });
});

test('later changes update the draft with its version', async () => {
  const server = serve();
  const session = open(null, server);
  session.change({ title: 'الف' });
  await vi.advanceTimersByTimeAsync(500);
  session.change({ budget: 5 });
  await vi.advanceTimersByTimeAsync(500);
  expect(server.calls).toEqual(['create الف', 'update الف']);
  expect(server.get()).toMatchObject({ version: 2, data: { budget: 5 } });
});

test('changes during a save are sent with the next one', async () => {
  const server = serve();
  const session = open(null, server);
  session.change({ title: 'الف' });
  const saving = session.saveNow();
  session.change({ title: 'الف ب' });
  expect(await saving).toBe(true);
  expect(server.calls).toEqual(['create الف', 'update الف ب']);
  expect(session.getSnapshot().status).toBe('saved');
});

test('a lost response to the first save never starts a second draft', async () => {
  const server = serve();
  server.failures.push(new Error('no network'));
  const session = open(null, server);
  session.change({ title: 'الف' });
  await vi.advanceTimersByTimeAsync(500);
  expect(session.getSnapshot().status).toBe('failed');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.keys).toEqual(['key-1', 'key-1']);
  expect(session.getSnapshot().status).toBe('saved');
});

test('changes after a lost response to the first save update the draft that it made', async () => {
  const server = serve();
  server.loseNext();
  const session = open(null, server);
  session.change({ title: 'الف' });
  await vi.advanceTimersByTimeAsync(500);
  expect(session.getSnapshot().status).toBe('failed');
  session.change({ title: 'الف ب' });
  expect(await session.finishStep('content')).toBe(true);
  expect(server.calls).toEqual(['create الف', 'create الف', 'update الف ب']);
  expect(server.get()).toMatchObject({ draft_step: 'content', data: { title: 'الف ب' } });
  expect(session.getSnapshot()).toMatchObject({ status: 'saved', data: { title: 'الف ب' } });
});

test('a first save whose response is lost by a reload is repeated unchanged', async () => {
  const server = serve();
  server.loseNext();
  const before = open(null, server);
  before.change({ title: 'الف' });
  await before.saveNow();
  before.change({ title: 'الف ب' });
  vi.clearAllTimers();

  const after = open(null, server);
  expect(await after.saveNow()).toBe(true);
  expect(server.get()?.data.title).toBe('الف ب');
  expect(server.others).toEqual([]);
});

test('a refused first save is corrected with the same key', async () => {
  const server = serve();
  server.failures.push(new Refusal('invalid'));
  const session = open(null, server);
  session.change({ title: 'الف' });
  expect(await session.saveNow()).toBe(false);
  session.change({ title: 'ب' });
  expect(await session.saveNow()).toBe(true);
  expect(server.calls).toEqual(['create الف', 'create ب']);
});

test('unsaved changes are restored after a reload', async () => {
  const server = serve(stored());
  server.failures.push(undefined, new Error('no network'));
  const before = open(7, server);
  await settle();
  before.change({ title: 'نوشتهٔ من' });
  await vi.advanceTimersByTimeAsync(500);
  expect(before.getSnapshot().status).toBe('failed');
  vi.clearAllTimers();

  const after = open(7, server);
  await settle();
  expect(after.getSnapshot().data.title).toBe('نوشتهٔ من');
  await vi.advanceTimersByTimeAsync(500);
  expect(server.get()?.data.title).toBe('نوشتهٔ من');
});

test('data that an earlier version of the panel stored in this tab is read', async () => {
  const server = serve();
  const kept = { data: { title: 'نوشتهٔ پیش از به‌روزرسانی', selectedPlans: [3] }, step: 'content', version: null, createKey: 'key-0' };
  sessionStorage.setItem('jarchi-draft-new', JSON.stringify(kept));
  const session = open(null, server);
  expect(session.getSnapshot()).toMatchObject({ step: 'content', status: 'dirty', data: { ...emptyDraft(), ...kept.data } });
  expect(await session.saveNow()).toBe(true);
  expect(server.get()?.data).toEqual({ ...emptyDraft(), ...kept.data });
});

test('a draft counts as saved if the server returns its keys in another order', async () => {
  const server = serve();
  const { gateway } = server;
  const reverse = (draft: StoredDraft): StoredDraft => ({
    ...draft,
    data: Object.fromEntries(Object.entries(draft.data).toReversed()) as StoredDraft['data'],
  });
  const session = createDraftSession(null, {
    saveDelayMs: 500,
    gateway: { ...gateway, create: async (body, key) => reverse(await gateway.create(body, key)) },
    storage: createDraftStorage(sessionStorage),
  });
  void session.start();
  session.change({ title: 'الف' });
  await session.saveNow();
  expect(server.calls).toEqual(['create الف']);
});

test('a draft that the server returns with another step is saved once', async () => {
  const server = serve();
  const { gateway } = server;
  const session = createDraftSession(null, {
    saveDelayMs: 500,
    gateway: { ...gateway, create: async (body, key) => ({ ...(await gateway.create(body, key)), draft_step: 'activation' }) },
    storage: createDraftStorage(sessionStorage),
  });
  void session.start();
  session.change({ title: 'الف' });
  expect(await session.finishStep('content')).toBe(true);
  expect(server.calls).toEqual(['create الف']);
});

test('the save of another window is shown, not overwritten', async () => {
  const server = serve(stored());
  const session = open(7, server);
  await settle();
  server.set(stored({ version: 2, data: { title: 'پنجرهٔ دیگر' } }));
  session.change({ title: 'من' });
  await vi.advanceTimersByTimeAsync(500);
  expect(session.getSnapshot()).toMatchObject({ status: 'conflict', data: { title: 'من' }, theirs: { data: { title: 'پنجرهٔ دیگر' } } });
  session.change({ title: 'من هم' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.get()?.data.title).toBe('پنجرهٔ دیگر');
});

test('keepMine makes a separate draft and does not change the other', async () => {
  const server = serve(stored());
  const session = open(7, server);
  await settle();
  server.set(stored({ version: 4, data: { title: 'پنجرهٔ دیگر' } }));
  session.change({ title: 'من' });
  await vi.advanceTimersByTimeAsync(500);
  expect(await session.keepMine()).toBe(true);
  expect(server.get()).toMatchObject({ id: 7, version: 4, data: { title: 'پنجرهٔ دیگر' } });
  expect(session.getSnapshot()).toMatchObject({ id: 70, forkedFrom: 7, status: 'saved', data: { title: 'من' } });
  expect(sessionStorage.length).toBe(0);
  session.change({ budget: 5 });
  expect(session.getSnapshot().status).toBe('dirty');
});

test('if the separate draft fails, the choice remains, and the draft is made once', async () => {
  const server = serve(stored());
  const session = open(7, server);
  await settle();
  server.set(stored({ version: 4, data: { title: 'پنجرهٔ دیگر' } }));
  session.change({ title: 'من' });
  await vi.advanceTimersByTimeAsync(500);
  server.failures.push(new Error('no network'));
  expect(await session.keepMine()).toBe(false);
  expect(session.getSnapshot()).toMatchObject({ status: 'conflict', data: { title: 'من' } });
  expect(await session.keepMine()).toBe(true);
  expect(new Set(server.keys).size).toBe(1);
});

test('changes after a lost response to the separate draft update that draft', async () => {
  const server = serve(stored());
  const session = open(7, server);
  await settle();
  server.set(stored({ version: 4, data: { title: 'پنجرهٔ دیگر' } }));
  session.change({ title: 'من' });
  await vi.advanceTimersByTimeAsync(500);
  server.loseNext();
  expect(await session.keepMine()).toBe(false);
  session.change({ title: 'من هم' });
  server.set(undefined);
  await session.keepMine();
  expect(server.others).toHaveLength(1);
  expect(session.getSnapshot().data.title).toBe('من هم');
  expect(server.calls.at(-1)).toBe('update من هم');
});

test('takeTheirs shows the other save as saved, and undo returns to the choice', async () => {
  const server = serve(stored());
  const session = open(7, server);
  await settle();
  server.set(stored({ version: 2, data: { title: 'پنجرهٔ دیگر' } }));
  session.change({ title: 'من' });
  await vi.advanceTimersByTimeAsync(500);
  session.takeTheirs();
  expect(session.getSnapshot()).toMatchObject({ status: 'saved', data: { title: 'پنجرهٔ دیگر' } });
  expect(sessionStorage.length).toBe(0);
  session.undoTakeTheirs();
  expect(session.getSnapshot()).toMatchObject({ status: 'conflict', data: { title: 'من' }, theirs: { version: 2 } });
  const reopened = open(7, server);
  await settle();
  expect(reopened.getSnapshot()).toMatchObject({ status: 'conflict', data: { title: 'من' } });
});

test('opening a step is no change, and finishing it saves at once', async () => {
  const server = serve(stored({ data: { title: 'الف' } }));
  const session = open(7, server);
  await settle();
  session.enterStep('content');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.calls).toEqual(['get']);
  expect(await session.finishStep('create-package')).toBe(true);
  expect(server.get()?.draft_step).toBe('create-package');
});

test('a refused save is not repeated automatically, but a failed one is', async () => {
  const server = serve(stored());
  const session = open(7, server);
  await settle();
  server.failures.push(new Refusal('invalid'));
  session.change({ title: 'الف' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toEqual(['get', 'update الف']);
  expect(session.getSnapshot().status).toBe('failed');
  expect(await session.saveNow()).toBe(true);
});
