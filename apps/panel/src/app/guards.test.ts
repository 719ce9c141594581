import { afterEach, expect, test } from 'vitest';
import { findAccount, removeAccount, saveAccount } from '#cookies.ts';
import { onPersonChange } from '#person.ts';
import { HttpError, runGuards } from './guards.ts';

afterEach(removeAccount);

const redirectOf = (work: Promise<void>) =>
  work.then(
    () => undefined,
    (thrown: { options?: { href?: string } }) => thrown.options?.href,
  );

test('an unknown guard is a 500', async () => {
  const error: unknown = await runGuards(['nonsense'], { pathname: '/', searchText: '' }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 500, message: 'Unknown middleware' });
});

test('without an account the auth guard leads to the sign-in page', async () => {
  expect(await redirectOf(runGuards(['auth'], { pathname: '/campaigns', searchText: '' }))).toBe('/auth/login?back=/campaigns');
});

test('with an account the auth guard lets pass', async () => {
  saveAccount('sepidar');
  expect(await redirectOf(runGuards(['auth'], { pathname: '/campaigns', searchText: '' }))).toBeUndefined();
});

test('a user prefix is saved and tells that the person changed', async () => {
  saveAccount('toranj');
  let changes = 0;
  const unsubscribe = onPersonChange(() => changes++);
  expect(await redirectOf(runGuards(['auth'], { pathname: '/u/sepidar/campaigns', searchText: '?page=2' }))).toBe('/campaigns?page=2');
  expect(findAccount()).toBe('sepidar');
  expect(changes).toBe(1);
  unsubscribe();
});
