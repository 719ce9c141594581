import { expect, test } from 'vitest';
import { checkViewName, DEFAULT_COLUMNS, readColumns, VIEW_NAME_MAX, writeColumns } from './campaign-views.ts';

test('columns are read in their order; an unknown, a repeated or no name is refused', () => {
  expect(readColumns('reach, state')).toEqual(['reach', 'state']);
  expect([readColumns('reach,reach'), readColumns('luck'), readColumns('')]).toEqual([undefined, undefined, undefined]);
});

test('columns are written as they are read, and those that stand anyway are not written', () => {
  expect(writeColumns(['reach', 'state'])).toBe('reach,state');
  expect(writeColumns(DEFAULT_COLUMNS)).toBe('');
});

test('a name is required, and has at most forty characters besides blanks around it', () => {
  expect(checkViewName('  ')).toEqual([{ code: 'required' }]);
  expect(checkViewName(` ${'ن'.repeat(VIEW_NAME_MAX)} `)).toEqual([]);
  expect(checkViewName('ن'.repeat(VIEW_NAME_MAX + 1))).toEqual([{ code: 'too_long', limit: VIEW_NAME_MAX }]);
});
