import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './database.ts';
import { findFreePort, startProgram, stopProgram } from './processes.ts';

const program = join(import.meta.dirname, '../dist/server/main.js');

/** Our built server on an empty database of its own; `close` leaves nothing of either. */
export async function openBenchServer(postgres: string, database_name: string) {
  const database = await createDatabase(postgres, database_name);
  const data_dir = mkdtempSync(join(tmpdir(), 'jarchi-bench-'));
  const port = await findFreePort();
  const base = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), DATABASE_URL: database.url, JARCHI_DATA_DIR: data_dir, JARCHI_SAMPLE: '0', LOG_LEVEL: 'warn' };
  const child = await startProgram([program], env, `${base}/readyz`);
  return {
    base,
    database_url: database.url,
    pid: child.pid ?? 0,
    async close(): Promise<void> {
      await stopProgram(child);
      await database.drop();
      rmSync(data_dir, { recursive: true, force: true });
    },
  };
}
