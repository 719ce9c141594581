import { expect, test } from 'vitest';
import { EXPORTED_TABLES, mayExport } from './exports.ts';

test.each(EXPORTED_TABLES)('%s is exported by its account and by staff who act for it, and never in the training version', (table) => {
  expect(mayExport(table, { mode: 'production', is_hijacked: false })).toBe(true);
  expect(mayExport(table, { mode: 'production', is_hijacked: true })).toBe(true);
  for (const is_hijacked of [false, true]) expect(mayExport(table, { mode: 'demo', is_hijacked })).toBe(false);
});
