import { afterEach, expect, test, vi } from 'vitest';
import { findAccount, removeAccount, saveAccount } from '#cookies.ts';
import { queryClient } from '#query-client.ts';
import { signOut } from './sign-out.ts';

afterEach(() => {
  removeAccount();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('signing out leaves nothing of the person behind', async () => {
  saveAccount('sepidar');
  const typed = ['jarchi-draft-new', 'jarchi-draft-7', 'jarchi-activation-7-x', 'jarchi-charge', 'jarchi-otp-request'];
  for (const key of [...typed, 'jarchi-chunk-reload-at']) sessionStorage.setItem(key, '1');
  queryClient.setQueryData(['finance', 'balance'], { balance: 1 });
  vi.stubGlobal('fetch', async () => new Response('{"ok":true}'));
  expect(await signOut()).toBe(true);
  expect(findAccount()).toBeUndefined();
  expect(typed.filter((key) => sessionStorage.getItem(key) !== null)).toEqual([]);
  expect(sessionStorage.getItem('jarchi-chunk-reload-at')).toBe('1');
  expect(queryClient.getQueryData(['finance', 'balance'])).toBeUndefined();
});

test('a sign-out that did not reach the server is no sign-out', async () => {
  saveAccount('sepidar');
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(signOut()).rejects.toMatchObject({ status: 503 });
  expect(findAccount()).toBe('sepidar');
});
