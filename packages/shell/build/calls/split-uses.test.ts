import { expect, test } from 'vitest';
import { splitUses, type SplitTable } from './split-uses.ts';

const table = (name: string): SplitTable => ({ name, moduleOf: (slice, call) => `row:${name}.${slice}.${call}` });
const tables = new Map([
  ['#api/api.ts', [table('api')]],
  ['@jarchi/contract/calls.ts', [table('calls')]],
]);
const split = (code: string) => splitUses(code, 'a.tsx', tables);
const API = `import { api } from '#api/api.ts';\n`;
const CALLS = `import { calls, type Slice } from '@jarchi/contract/calls.ts';\n`;

test('each call that is named is imported by itself, once', () => {
  expect(split(`${API}const send = () => api.drafts.deleteDraft({ params });\nconst again = api.drafts\n  .deleteDraft;\n`)).toBe(
    `import { row as api$drafts$deleteDraft } from "row:api.drafts.deleteDraft"; \n` +
      `const send = () => api$drafts$deleteDraft({ params });\nconst again = api$drafts$deleteDraft;\n`,
  );
});

test('a field of a row, an element and another name of the table are followed', () => {
  const code = split(
    `import { calls as table } from '@jarchi/contract/calls.ts';\nconst shown = <p>{nameOf(table.finance.listLedger.for)}</p>;`,
  );
  expect(code).toContain('<p>{nameOf(calls$finance$listLedger.for)}</p>');
});

test('types, and keys of the same name, are left', () => {
  const types = `${CALLS}type Row = typeof calls.drafts;\nconst given = { calls: 1, s: other.calls } satisfies Record<Slice, unknown>;`;
  expect(split(types)).toBe(
    `\ntype Row = typeof calls.drafts;\nconst given = { calls: 1, s: other.calls } satisfies Record<Slice, unknown>;`,
  );
  expect(split(`import type { Calls } from '@jarchi/contract/calls.ts';\nlet row: Calls['drafts'];`)).toBeUndefined();
  expect(split('const api = 1;')).toBeUndefined();
});

test('a value in the words of TypeScript is a value', () => {
  expect(split(`${API}const send = api.drafts.deleteDraft as Send;`)).toContain('= api$drafts$deleteDraft as Send');
});

test.for([
  [`${API}api[slice].deleteDraft();`, 'a computed slice'],
  [`${API}api.drafts[name]();`, 'a computed call'],
  [`${API}api['drafts'].deleteDraft();`, 'a quoted slice'],
  [`${API}export const drafts = api.drafts;`, 'a slice'],
  [`${API}const { deleteDraft } = api.drafts;`, 'a part of a slice'],
  [`${API}send(api);`, 'the table'],
  [`${API}send({ api });`, 'the table in an object'],
  [`${API}const send = (api: Api) => api.drafts.deleteDraft();`, 'another value of its name'],
  [`import * as all from '#api/api.ts';`, 'the module'],
  [`import '#api/api.ts';`, 'the module without a name'],
  [`export { api } from '#api/api.ts';`, 'an export'],
  [`const later = import('#api/api.ts');`, 'a later import'],
  [`${CALLS}caller.bind(calls);`, 'a caller that is not listed'],
] as const)('what cannot be split ends the build: %s', ([code]) => {
  expect(() => split(code)).toThrow(/^a\.tsx:\d+ .*the build splits a table by uses such as/);
});

test('a client keeps its caller', () => {
  const code = `${CALLS}export const api = createCaller({ bases }).bind(calls);\n`;
  expect(splitUses(code, 'api.ts', tables, true)).toBe(`\nexport const api = createCaller({ bases });\n`);
});
