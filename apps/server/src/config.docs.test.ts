import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');

/** Names in the first column of the table under a heading. */
function listRows(heading: string): string[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name ?? '').toSorted();
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
  const ports = readFileSync(join(import.meta.dirname, '../../../scripts/machine/ports.mjs'), 'utf8');
  const defaults =
    /DEV_PORTS = \{ (.*) \}/
      .exec(ports)?.[1]
      ?.split(', ')
      .map((pair) => pair.split(': ')) ?? [];
  expect(defaults.map(([name]) => name).toSorted()).toEqual(listRows('Development'));
  for (const [name, port] of defaults) expect(page).toContain(`| \`${name}\` | \`${port}\` |`);
});
