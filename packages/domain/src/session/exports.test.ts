import { expect, test } from 'vitest';
import { EXPORTED_TABLES, mayExport } from './exports.ts';

const STAFF_ONLY = ['money_requests'];

test.each(EXPORTED_TABLES.filter((table) => !STAFF_ONLY.includes(table)))(
  '%s is exported by its account and by staff who act for it, and never in the training version',
  (table) => {
    expect(mayExport(table, { mode: 'production', is_hijacked: false })).toBe(true);
    expect(mayExport(table, { mode: 'production', is_hijacked: true })).toBe(true);
    for (const is_hijacked of [false, true]) expect(mayExport(table, { mode: 'demo', is_hijacked })).toBe(false);
  },
);

test('requests of money are exported by staff who act for the account, and in development, alone', () => {
  for (const mode of ['trial', 'production'] as const) {
    expect(mayExport('money_requests', { mode, is_hijacked: false })).toBe(false);
    expect(mayExport('money_requests', { mode, is_hijacked: true })).toBe(true);
  }
  expect(mayExport('money_requests', { mode: 'development', is_hijacked: false })).toBe(true);
  for (const is_hijacked of [false, true]) expect(mayExport('money_requests', { mode: 'demo', is_hijacked })).toBe(false);
});
