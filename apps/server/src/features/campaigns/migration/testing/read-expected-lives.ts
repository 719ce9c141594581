import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The described lives of the store as this version led them, through the same events. */
export async function readExpectedLives(): Promise<string[]> {
  const text = await readFile(join(import.meta.dirname, 'lives-after.txt'), 'utf8');
  return text.trimEnd().split('\n');
}
