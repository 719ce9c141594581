import { expect, test } from 'vitest';
import { opensChangelog, opensFinancialInfoPrompt, opensOnboarding, opensPhonePrompt, PHONE_PROMPT_REST_DAYS } from './default-modals.ts';

const VIEWERS = {
  ordinary: { mode: 'production', is_hijacked: false },
  trial: { mode: 'trial', is_hijacked: false },
  impersonated: { mode: 'production', is_hijacked: true },
  development: { mode: 'development', is_hijacked: false },
  demo: { mode: 'demo', is_hijacked: false },
  'impersonated demo': { mode: 'demo', is_hijacked: true },
} as const;
const viewersWho = (opens: (viewer: (typeof VIEWERS)[keyof typeof VIEWERS]) => boolean) =>
  Object.entries(VIEWERS).flatMap(([name, viewer]) => (opens(viewer) ? [name] : []));

test.each([
  [null, false, ['ordinary', 'trial', 'demo', 'impersonated demo']],
  ['', false, ['ordinary', 'trial', 'demo', 'impersonated demo']],
  ['  ', false, ['ordinary', 'trial', 'demo', 'impersonated demo']],
  [null, true, []],
  ['09120000001', false, []],
  ['09120000001', true, []],
])('with the phone %j, shown recently %s, the phone prompt opens for %j', (phone, was_shown_lately, expected) => {
  expect(viewersWho((viewer) => opensPhonePrompt({ ...viewer, phone, was_shown_lately }))).toEqual(expected);
});

test('the onboarding opens for accounts that have not seen the welcome, never in staff view', () => {
  expect(viewersWho((viewer) => opensOnboarding({ ...viewer, has_seen_welcome_message: false }))).toEqual(['ordinary', 'trial', 'demo']);
  expect(viewersWho((viewer) => opensOnboarding({ ...viewer, has_seen_welcome_message: true }))).toEqual([]);
});

test.each([
  [1, ['ordinary', 'trial']],
  [7, ['ordinary', 'trial']],
  [0, []],
  [null, []],
])('with %s items the changelog opens for %j', (items, expected) => {
  expect(viewersWho((viewer) => opensChangelog({ ...viewer, items }))).toEqual(expected);
});

const owing = { is_hijacked: false, balance: 1, is_financial_info_complete: false, may_save_financial_info: true, pathname: '/campaigns' };
test.each([
  [{}, true],
  [{ pathname: '/' }, true],
  [{ pathname: '/profiles' }, true],
  [{ pathname: '/u/support' }, true],
  [{ pathname: '/profile' }, false],
  [{ pathname: '/support' }, false],
  [{ pathname: '/support/new' }, false],
  [{ balance: 0 }, false],
  [{ balance: -1 }, false],
  [{ is_financial_info_complete: true }, false],
  [{ is_hijacked: true }, false],
  [{ may_save_financial_info: false }, false],
])('the financial-info prompt with %j: %s', (change, expected) => {
  expect(opensFinancialInfoPrompt({ ...owing, ...change })).toBe(expected);
});

test('the phone prompt is not shown again for a day', () => {
  expect(PHONE_PROMPT_REST_DAYS).toBe(1);
});
