import { expect, test } from 'vitest';
import { cleanFileName } from './creatives.names.ts';

test.each([
  ['منوی پاییزی.png', 'منوی پاییزی.png'],
  ['مزه‌گردی.png', 'مزه‌گردی.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\sara\\menu.png', 'menu.png'],
  ['invoice\u202egnp.exe', 'invoicegnp.exe'],
  ['a\0b\n\t.png', 'ab.png'],
  ['  menu.png  ', 'menu.png'],
  ['..', 'file'],
  ['', 'file'],
  ['dir/', 'file'],
  ['half\ud800.png', 'half.png'],
])('%j becomes %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

test('a long name keeps its ending and whole characters within 255', () => {
  expect(cleanFileName(`${'a'.repeat(300)}.jpeg`)).toBe(`${'a'.repeat(250)}.jpeg`);
  expect(cleanFileName('😀'.repeat(200))).toBe('😀'.repeat(127));
});
