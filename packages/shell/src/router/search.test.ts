import { expect, test } from 'vitest';
import { parseSearch, pickTexts, stringifySearch } from './search.ts';

test('every parameter is a text and filters are a list', () => {
  expect(parseSearch('?page=2&filter=search,a,b&filter=price,gt,100')).toEqual({ page: '2', filter: ['search,a,b', 'price,gt,100'] });
  expect(parseSearch('?filter=one')).toEqual({ filter: ['one'] });
  expect(parseSearch('')).toEqual({});
});

test('a search that is written and read stays the same', () => {
  const search = { page: '2', filter: ['search,قهوه، چای & نان', 'price,gt,100'] };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

test('empty values are left out and commas stay readable', () => {
  expect(stringifySearch({ page: '', draft: undefined, filter: ['a,1', 'b,2'] })).toBe('?filter=a,1&filter=b,2');
  expect(stringifySearch({})).toBe('');
});

test('only single texts are picked', () => {
  expect(pickTexts({ back: '/a', form: '', filter: ['x'] }, ['back', 'form', 'filter'])).toEqual({ back: '/a' });
});

test('a phone number stays a text, also with its first zero and Persian digits', () => {
  expect(parseSearch('?search=09120000001')).toEqual({ search: '09120000001' });
  expect(parseSearch(stringifySearch({ search: '۰۹۱۲ ۰۰۰', page: 2 }))).toEqual({ search: '۰۹۱۲ ۰۰۰', page: '2' });
});
