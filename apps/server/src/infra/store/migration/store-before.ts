import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { StartRefusal } from '#infra/logs/start-refusal.ts';

/** Both lines of migrations begin with this one; the hash tells them apart (decision 46). */
const FIRST = '0000_first';
const FIRST_HASH_BEFORE = 'b3629ffbe76f103e18517f3eb5f16c0595a5da69e8022705d736b8385e379e2d';
/** Lower numbers are files of PostgreSQL's own tables. */
const FIRST_OWN_FILE = 16_384;
/** The list of applied migrations has a row of some 100 bytes for each; a file of the write-ahead log is as long as this. */
const LONGEST_BYTES = 16 * 1024 * 1024;

/** Throws if the database was made by the migrations before version 0.2.0. Only reads. */
export async function refuseDatabaseBefore(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ is_there: boolean }>("select to_regclass('migration') is not null as is_there");
  if (rows[0]?.is_there !== true) return;
  const { rowCount } = await pool.query('select 1 from migration where tag = $1 and hash = $2', [FIRST, FIRST_HASH_BEFORE]);
  if (rowCount) throw refusal('DATABASE_URL');
}

/**
 * Throws if the embedded store in `data_dir` was made by the migrations before version 0.2.0. Opening the store would write to its directory,
 * so this reads the files: PostgreSQL keeps short texts as they are. The file of the list of applied migrations comes first, since its table
 * is made first; of a process that was killed, only the write-ahead log may have the row.
 */
export function refuseDirectoryBefore(data_dir: string): void {
  const database = join(data_dir, 'database');
  for (const path of [...listTables(join(database, 'base')), ...listIn(join(database, 'pg_wal'))]) {
    // A process that uses the directory may have removed the file meanwhile.
    const file = statSync(path, { throwIfNoEntry: false });
    if (!file?.isFile() || file.size > LONGEST_BYTES) continue;
    const bytes = readFileSync(path);
    if (bytes.includes(FIRST_HASH_BEFORE)) throw refusal(data_dir);
    if (bytes.includes(FIRST)) return;
  }
}

function refusal(store: string): StartRefusal {
  return new StartRefusal(
    `${store}: a version before 0.2.0 made this store, and this one cannot use it; nothing was changed, and npm run db:reset deletes it`,
  );
}

/** Files of our own tables in all databases below `base`, the first made first. */
function listTables(base: string): string[] {
  return listIn(base)
    .flatMap(listIn)
    .map((path) => ({ path, number: /^\d+$/.test(basename(path)) ? Number(basename(path)) : 0 }))
    .filter(({ number }) => number >= FIRST_OWN_FILE)
    .toSorted((a, b) => a.number - b.number)
    .map(({ path }) => path);
}

function listIn(directory: string): string[] {
  return existsSync(directory) ? readdirSync(directory).map((name) => join(directory, name)) : [];
}
