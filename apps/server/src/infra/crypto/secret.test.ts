import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSecret } from './secret.ts';

test('a secret is made once, and only its owner can read it', async () => {
  const data_dir = join(await mkdtemp(join(tmpdir(), 'jarchi-secret-')), 'data');
  const [first, second] = await Promise.all([loadSecret(data_dir), loadSecret(data_dir)]);
  expect(first).toHaveLength(43);
  expect(await loadSecret(data_dir)).toBe(first);
  expect((await stat(join(data_dir, 'secret'))).mode & 0o777).toBe(0o600);
  expect(second).toBe(first);
});
