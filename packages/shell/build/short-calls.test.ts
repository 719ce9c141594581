import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { shortenCalls } from './short-calls.ts';

test('a call loses its summary, on one line or two, and nothing else', () => {
  const call = (summary: string) => `  getIt: {\n    path: '/it/',\n${summary}    access: 'user',\n  },\n`;
  for (const summary of ["    summary: 'It, whole',\n", '    summary:\n      "Somebody’s it",\n', "    summary: 'Its owner\\'s',\n"])
    expect(shortenCalls(call(summary))).toBe(call(''));
  expect(shortenCalls("  path: '/summary: a/',\n")).toBe("  path: '/summary: a/',\n");
});

test('a call loses the codes of its refusals, on one line or several', () => {
  const call = (errors: string) => `  getIt: {\n    path: '/it/',\n${errors}    isRead: true,\n  },\n`;
  for (const errors of ['    errors: [],\n', "    errors: ['a', ...OTHERS],\n", "    errors: [\n      'a',\n      'b',\n    ],\n"])
    expect(shortenCalls(call(errors))).toBe(call(''));
});

test('no summary and no code of a real table remains', () => {
  const code = readFileSync(createRequire(import.meta.url).resolve('@jarchi/contract/contents/contents.calls.ts'), 'utf8');
  expect(code).toContain('summary:');
  expect(shortenCalls(code)).not.toMatch(/summary|errors/);
});
