import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { sql } from 'drizzle-orm';
import { storeState } from '#infra/store/migration/store-state.tables.ts';
import type { FileStore } from '#infra/files/file-store.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { FILLED_BY_MIGRATIONS } from '../world.ts';
import { type KeptRows, readRows, writeRows } from './kept-rows.ts';

/** The sample world as it was when its past had been lived: living it takes a minute of work, opening it again some seconds. */
export interface KeptWorld {
  /** When it was lived (ms). */
  readonly at: number;
  /** By which its links are sealed. */
  readonly secret: string;
  readonly rows: KeptRows;
  readonly files: readonly { readonly key: string; readonly base64: string }[];
}

/**
 * A server opens a world that is at most this old, and catches up with its time as after a pause of its own. Later, what waited for somebody
 * would have lapsed.
 */
const FRESH_MS = HOUR_MS;

/** The world that this file keeps, if it is there and can be read. */
export async function readKeptWorld(path: string): Promise<KeptWorld | undefined> {
  try {
    return JSON.parse((await promisify(gunzip)(await readFile(path))).toString('utf8')) as KeptWorld;
  } catch {
    return undefined;
  }
}

/** Whether a server that starts now can go on with the world. */
export function isFresh({ at }: KeptWorld, now: number): boolean {
  return now >= at && now - at <= FRESH_MS;
}

/** The tables that the sample world fills. */
const listFilled = (ownTables: readonly string[]) => ownTables.filter((name) => !FILLED_BY_MIGRATIONS.includes(name));

export function readWorldRows(tenancy: Tenancy, ownTables: readonly string[]): Promise<KeptRows> {
  return tenancy.withSystem((tx) => readRows(tx, listFilled(ownTables)));
}

interface Lived {
  readonly tenancy: Tenancy;
  readonly ownTables: readonly string[];
  /** The directory of its files. */
  readonly fileDirectory: string;
  readonly secret: string;
  readonly at: number;
}

/** Keeps a world that was just lived in this file, which appears whole or not at all; what older sources made goes. */
export async function keepWorld(path: string, { tenancy, ownTables, fileDirectory, secret, at }: Lived): Promise<KeptWorld> {
  const names = await readdir(fileDirectory, { recursive: true, withFileTypes: true });
  const paths = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(async (file) => ({ key: `${basename(dirname(file))}/${basename(file)}`, base64: await readFile(file, 'base64') })),
  );
  const world: KeptWorld = { at, secret, rows: await readWorldRows(tenancy, ownTables), files };
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const made = `${path}.${randomUUID()}`;
  await writeFile(made, await promisify(gzip)(JSON.stringify(world), { level: 1 }), { mode: 0o600 });
  await rename(made, path);
  for (const old of await readdir(folder))
    if (old.endsWith('.json.gz') && old !== basename(path)) await rm(join(folder, old), { force: true });
  return world;
}

/** Fills the prepared store with a kept world. The tenancy is the owner's. */
export async function openKeptWorld({ rows, files }: KeptWorld, store: { readonly tenancy: Tenancy; readonly files: FileStore }) {
  for (const { key, base64 } of files) await store.files.put(key, Buffer.from(base64, 'base64'));
  await store.tenancy.withSystem(async (tx) => {
    // The rows say that the store is ready, and where the world's clock stands.
    await tx.delete(storeState);
    await tx.execute(sql`delete from world_clock`);
    await writeRows(tx, rows);
  });
}
