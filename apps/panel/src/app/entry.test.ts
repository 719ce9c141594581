import { expect, test } from 'vitest';
import { decideEntry, loginHref } from './entry.ts';

const visit = (pathname: string, searchText = '', account?: string) => decideEntry({ pathname, searchText, account });

test('a stranger goes to the sign-in page and back to where they were', () => {
  expect(visit('/campaigns', '?filter=a,1&filter=b,2')).toEqual({ href: '/auth/login?back=/campaigns%3Ffilter%3Da,1%26filter%3Db,2' });
  expect(visit('/')).toEqual({ href: '/auth/login' });
  expect(loginHref('/')).toBe('/auth/login');
});

test('a stranger stays in the sign-in area', () => {
  expect(visit('/auth/login')).toEqual({});
  expect(visit('/auth/login/submit-otp', '?back=/campaigns')).toEqual({});
});

test('who is signed in leaves the sign-in area for the app root', () => {
  expect(visit('/auth/login', '?back=/campaigns', 'sepidar')).toEqual({ href: '/' });
});

test('a path that only begins like the sign-in area is not part of it', () => {
  expect(visit('/authors', '', 'sepidar')).toEqual({});
});

test('the public area is open to all', () => {
  expect(visit('/campaigns/12/share/6d0a')).toEqual({});
  expect(visit('/telegram/redirect', '', 'sepidar')).toEqual({});
  expect(visit('/campaigns/x/share').href).toBeDefined();
});

test('a user prefix names the account and goes away, the query stays', () => {
  expect(visit('/u/sepidar/campaigns', '?page=2', 'other')).toEqual({ account: 'sepidar', href: '/campaigns?page=2' });
  expect(visit('/u/sepidar')).toEqual({ account: 'sepidar', href: '/' });
  expect(visit('/u/%D9%82//evil.example')).toEqual({ account: 'ق', href: '/evil.example' });
});

test('an account of the query alone is saved and the same address opened again', () => {
  expect(visit('/campaigns', '?account=sepidar&page=2')).toEqual({ account: 'sepidar', href: '/campaigns?account=sepidar&page=2' });
});

test('an account of the query replaces the one of the cookie', () => {
  expect(visit('/campaigns', '?account=toranj', 'sepidar')).toEqual({ account: 'toranj' });
  expect(visit('/campaigns', '?account=sepidar', 'sepidar')).toEqual({});
});
