import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findServerProgram } from '#infra/testing/bundle-program.ts';
import { runProgram } from '#testing/run-program.ts';

const other = createServer();
let taken: number;
beforeAll(async () => {
  taken = await listen();
});
afterAll(() => void other.close());

function listen(): Promise<number> {
  return new Promise((resolve) => other.listen(0, '127.0.0.1', () => resolve((other.address() as AddressInfo).port)));
}

/** Runs a program to its end, with only these settings; `made` is what it left in its data directory. */
async function run(args: readonly string[], settings: Readonly<Record<string, string>>) {
  const directory = mkdtempSync(join(tmpdir(), 'jarchi-taken-'));
  const ended = await runProgram(args, { JARCHI_DATA_DIR: directory, ...settings });
  const made = readdirSync(directory);
  rmSync(directory, { recursive: true });
  return { ...ended, made };
}

test.each([
  ['the server', () => [findServerProgram()]],
  ['npm start', () => ['scripts/start.mjs']],
])('%s reports that its port is taken before it creates or fills anything', async (_what, listArgs) => {
  const { code, output, made } = await run(listArgs(), { PORT: String(taken) });
  expect(output).toBe(`PORT: ${taken} is in use; choose another one\n`);
  expect(code).toBe(1);
  expect(made).toEqual([]);
});

test('npm run dev names each port that is taken, and starts nothing', async () => {
  const settings = { PORT: String(taken), JARCHI_PANEL_PORT: String(taken), JARCHI_STAFF_PORT: 'many' };
  const { code, output, made } = await run(['scripts/dev.mjs'], settings);
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(`^PORT: ${taken} is in use`),
    `JARCHI_PANEL_PORT: ${taken} is taken by PORT; choose another one`,
    'JARCHI_STAFF_PORT: is a whole number from 1 to 65535, not many',
  ]);
  expect(code).toBe(1);
  expect(made).toEqual([]);
});
