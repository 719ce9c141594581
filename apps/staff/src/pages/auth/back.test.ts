import { expect, test } from 'vitest';
import { readBack } from './back.ts';

test.each([undefined, '', 'customers', '//evil.example', '/\\evil.example', 'https://evil.example', '/login?back=/', '/a\nb', '/a\\b'])(
  '%j leads to the customers',
  (back) => {
    expect(readBack(back)).toEqual({ to: '/', search: {} });
  },
);

test('a URL of the console is kept with its search', () => {
  expect(readBack('/?search=%DB%B0%DB%B9&page=2')).toEqual({ to: '/', search: { search: '۰۹', page: '2' } });
  expect(readBack('/customers/sepidar')).toEqual({ to: '/customers/sepidar', search: {} });
});
