import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');

function readSection(heading: string): string {
  return page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
}

/** The names in the first column of the table under a heading. */
function listRows(heading: string): string[] {
  return [...readSection(heading).matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name ?? '').toSorted();
}

function listSettingsRead(env: Readonly<Record<string, string | undefined>>): string[] {
  const names = new Set<string>();
  parseConfig(
    new Proxy(env, {
      get(target, name) {
        names.add(String(name));
        return target[String(name)];
      },
    }),
  );
  return [...names].toSorted();
}

test.each([{}, { JARCHI_MODE: 'production' }])('docs/operations.md holds every setting that the server reads, and no other (%o)', (env) => {
  expect(listRows('Settings')).toEqual(listSettingsRead(env));
});

test('docs/operations.md holds the ports of npm run dev, with their defaults', () => {
  const rows = [...readSection('Development').matchAll(/^\| `(\w+)` \| `(\d+)` \|/gm)].map(([, name, port]) => `${name}: ${port}`);
  const ports = readFileSync(join(import.meta.dirname, '../../../scripts/machine/ports.mjs'), 'utf8');
  expect(ports).toContain(`DEV_PORTS = { ${rows.join(', ')} };`);
});
