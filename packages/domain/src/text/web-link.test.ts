import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLink, readLink } from './web-link.ts';

test.each([
  'http://example.ir',
  'https://example.com',
  'HTTPS://EXAMPLE.COM/',
  'https://a.b.co/path/x?y=1&z=2#top',
  'https://my-shop.ir:8443/x',
  'https://example.ir?x=1',
  'https://example.ir#x',
  'https://xn--mgba3a4f16a.ir/',
  'https://example.xn--mgba3a4f16a',
  'https://مثال.ایران/صفحه‌ی/پاییز؟',
  'https://نامه\u200cای.com',
  'https://example.com/@user',
  'https://1.example.com',
  'https://example.ir:65535/',
  'https://شرکت۲۴.ir',
  'https://a.b.c.d.e.ir/?q=%zz&r=https://a.ir:99999/',
])('%s is a web link', (text) => {
  expect(readLink(text)?.href).toBe(new URL(text).href);
});

test.each([
  '',
  'example.com',
  'www.example.com',
  '//example.com',
  'ftp://example.com',
  'javascript:alert(1)',
  'https://',
  'https://example',
  'https://localhost:3000',
  'https://example.c',
  'https://example.1a',
  'https://127.0.0.1/',
  'https://.example.com',
  'https://a..com',
  'https://-a.com',
  'https://a-.com',
  'https://example.com.',
  'https://example.com/a b',
  'https://example.com/\n',
  ' https://example.com',
  'https://exa mple.com',
  'https://user@example.com',
  'https://user:secret@example.com/',
  'https://example.com:80@evil.ir/',
  'https://example.com:x',
  'https://example.com:',
  'https://example.com:123456',
  'https://example.com\\@evil.ir',
  'https://example.com/\u202egnp.exe',
  'https://example.com/\u0000',
  'xhttps://example.com',
  'https://example.ir:65536/',
  'https://a.ir:99999/x',
  'https://ab\u200ccd.ir',
  'https://exam\u200cple.ir/off',
  'https://xn--a.ir',
  'https://example.xn--0',
  'https://aسلام.ir',
  'https://\u0661\u0662a.ir',
  'https://\ufdfa.ir',
  'https://\u0301a.com',
  'https://exa%6dple.com',
  'https://my_shop.ir',
  `https://${'a'.repeat(64)}.ir`,
  `https://${'پ'.repeat(60)}.ir`,
  `https://${'abcdefgh.'.repeat(28)}ir`,
])('%j is no web link', (text) => {
  expect(isLink(text)).toBe(false);
});

test('a link is read as what opens it: the host in ASCII, and no port that its scheme has anyway', () => {
  expect(readLink('HTTPS://مثال.IR:443/صفحه?x#y')).toEqual({
    href: 'https://xn--mgbh0fb.ir/%D8%B5%D9%81%D8%AD%D9%87?x#y',
    hostname: 'xn--mgbh0fb.ir',
    port: '',
    protocol: 'https:',
  });
});

const LETTERS = [
  'a',
  'b',
  'پ',
  'م',
  '1',
  '۲',
  '\u0663',
  '\u200c',
  '-',
  '.',
  '\u064b',
  'xn--',
  'ß',
  'ﷺ',
  '\uff41',
  ':',
  '8',
  '65536',
  '@',
  '/',
  '?',
  '#',
];

test('whatever is a link can be opened, and read again as the same link', () => {
  const text = fc
    .array(fc.constantFrom(...LETTERS), { maxLength: 12 })
    .map((parts) => `https://${parts.join('')}.ir${parts.slice(3).join('')}`);
  const link = fc.oneof(text, fc.webUrl({ withFragments: true, withQueryParameters: true }));
  fc.assert(
    fc.property(link, (typed) => {
      if (!isLink(typed)) return;
      const { href } = new URL(typed);
      expect(readLink(href)?.href).toBe(href);
      expect(href).toMatch(/^[\x21-\x7e]+$/);
    }),
    { numRuns: 3_000 },
  );
});
