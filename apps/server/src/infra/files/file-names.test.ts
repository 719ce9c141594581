import { expect, test } from 'vitest';
import { cleanFileName, templateTitle } from './file-names.ts';

test.each([
  ['منوی پاییزی.png', 'منوی پاییزی.png'],
  ['مزه‌گردی.png', 'مزه‌گردی.png'],
  ['MENU.PNG', 'MENU.PNG'],
  ['../../etc/passwd', 'passwd.png'],
  ['C:\\Users\\sara\\menu.png', 'menu.png'],
  ['invoice\u202egnp.exe', 'invoicegnp.exe.png'],
  ['menu.png.exe', 'menu.png.exe.png'],
  ['menu.php.png', 'menu.php.png'],
  ['menu.jpg', 'menu.jpg.png'],
  ['menu.png:evil', 'menu.png_evil.png'],
  ['a\0b\n\t.png', 'ab.png'],
  ['  menu.png  ', 'menu.png'],
  ['menu.png...', 'menu.png'],
  ['CON', '_CON.png'],
  ['nul.png', '_nul.png'],
  ['context.png', 'context.png'],
  ['.png', '.png.png'],
  ['..', 'file.png'],
  ['', 'file.png'],
  ['dir/', 'file.png'],
  ['half\ud800.png', 'half.png'],
  ['\u200c\u3164', 'file.png'],
  ['\u2800.png', 'file.png'],
  ['"><img src=x>.png', '___img src=x_.png'],
])('%j becomes %j', (name, clean) => {
  expect(cleanFileName(name, 'image/png')).toBe(clean);
});

test('a name ends in the type of its file', () => {
  expect(cleanFileName('a.jpeg', 'image/jpeg')).toBe('a.jpeg');
  expect(cleanFileName('a.mp4', 'video/quicktime')).toBe('a.mp4.mov');
  expect(cleanFileName('guide.exe', 'application/pdf')).toBe('guide.exe.pdf');
});

test('a long name keeps its ending and whole characters within 255', () => {
  expect(cleanFileName(`${'a'.repeat(300)}.jpeg`, 'image/jpeg')).toBe(`${'a'.repeat(250)}.jpeg`);
  expect(cleanFileName('😀'.repeat(200), 'image/png')).toBe(`${'😀'.repeat(125)}.png`);
});

test('a template has its title as its name, or its file’s name without the ending', () => {
  expect(templateTitle(' یلدا ', 'a.png', 100)).toBe('یلدا');
  expect(templateTitle('', 'منوی پاییزی.png', 100)).toBe('منوی پاییزی');
  expect(templateTitle('\u3164', 'a.png', 100)).toBe('a');
  expect(templateTitle(' \u202e ', `${'a'.repeat(250)}.png`, 100)).toBe('a'.repeat(100));
});
