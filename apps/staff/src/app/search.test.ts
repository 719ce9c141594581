import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

test('a phone stays a text, its first zero and Persian digits too', () => {
  expect(parseSearch('?search=09120000001')).toEqual({ search: '09120000001' });
  expect(parseSearch(stringifySearch({ search: '۰۹۱۲ ۰۰۰', page: 2 }))).toEqual({ search: '۰۹۱۲ ۰۰۰', page: '2' });
});

test('what is empty leaves the address', () => {
  expect(stringifySearch({ search: '', page: undefined })).toBe('');
});
