import type { CallAnswer } from '@jarchi/contract/types.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleAccount } from '#testing/sample-account.fa.ts';
import { sampleUser } from '#testing/sample-answers.fa.ts';
import { ProfilePage } from '../ProfilePage.tsx';

type Member = CallAnswer<'team', 'updateMember'>;
type Invitation = CallAnswer<'team', 'inviteMember'>;

const INVITATIONS = '/api/main/v1/team/invitations/';
const MEMBERS = '/api/main/v1/team/members/';
const owner: Member = {
  member: 1,
  name: 'سارا محمدی',
  phone: '09120000001',
  image: null,
  role: 'owner',
  ceiling: null,
  joined: '2026-08-10T08:00:00.000Z',
  last_seen: '2026-11-09T08:00:00.000Z',
  is_me: true,
  share_links: 0,
};
const buyer: Member = { ...owner, member: 2, name: 'نیلوفر صدری', phone: '09120000011', role: 'buyer', ceiling: 5_000_000, is_me: false };
const invitation: Invitation = {
  invitation: 9,
  phone: '09351112233',
  role: 'viewer',
  ceiling: null,
  state: 'open',
  by: 'سارا محمدی',
  created: '2026-11-08T08:00:00.000Z',
  expires_at: '2026-11-15T08:00:00.000Z',
};

const answersWith = (members: readonly Member[], more: FakeAnswers = {}): FakeAnswers => ({
  'GET /api/accounts/user/': { body: sampleUser },
  'GET /api/accounts/user/invitations/': { body: { results: [] } },
  'GET /api/shared-accounts/api/v1/accounts/info': { body: sampleAccount() },
  [`GET ${MEMBERS}`]: { body: { results: members } },
  [`GET ${INVITATIONS}`]: { body: { results: [invitation] } },
  [`POST ${INVITATIONS}`]: { body: invitation },
  ...more,
});
const open = () => renderPage(ProfilePage, '/profile', '/profile?section=team');
const sentTo = (requests: ReturnType<typeof stubApi>, name: string) => requests.filter((one) => one.name === name).map(({ body }) => body);

test('a person is invited with a role and a ceiling, typed in Persian digits, once', async () => {
  const requests = stubApi(answersWith([owner]));
  open();
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /^شمارهٔ موبایل/ }), '+۹۸ ۹۳۵ ۱۱۱ ۲۲۳۳');
  await user.type(screen.getByRole('textbox', { name: /^سقف هر خرید/ }), '۵۰۰۰۰۰۰');
  await user.dblClick(screen.getByRole('button', { name: 'فرستادن دعوت' }));
  await waitFor(() =>
    expect(sentTo(requests, `POST ${INVITATIONS}`)).toEqual([{ phone: '+۹۸ ۹۳۵ ۱۱۱ ۲۲۳۳', role: 'buyer', ceiling: 5_000_000 }]),
  );
});

test('a wrong phone and a ceiling of zero are named under their fields, kept, and not sent', async () => {
  const requests = stubApi(answersWith([owner]));
  open();
  const user = userEvent.setup();
  const phone = await screen.findByRole('textbox', { name: /^شمارهٔ موبایل/ });
  const ceiling = screen.getByRole('textbox', { name: /^سقف هر خرید/ });
  await user.type(phone, '۰۹۱۲');
  await user.type(ceiling, '۰');
  await user.click(screen.getByRole('button', { name: 'فرستادن دعوت' }));
  expect(await screen.findByText('شمارهٔ موبایل درست نیست. نمونه: ۰۹۱۲۳۴۵۶۷۸۹.')).toBeDefined();
  expect(document.activeElement).toBe(phone);
  expect(screen.getByText(/سقف باید بیشتر از صفر باشد/)).toBeDefined();
  expect(phone).toHaveProperty('value', '۰۹۱۲');
  expect(sentTo(requests, `POST ${INVITATIONS}`)).toEqual([]);
});

test('a ceiling that has no single meaning is no open ceiling: neither an invitation nor a change is sent with it', async () => {
  const requests = stubApi(answersWith([owner, buyer]));
  open();
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /^شمارهٔ موبایل/ }), '09351112233');
  await user.type(screen.getByRole('textbox', { name: /^سقف هر خرید/ }), '2,5{Enter}');
  expect(screen.getByText(/یک عدد روشن نیست/)).toBeDefined();
  expect(sentTo(requests, `POST ${INVITATIONS}`)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'کارهای «نیلوفر صدری»' }));
  await user.click(await screen.findByRole('menuitem', { name: 'تغییر نقش' }));
  const dialog = within(await screen.findByRole('dialog'));
  const ceiling = dialog.getByRole('textbox', { name: /^سقف هر خرید/ });
  await user.clear(ceiling);
  await user.type(ceiling, '2,5');
  await user.click(dialog.getByRole('button', { name: 'ذخیرهٔ نقش' }));
  expect(dialog.getByText(/یک عدد روشن نیست/)).toBeDefined();
  expect(document.activeElement).toBe(ceiling);
  expect(requests.filter(({ name }) => name.includes(MEMBERS) && !name.startsWith('GET'))).toEqual([]);
});

test('a refusal of the phone stands under it, and what was typed stays', async () => {
  stubApi(answersWith([owner], { [`POST ${INVITATIONS}`]: refusal('already_member', 409) }));
  open();
  const user = userEvent.setup();
  const phone = await screen.findByRole('textbox', { name: /^شمارهٔ موبایل/ });
  await user.type(phone, '09120000011{Enter}');
  expect(await screen.findByText(/از پیش عضو این حساب است/)).toBeDefined();
  expect(phone).toHaveProperty('value', '09120000011');
});

test('a member is removed after a question; the refusal of the last owner is told in it', async () => {
  const requests = stubApi(answersWith([owner, buyer], { [`DELETE ${MEMBERS}2/`]: refusal('last_owner', 409) }));
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'کارهای «نیلوفر صدری»' }));
  await user.click(await screen.findByRole('menuitem', { name: 'برداشتن از حساب' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(sentTo(requests, `DELETE ${MEMBERS}2/`)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'برداشتن' }));
  expect(await dialog.findByText(/هر حساب دست‌کم یک صاحب دارد/)).toBeDefined();
});

test('an owner who removes a member is asked about the links that the member made; they end unless the owner keeps them', async () => {
  const sent: string[] = [];
  const removed = (url: URL) => (sent.push(url.search), { body: { ok: true } });
  stubApi(answersWith([owner, { ...buyer, share_links: 3 }], { [`DELETE ${MEMBERS}2/`]: removed }));
  open();
  const user = userEvent.setup();
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'کارهای «نیلوفر صدری»' }));
    await user.click(await screen.findByRole('menuitem', { name: 'برداشتن از حساب' }));
    return within(await screen.findByRole('alertdialog'));
  };
  const first = await ask();
  expect(first.getByText('۳ پیوند اشتراکی که او ساخته است باز می‌شود')).toBeDefined();
  expect(first.getByRole('radio', { name: /بستن پیوندها/ })).toHaveProperty('checked', true);
  await user.click(first.getByRole('radio', { name: /باز ماندن پیوندها/ }));
  await user.click(first.getByRole('button', { name: 'برداشتن' }));
  await waitFor(() => expect(sent).toEqual(['?share_links=keep']));
});

test('the only owner is told why they cannot leave, and a member who is no owner changes nobody', async () => {
  stubApi(answersWith([owner, buyer]));
  open();
  expect(await screen.findByText(/شما تنها صاحب این حساب هستید/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'ترک حساب' })).toBeNull();
});

test('a viewer sees the members and can leave, and nothing else', async () => {
  const account = sampleAccount();
  const others: Member[] = [
    { ...owner, is_me: false, phone: null },
    { ...buyer, role: 'viewer', ceiling: null, is_me: true, phone: null },
  ];
  stubApi(answersWith(others, { 'GET /api/shared-accounts/api/v1/accounts/info': { body: { ...account, role: 'viewer' } } }));
  open();
  expect(await screen.findByRole('button', { name: 'ترک حساب' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^کارهای/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'فرستادن دعوت' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'دسترسی کارکنان' })).toBeNull();
});
