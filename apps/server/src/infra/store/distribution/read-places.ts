import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listPlaces, type Place } from './places.ts';

const source = join(import.meta.dirname, '../../..');

/** The place of each table of the server, as the sources say it. */
export async function readPlaces(): Promise<ReadonlyMap<string, Place>> {
  return listPlaces(await readTableModules());
}

/** All modules of the server that define tables. */
export async function readTableModules(): Promise<Record<string, unknown>[]> {
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tables.ts'));
  return Promise.all(paths.map(async (path) => (await import(join(source, path))) as Record<string, unknown>));
}
