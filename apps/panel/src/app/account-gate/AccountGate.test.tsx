import type { CallAnswer } from '@jarchi/contract/types.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '#api/api.ts';
import { findAccount, saveAccount } from '#api/cookies.ts';
import { announcePersonChange } from '@jarchi/client-state/session/person.ts';
import { refusal, stubApi } from '#testing/fake-api.ts';
import { AccountGate } from './AccountGate.tsx';

afterEach(() => {
  cleanup();
  announcePersonChange();
  vi.unstubAllGlobals();
});

type Panel = CallAnswer<'account', 'listUserServices'>['results'][number];
const TOKEN = 'GET /api/accounts/token/access';
const SERVICES = 'GET /api/shared-accounts/api/v1/user/services';
const own = { service: 'jarchi', type: 'adv', typeText: '', balance: 0, role: 'owner' } as const;
const panels: Panel[] = [
  { ...own, account: 'sepidar', account_id: 7, url: '/u/sepidar', app_title: 'قهوهٔ سپیدار' },
  { ...own, account: 'bahar', account_id: 12, url: '/u/bahar', app_title: 'شیرینی‌سرای بهار' },
];

test('for an account of others a page replaces the panel, offers the person’s accounts, and repeats no request', async () => {
  let asked = 0;
  const requests = stubApi({
    [TOKEN]: ({ searchParams }) => {
      if (searchParams.get('app') === 'staff')
        return { body: { token: 'own', expires_at: '2099-01-01T00:00:00.000Z', account: 'sepidar' } };
      asked += 1;
      return refusal('account_not_found', 404);
    },
    [SERVICES]: { body: { results: panels } },
  });
  saveAccount('toranj');
  // The window may have had a token for another account.
  announcePersonChange();
  render(<AccountGate>the panel</AccountGate>);
  expect(screen.getByText('the panel')).toBeDefined();
  await Promise.allSettled([api.account.getAccountInfo(), api.session.getUser()]);
  await screen.findByRole('heading', { level: 1, name: 'این حساب از حساب‌های شما نیست.' });
  expect(screen.getByText('toranj')).toBeDefined();
  expect(screen.queryByText('the panel')).toBeNull();
  expect((await screen.findByRole('link', { name: /شیرینی‌سرای بهار/ })).getAttribute('href')).toBe('/u/bahar');
  expect(asked).toBe(1);
  expect(requests.map(({ name }) => name)).toEqual([SERVICES]);
  expect(findAccount()).toBe('toranj');
});
