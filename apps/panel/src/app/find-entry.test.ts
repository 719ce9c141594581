import { expect, test } from 'vitest';
import { findEntry, loginHref } from './find-entry.ts';

const arrive = (pathname: string, searchText = '', account?: string, isSigningUp = false) =>
  findEntry({ pathname, searchText, account, isSigningUp });

test('a person who is not signed in is sent to the sign-in page, and back after it', () => {
  expect(arrive('/campaigns', '?filter=a,1&filter=b,2')).toEqual({ href: '/auth/login?back=/campaigns%3Ffilter%3Da,1%26filter%3Db,2' });
  expect(arrive('/')).toEqual({ href: '/auth/login' });
  expect(loginHref('/')).toBe('/auth/login');
});

test('a person who is not signed in stays in the sign-in area', () => {
  expect(arrive('/auth/login')).toEqual({});
  expect(arrive('/auth/login/submit-otp', '?back=/campaigns')).toEqual({});
});

test('a signed-in person is sent from the sign-in area to the app root', () => {
  expect(arrive('/auth/login', '?back=/campaigns', 'sepidar')).toEqual({ href: '/' });
});

test('a person who has just signed up may finish the sign-up', () => {
  expect(arrive('/auth/signup/info', '?back=/campaigns', 'sepidar', true)).toEqual({});
  expect(arrive('/auth/signup/info', '', 'sepidar')).toEqual({ href: '/' });
});

test('a user prefix names the account and is removed, and the query stays', () => {
  expect(arrive('/u/sepidar/campaigns', '?page=2', 'other')).toEqual({ account: 'sepidar', href: '/campaigns?page=2' });
});

test('without a cookie, an account in the query is saved and the same URL is opened again', () => {
  expect(arrive('/campaigns', '?account=sepidar&page=2')).toEqual({ account: 'sepidar', href: '/campaigns?account=sepidar&page=2' });
});

test('an account in the query replaces the one in the cookie', () => {
  expect(arrive('/campaigns', '?account=toranj', 'sepidar')).toEqual({ account: 'toranj' });
  expect(arrive('/campaigns', '?account=sepidar', 'sepidar')).toEqual({});
});
