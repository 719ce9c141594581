import { expect, test } from 'vitest';
import { completeLink, findDomain } from './web-address.ts';

test.each([
  ['example.ir', 'https://example.ir'],
  ['www.example.ir/menu?a=1#b', 'https://www.example.ir/menu?a=1#b'],
  ['example.ir:8080/x', 'https://example.ir:8080/x'],
  ['//example.ir', 'https://example.ir'],
  ['نمونه.ایران', 'https://نمونه.ایران'],
  ['t.me/channel/12', 'https://t.me/channel/12'],
  ['http://example.ir', 'http://example.ir'],
  ['HTTPS://example.ir', 'HTTPS://example.ir'],
  ['ftp://example.ir', 'ftp://example.ir'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['a@b.ir', 'a@b.ir'],
  ['menu', 'menu'],
  ['دو کلمه.ir', 'دو کلمه.ir'],
  ['', ''],
])('%j is completed to %j', (typed, link) => {
  expect(completeLink(typed)).toBe(link);
});

test.each([
  ['https://example.ir', 'example.ir'],
  ['http://www.Example.ir:8080/menu?x=a.b#c', 'example.ir'],
  ['https://shop.example.ir?a', 'shop.example.ir'],
  ['example.ir', undefined],
  ['', undefined],
])('the domain of %j is %j', (link, domain) => {
  expect(findDomain(link)).toBe(domain);
});
