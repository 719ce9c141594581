import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { shortenCalls } from './short-calls.ts';

test('a call loses its summary, on one line or two, and nothing else', () => {
  const call = (summary: string) => `  getIt: {\n    path: '/it/',\n${summary}    errors: [],\n  },\n`;
  for (const summary of ["    summary: 'It, whole',\n", '    summary:\n      "Somebody’s it",\n', "    summary: 'Its owner\\'s',\n"])
    expect(shortenCalls(call(summary))).toBe(call(''));
  expect(shortenCalls("  path: '/summary: a/',\n")).toBe("  path: '/summary: a/',\n");
});

test('no summary of a real table remains', () => {
  const code = readFileSync(createRequire(import.meta.url).resolve('@jarchi/contract/contents/contents.calls.ts'), 'utf8');
  expect(code).toContain('summary:');
  expect(shortenCalls(code)).not.toContain('summary');
});
