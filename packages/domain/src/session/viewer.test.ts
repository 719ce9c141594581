import { expect, test } from 'vitest';
import { APP_MODES, canSee, GATED_FEATURES, isStaffView, type Viewer } from './viewer.ts';

const ordinary: Viewer = { mode: 'production', is_hijacked: false, is_official: false, has_purchased_campaign: false, role: 'owner' };
const VIEWERS = {
  ordinary,
  buyer: { ...ordinary, has_purchased_campaign: true },
  official: { ...ordinary, is_official: true },
  impersonated: { ...ordinary, is_hijacked: true },
  development: { ...ordinary, mode: 'development' },
  demo: { ...ordinary, mode: 'demo' },
  'impersonated demo': { ...ordinary, mode: 'demo', is_hijacked: true },
  accountant: { ...ordinary, role: 'accountant' },
  viewer: { ...ordinary, role: 'viewer' },
  trial: { ...ordinary, mode: 'trial' },
} as const satisfies Record<string, Viewer>;

const STAFF = ['impersonated', 'development', 'impersonated demo'];

test.each([
  ['dashboard', ['buyer', ...STAFF]],
  ['payments', ['official', 'accountant', ...STAFF]],
  ['financial_report', ['official', 'accountant', ...STAFF]],
  ['official_factors', ['official', ...STAFF]],
  ['financial_requests', STAFF],
  ['pre_invoice', STAFF],
  ['debt_limit', STAFF],
  ['crm_link', STAFF],
  ['release_hijack', ['impersonated', 'impersonated demo']],
  ['score_filter', STAFF],
  ['reliable_only_filter', STAFF],
  ['table_export', ['ordinary', 'buyer', 'official', 'accountant', 'viewer', 'impersonated', 'development', 'trial']],
  ['hijack_table_export', ['impersonated', 'development']],
  ['support_chat', ['ordinary', 'buyer', 'official', 'accountant', 'viewer', 'demo', 'trial']],
] as const)('%s is seen by %j and nobody else', (feature, seen) => {
  const able = Object.entries(VIEWERS).flatMap(([name, viewer]) => (canSee(feature, viewer) ? [name] : []));
  expect(able.toSorted()).toEqual([...seen].toSorted());
});

test('every gated feature is in the table above', () => {
  expect(GATED_FEATURES).toHaveLength(14);
});

test('staff view is an impersonated session or development mode, and nothing else', () => {
  const views = APP_MODES.flatMap((mode) => [false, true].map((is_hijacked) => [mode, is_hijacked, isStaffView({ mode, is_hijacked })]));
  expect(views.filter(([, , isStaff]) => isStaff)).toEqual([
    ['trial', true, true],
    ['demo', true, true],
    ['development', false, true],
    ['development', true, true],
    ['production', true, true],
  ]);
});
