import { expect, test } from 'vitest';
import { parseLogin } from './login.ts';

test.each([
  '09120000001',
  '9120000001',
  '+989120000001',
  '00989120000001',
  '۰۹۱۲۰۰۰۰۰۰۱',
  '٠٩١٢٠٠٠٠٠٠١',
  ' 0912 000-0001 ',
  '\u200e+98 912 000 0001\u202c',
])('%j is one phone', (text) => {
  expect(parseLogin(text)).toEqual({ field: 'phone', value: '09120000001' });
});

test.each([
  'sara2@example.ir',
  'Sara2@Example.IR',
  ' SARA۲@example.ir ',
  'sara٢@example.ir',
  'sara\u200b2@example.ir',
  'ｓａｒａ2@example.ir',
])('%j is one e-mail', (text) => {
  expect(parseLogin(text)).toEqual({ field: 'email', value: 'sara2@example.ir' });
});

test.each(['nilgoon7', 'NILGOON7', ' nilgoon۷\u200f'])('%j is one username', (text) => {
  expect(parseLogin(text)).toEqual({ field: 'username', value: 'nilgoon7' });
});
