import { expect, test, vi } from 'vitest';
import { findAccount, saveAccount } from '#api/cookies.ts';
import { queryClient } from '#api/query-client.ts';
import { runtimeConfig } from '#api/runtime-config.ts';
import { actLater, undoables } from '@jarchi/client-state/change/undoable.ts';
import { leaveAccount } from './forget.ts';
import { signOut } from './sign-out.ts';

test('signing out removes all data of the person', async () => {
  saveAccount('sepidar');
  const typed = [
    'jarchi-draft-new',
    'jarchi-draft-7',
    'jarchi-activation-7-x',
    'jarchi-charge',
    'jarchi-otp-request',
    'jarchi-ticket:sepidar:new',
  ];
  for (const key of [...typed, 'jarchi-chunk-reload-at']) sessionStorage.setItem(key, '1');
  queryClient.setQueryData(['finance', 'balance'], { balance: 1 });
  vi.stubGlobal('fetch', async () => new Response('{"ok":true}'));
  expect(await signOut()).toBe(true);
  expect(findAccount()).toBeUndefined();
  expect(typed.filter((key) => sessionStorage.getItem(key) !== null)).toEqual([]);
  expect(sessionStorage.getItem('jarchi-chunk-reload-at')).toBe('1');
  expect(queryClient.getQueryData(['finance', 'balance'])).toBeUndefined();
});

test('signing out removes files that were not sent yet, also from a page that sends none', async () => {
  saveAccount('sepidar');
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  vi.stubGlobal('fetch', async () => new Response('{"ok":true}'));
  await signOut();
  expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith('jarchi-uploads');
});

test('a change that can still be undone is sent before the sign-out', async () => {
  const order: string[] = [];
  vi.stubGlobal('fetch', async () => {
    order.push('sign-out');
    return new Response('{"ok":true}');
  });
  actLater({ about: 'draft 7', act: async () => void order.push('act'), onFailed: () => undefined });
  await signOut();
  expect(order).toEqual(['act', 'sign-out']);
  expect(undoables.getSnapshot().size).toBe(0);
});

test('a sign-out that does not reach the server changes nothing', async () => {
  saveAccount('sepidar');
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  await expect(signOut()).rejects.toMatchObject({ status: 500 });
  expect(findAccount()).toBe('sepidar');
});

test('a session of another service is ended on the logout page of that service', async () => {
  saveAccount('sepidar');
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => new Response('', { status: 403 }));
  expect(await signOut()).toBe(false);
  expect(assign).toHaveBeenCalledWith(runtimeConfig.links.logout);
  expect(findAccount()).toBeUndefined();
  assign.mockRestore();
});

test('leaving an account removes its unsaved data', () => {
  saveAccount('sepidar');
  sessionStorage.setItem('jarchi-draft-new', '1');
  localStorage.setItem('jarchi-draft-sepidar-7', '1');
  leaveAccount();
  expect(findAccount()).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
  expect(localStorage.getItem('jarchi-draft-sepidar-7')).toBeNull();
});
