import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { listFaults } from './server-faults.ts';

/** Also for the first start, which makes the sample world, while other work runs. */
const READY_LIMIT_MS = 300_000;
const STOP_LIMIT_MS = 15_000;
const BUILT = process.env['E2E_DIST'] ?? join(import.meta.dirname, '../dist');

interface TestDatabase {
  readonly serverUrl: string;
  readonly name: string;
}

/** What a server of the journeys stands on: a folder, which holds the embedded store too, or a database beside it. */
export interface World {
  readonly data: string;
  readonly database?: TestDatabase;
}

export interface RunningServer {
  /** Without a slash at the end. */
  readonly base: string;
  /** The file with the lines of its log. */
  readonly log: string;
  /** The faults that its log tells of until now. */
  readFaults(): readonly string[];
  /** Returns all of them. */
  stop(): Promise<readonly string[]>;
}

export interface ServerChoice {
  /** The folder of the build that runs. */
  readonly dist?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The name under which browsers reach it; by default its number. Passkeys belong to names only. */
  readonly host?: 'localhost';
}

/** The sample world, at rest: no server has it open. On the database server that JARCHI_TEST_DATABASE_URL names, else embedded. */
export async function seedWorld(choice: ServerChoice = {}): Promise<World> {
  const serverUrl = process.env['JARCHI_TEST_DATABASE_URL'];
  const world = { data: makeFolder(), ...(serverUrl && { database: await createDatabase(serverUrl) }) };
  try {
    const faults = await (await startServer(world, choice)).stop();
    if (faults.length > 0) throw new Error(`the sample world was made with faults:\n${faults.join('\n')}`);
    return world;
  } catch (error) {
    await removeWorld(world);
    throw error;
  }
}

/** A copy of a world, after a server of its own has done something in it. */
export async function changeCopy(world: World, change: (server: RunningServer) => Promise<void>): Promise<World> {
  const copy = await copyWorld(world);
  try {
    const server = await startServer(copy, {});
    let faults: readonly string[] = [];
    try {
      await change(server);
    } finally {
      faults = await server.stop();
    }
    if (faults.length > 0) throw new Error(`a copy of the world was changed with faults:\n${faults.join('\n')}`);
    return copy;
  } catch (error) {
    await removeWorld(copy);
    throw error;
  }
}

/** The built server on a copy of a world. Stopping the server removes the copy. */
export async function openCopy(world: World, choice: ServerChoice = {}): Promise<RunningServer> {
  const copy = await copyWorld(world);
  try {
    const { stop, ...server } = await startServer(copy, choice);
    const remove = async () => {
      const faults = await stop();
      await removeWorld(copy);
      return faults;
    };
    return { ...server, stop: remove };
  } catch (error) {
    await removeWorld(copy);
    throw error;
  }
}

export async function removeWorld({ data, database }: World): Promise<void> {
  rmSync(data, { recursive: true, force: true });
  rmSync(findLog(data), { force: true });
  if (database) await run(database.serverUrl, [`drop database ${database.name} with (force)`]);
}

const findLog = (data: string) => `${data}.log`;
const makeFolder = () => mkdtempSync(join(tmpdir(), 'jarchi-e2e-'));

async function createDatabase(serverUrl: string, template = 'template1'): Promise<TestDatabase> {
  const name = `jarchi_e2e_${randomUUID().replaceAll('-', '')}`;
  await run(serverUrl, [
    // A template that is being copied cannot be copied.
    'select pg_advisory_lock(7241003)',
    `create database ${name} template ${template}`,
    // Nothing of it has to outlast a crash.
    `alter database ${name} set synchronous_commit = off`,
  ]);
  return { serverUrl, name };
}

async function copyWorld({ data, database }: World): Promise<World> {
  const copy = { data: makeFolder(), ...(database && { database: await createDatabase(database.serverUrl, database.name) }) };
  cpSync(data, copy.data, { recursive: true });
  return copy;
}

async function run(serverUrl: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function startServer({ data, database }: World, { dist = BUILT, env = {}, host }: ServerChoice): Promise<RunningServer> {
  const port = await findFreePort();
  const base = `http://${host ?? '127.0.0.1'}:${port}`;
  const log = findLog(data);
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, [join(dist, 'server/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      JARCHI_MODE: 'trial',
      JARCHI_PUBLIC_URL: base,
      JARCHI_DATA_DIR: data,
      ...(database && { DATABASE_URL: getUrl(database) }),
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const stop = async () => {
    await end(child);
    return listFaults(log);
  };
  try {
    await becomeReady(base, child);
  } catch (error) {
    await stop();
    console.error(readFileSync(log, 'utf8'));
    throw error;
  }
  return { base, readFaults: () => listFaults(log), log, stop };
}

function getUrl({ serverUrl, name }: TestDatabase): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function becomeReady(base: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + READY_LIMIT_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const answer = await fetch(`${base}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(150);
  }
  throw new Error('the server did not become ready');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const isLate = Symbol('late');
  if ((await Promise.race([ended, wait(STOP_LIMIT_MS, isLate, { ref: false })])) === isLate) child.kill('SIGKILL');
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
