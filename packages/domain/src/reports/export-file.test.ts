import { expect, test } from 'vitest';
import { nameExportFile } from './export-file.ts';

const EVENING = Date.parse('2026-11-10T14:35:00Z');

test.each([
  ['گزارش پاییز', 'گزارش پاییز 1405-08-19 18-05.xlsx'],
  [' a/b\\c:d*e?f"g<h>i|j\n', 'a-b-c-d-e-f-g-h-i-j- 1405-08-19 18-05.xlsx'],
  ['ک'.repeat(121), `${'ک'.repeat(120)} 1405-08-19 18-05.xlsx`],
])('%j gives %j', (prefix, name) => {
  expect(nameExportFile(prefix, EVENING)).toBe(name);
});

test('a document has the extension of its kind', () => {
  expect(nameExportFile('گزارش', EVENING, 'pdf')).toBe('گزارش 1405-08-19 18-05.pdf');
});
