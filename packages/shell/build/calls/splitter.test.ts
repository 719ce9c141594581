import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calls } from '@jarchi/contract/calls.ts';
import type { Call } from '@jarchi/contract/call.ts';
import { expect, test } from 'vitest';
import { createSplitter } from './splitter.ts';

const root = fileURLToPath(new URL('../../../../apps/panel', import.meta.url));
const splitter = createSplitter({ root, clients: ['api/api.ts', 'api/person-api.ts'] });
const client = join(root, 'src/api/api.ts');
const ROWS = Object.entries(calls).flatMap(([slice, table]) =>
  Object.entries<Call>(table).map(([name, row]) => [`${slice}.${name}`, row] as const),
);
const ids = (code: string) => [...code.matchAll(/ from "([^"]+\?\w+=[\w.]+)"/g)].map(([, id = '']) => id);

test.each(ROWS)('%s is made with its row and the words of its own refusals', (name, { errors, tells = [], summary }) => {
  const made = splitter.make(`${client}?call=${name}.api`) ?? '';
  const [row = '', ...texts] = ids(made);
  expect(splitter.make(row)).toMatch(/^export const row = \{"method":/);
  expect(splitter.make(row)).not.toContain(JSON.stringify(summary));
  const codes = texts.map((id) => id.split('?text=')[1] ?? '');
  expect(codes.filter((code) => ![...errors, ...tells].some((known) => known === code))).toEqual([]);
  for (const text of texts) expect(splitter.make(text)).toContain('export const text = ');
});

test('refusals of single campaigns have words, and refusals of any call are left to every page', () => {
  const several = ids(splitter.make(`${client}?call=campaigns.actOnCampaigns.api`) ?? '').map((id) => id.split('=')[1]);
  expect(several).toEqual(expect.arrayContaining(['hold_open', 'transition_refused', 'listed_twice']));
  const everywhere = splitter.make(join(root, '../../packages/api-client/src/words/error-texts.fa.ts')) ?? '';
  expect(everywhere).toContain('role_refused');
  expect(everywhere).not.toContain('hold_open');
});

test('each client is split by its own name', () => {
  const code = `import { ownApi, personApi } from '#api/person-api.ts';\nownApi.account.listUserServices();\npersonApi.session.openAccount();`;
  const split = splitter.split(code, 'a.ts') ?? '';
  expect(split).toContain('person-api.ts?call=account.listUserServices.ownApi"');
  expect(split).toContain('person-api.ts?call=session.openAccount.personApi"');
  expect(() => splitter.split(`import { api } from '#api/api.ts';\napi.account.openSesame();`, 'a.ts')).toThrow(
    'no call account.openSesame',
  );
});

test('a table that came in as a whole is found', () => {
  const whole = ['calls.ts', 'world/world.calls.ts', 'reports/report-notes-calls.ts'].map((path) =>
    join(root, '../../packages/contract/src', path),
  );
  expect(whole.filter((id) => !splitter.isWhole(id))).toEqual([]);
  expect(splitter.isWhole(`${whole[0]}?row=world.getWorldClock`)).toBe(false);
});
