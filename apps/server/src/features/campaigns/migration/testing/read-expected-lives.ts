import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The lives of the store, described, as this version would have led them: it was made to live through the same. */
export async function readExpectedLives(): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, 'lives-after.txt'), 'utf8');
  return text.trimEnd().split('\n');
}
