import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { expect, test } from 'vitest';
import { createDraftStorage, type UnsavedDraft } from './draft-storage.ts';

const typed: UnsavedDraft = { data: { ...emptyDraft(), title: 'نوشتهٔ من' }, step: 'content', version: 3, creating: { key: 'key-a' } };
const openTab = (own: Storage, account = 'adv-1') => createDraftStorage(own, { storage: localStorage, account, newKey: () => 'key-b' });

test('the next tab finds the changes of a closed one', () => {
  openTab(sessionStorage).write(7, typed);
  sessionStorage.clear();
  expect(openTab(sessionStorage).read(7)).toEqual(typed);
});

test('a draft that was never sent gets a new key in another tab', () => {
  const sent = { data: typed.data, draft_step: typed.step, campaign: null };
  openTab(sessionStorage).write(null, { ...typed, creating: { key: 'key-a', sent } });
  expect(openTab(sessionStorage).read(null)?.creating.key).toBe('key-a');
  sessionStorage.clear();
  expect(openTab(sessionStorage).read(null)).toEqual({ ...typed, creating: { key: 'key-b' } });
});

test('another account finds nothing', () => {
  openTab(sessionStorage).write(null, typed);
  sessionStorage.clear();
  expect(openTab(sessionStorage, 'adv-2').read(null)).toBeUndefined();
});

test('saved changes are removed from both storages', () => {
  const tab = openTab(sessionStorage);
  tab.write(7, typed);
  tab.clear(7);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});
