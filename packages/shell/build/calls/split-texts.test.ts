import { expect, test } from 'vitest';
import { cutText, listTexts } from './split-texts.ts';

const FILES: Readonly<Record<string, string>> = {
  '/words/all.ts': `import { moneyTexts } from './money.ts';\nimport { draftTexts } from './drafts.ts';\nexport const all: Texts = { ...moneyTexts, ...draftTexts };`,
  '/words/money.ts': `export const moneyTexts = { short: () => 'a' };`,
  '/words/drafts.ts': `
import type { Kind } from './kinds.ts';
import { figure, waitText, type Texts } from '../parts.ts';
import { nameOf } from '../names.ts';

const names: Record<Kind, string> = { a: 'A' };
function kindText(kind: Kind): string {
  return names[kind];
}

export const draftTexts: Texts<'used' | 'kind' | 'late'> = {
  used: () => 'used',
  kind: ({ kind }) => kindText(kind),
  late: ({ seconds }) => \`\${waitText(seconds)}\`,
};
`,
};
const read = (path: string) => FILES[path] ?? '';
const cut = (code: string) => cutText(code, '/words/drafts.ts', read('/words/drafts.ts'));

test('each code is found in the file of its words', () => {
  expect([...listTexts('/words/all.ts', read)]).toEqual([
    ['short', '/words/money.ts'],
    ['used', '/words/drafts.ts'],
    ['kind', '/words/drafts.ts'],
    ['late', '/words/drafts.ts'],
  ]);
});

test('the words of a code come with what they use, and with nothing else', () => {
  expect(cut('used')).toBe(`export const text = () => 'used';`);
  expect(cut('late')).toBe(
    `import { waitText as waitText } from "../parts.ts";\nexport const text = ({ seconds }) => \`\${waitText(seconds)}\`;`,
  );
  expect(cut('kind')).toContain('const names');
  expect(cut('kind')).toContain('function kindText');
  expect(cut('kind')).not.toContain('import');
});

test('a code without words, and a table that is not plain, end the build', () => {
  expect(() => cut('other')).toThrow('no words of other');
  expect(() => listTexts('/t.ts', () => `export const all = { short: () => 'a' };`)).toThrow('made of the tables');
  expect(() => cutText('a', '/t.ts', `export const texts = { [code]: () => 'a' };`)).toThrow('plain table');
  const twice = (path: string) => (path === '/words/drafts.ts' ? `export const draftTexts = { short: () => 'b' };` : read(path));
  expect(() => listTexts('/words/all.ts', twice)).toThrow('two files');
});
