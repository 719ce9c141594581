import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideEntry, isLoginPath, isPublicPath, type Entry } from './entry.ts';

interface Case {
  pathname: string;
  searchText?: string;
  asked?: string;
  account?: string;
  isSigningUp?: boolean;
}
const visit = ({ pathname, searchText = '', asked, account, isSigningUp }: Case) =>
  decideEntry({ pathname, searchText, asked, account, ...(isSigningUp === undefined ? {} : { isSigningUp }) });

test.each<[string, Case, Entry]>([
  ['a stranger goes to the login root', { pathname: '/campaigns', searchText: '?page=2' }, { go: 'login_root' }],
  ['a stranger at home goes to the login root', { pathname: '/' }, { go: 'login_root' }],
  ['a stranger stays in the login area', { pathname: '/auth/login/submit-otp' }, { go: 'stay' }],
  ['a person with an account leaves the login area', { pathname: '/auth/login', account: 'sepidar' }, { go: 'app_root' }],
  [
    'a person with an account who is not signing up leaves the steps of the sign-up',
    { pathname: '/auth/signup/info', account: 'sepidar' },
    { go: 'app_root' },
  ],
  ['a sign-up in progress stays at its step', { pathname: '/auth/signup/info', account: 'sepidar', isSigningUp: true }, { go: 'stay' }],
  [
    'a sign-up in progress stays at its last step',
    { pathname: '/auth/signup/types/', account: 'sepidar', isSigningUp: true },
    { go: 'stay' },
  ],
  ['a person who has signed in stays at the choice of an account', { pathname: '/auth/accounts', account: 'sepidar' }, { go: 'stay' }],
  ['a sign-up in progress leaves the login', { pathname: '/auth/login', account: 'sepidar', isSigningUp: true }, { go: 'app_root' }],
  ['a sign-up in progress leaves its first step', { pathname: '/auth/signup', account: 'sepidar', isSigningUp: true }, { go: 'app_root' }],
  ['a sign-up without an account counts as a stranger', { pathname: '/campaigns', isSigningUp: true }, { go: 'login_root' }],
  ['a person with an account stays elsewhere', { pathname: '/campaigns', account: 'sepidar' }, { go: 'stay' }],
  ['the public area is open to strangers', { pathname: '/campaigns/12/share/6d0a' }, { go: 'stay' }],
  ['the public area names no account', { pathname: '/contents/3/share', asked: 'toranj' }, { go: 'stay' }],
  ['the way back after a change is open with an account', { pathname: '/auth/way-back', account: 'sepidar' }, { go: 'stay' }],
  [
    'the link of a request for another phone is open with an account',
    { pathname: '/auth/phone-request', account: 'sepidar' },
    { go: 'stay' },
  ],
  ['a request for another phone is open with an account', { pathname: '/auth/lost-phone', account: 'sepidar' }, { go: 'stay' }],
  ['the public area is open with an account', { pathname: '/telegram/redirect', account: 'sepidar' }, { go: 'stay' }],
  [
    'a prefix names the account and is removed; repeated query parameters stay as they are',
    { pathname: '/u/sepidar/campaigns', searchText: '?filter=a,1&filter=b,2', account: 'other' },
    { account: 'sepidar', go: 'address', href: '/campaigns?filter=a,1&filter=b,2' },
  ],
  ['a prefix alone leads home', { pathname: '/u/sepidar' }, { account: 'sepidar', go: 'address', href: '/' }],
  ['a prefix with a slash leads home', { pathname: '/u/sepidar/' }, { account: 'sepidar', go: 'address', href: '/' }],
  ['a prefix wins over the query', { pathname: '/u/sepidar/a', asked: 'x' }, { account: 'sepidar', go: 'address', href: '/a' }],
  ['a prefix leads to no other host', { pathname: '/u/%D9%82//evil.example' }, { account: 'ق', go: 'address', href: '/evil.example' }],
  ['a backslash leads to no other host', { pathname: '/u/a/\\\\evil.example' }, { account: 'a', go: 'address', href: '/evil.example' }],
  ['a broken escape is read literally', { pathname: '/u/%E0%A4%A/x' }, { account: '%E0%A4%A', go: 'address', href: '/x' }],
  ['a prefix without an account is an ordinary path', { pathname: '/u/' }, { go: 'login_root' }],
  [
    'an account named only by the query is saved, and the same address is opened again',
    { pathname: '/campaigns', searchText: '?account=sepidar&page=2', asked: 'sepidar' },
    { account: 'sepidar', go: 'address', href: '/campaigns?account=sepidar&page=2' },
  ],
  [
    'an account named only by the query is saved in the login area too',
    { pathname: '/auth/login', searchText: '?account=sepidar', asked: 'sepidar' },
    { account: 'sepidar', go: 'address', href: '/auth/login?account=sepidar' },
  ],
  [
    'a doubled slash leads to no other host',
    { pathname: '//evil.example', searchText: '?account=a', asked: 'a' },
    { account: 'a', go: 'address', href: '/evil.example?account=a' },
  ],
  ['the query replaces the cookie', { pathname: '/a', asked: 'toranj', account: 'sepidar' }, { account: 'toranj', go: 'stay' }],
  [
    'the query replaces the cookie in the login area too',
    { pathname: '/auth', asked: 'toranj', account: 'sepidar' },
    { account: 'toranj', go: 'app_root' },
  ],
  ['the same account is not saved again', { pathname: '/a', asked: 'sepidar', account: 'sepidar' }, { go: 'stay' }],
  ['an empty account of the query is none', { pathname: '/a', asked: '' }, { go: 'login_root' }],
])('a visit: %s', (_, given, expected) => {
  expect(visit(given)).toEqual(expected);
});

test.each([
  ['/auth', true],
  ['/auth/', true],
  ['/auth/signup/types', true],
  ['/authors', false],
  ['/x/auth', false],
])('%s in the login area: %s', (pathname, expected) => {
  expect(isLoginPath(pathname)).toBe(expected);
});

test.each([
  ['/campaigns/12/share', true],
  ['/campaigns/12/share/0f', true],
  ['/campaigns/x/share', false],
  ['/campaigns/12/shared', false],
  ['/campaigns/12', false],
  ['/contents/3/share', true],
  ['/telegram/redirect', true],
  ['/telegram/redirect/more', false],
  ['/a/telegram/redirect', false],
])('%s in the public area: %s', (pathname, expected) => {
  expect(isPublicPath(pathname)).toBe(expected);
});

test('following the decisions ends within eight steps, at an address of this site', () => {
  const part = fc.constantFrom('u', 'auth', 'login', 'campaigns', '12', 'share', 'sepidar', '', '\\', '%41');
  const path = fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);
  fc.assert(
    fc.property(
      path,
      fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
      fc.option(fc.constant('a'), { nil: undefined }),
      (start, asked, cookie) => {
        let [pathname, account]: [string, string | undefined] = [start, cookie];
        for (let step = 0; ; step++) {
          expect(step).toBeLessThan(8);
          const entry = decideEntry({ pathname, searchText: '', asked, account });
          account = entry.account ?? account;
          if (entry.go === 'stay') break;
          if (entry.go === 'address') pathname = entry.href;
          else pathname = entry.go === 'login_root' ? '/auth/login' : '/';
          expect(pathname).toMatch(/^\/(?![/\\])/);
        }
      },
    ),
  );
});
