import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the one server of the run answers, without a slash at the end. */
    base: string;
    /** Where the one browser of the run takes connections. */
    browserEndpoint: string;
  }
}

const READY_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 15_000;
const usualBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const browserFlags = [
  'no-sandbox',
  'disable-gpu',
  'disable-quic',
  'no-first-run',
  'disable-background-networking',
  'disable-component-update',
  'disable-sync',
  'host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/**
 * Starts the built server on an empty store with the sample world, and a browser. Both end with the run. The store is a
 * database on the server that JARCHI_TEST_DATABASE_URL names, else the embedded one.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = process.env['CHROME_PATH'] ?? usualBrowsers.find((path) => existsSync(path));
  if (!executablePath) throw new Error('no browser: name one in CHROME_PATH');
  const server = await startServer();
  try {
    const browser = await chromium.launchServer({ executablePath, args: browserFlags.map((flag) => `--${flag}`) });
    project.provide('base', server.base);
    project.provide('browserEndpoint', browser.wsEndpoint());
    return async () => {
      await browser.close();
      await server.stop();
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function startServer() {
  const database = await createDatabase(process.env['JARCHI_TEST_DATABASE_URL']);
  const dist = process.env['E2E_DIST'] ?? join(import.meta.dirname, '../dist');
  const data = mkdtempSync(join(tmpdir(), 'jarchi-e2e-'));
  const port = await findFreePort();
  const base = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(dist, 'server/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      JARCHI_MODE: 'trial',
      JARCHI_PUBLIC_URL: base,
      JARCHI_DATA_DIR: data,
      ...(database && { DATABASE_URL: database.url }),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  const stop = async () => {
    await end(child);
    await database?.drop();
    rmSync(data, { recursive: true, force: true });
    const bugs = log.join('').split('\n').filter(isBug);
    if (bugs.length > 0) console.error(`The server met errors:\n${bugs.join('\n')}`);
  };
  try {
    await becomeReady(base, child);
  } catch (error) {
    await stop();
    console.error(log.join(''));
    throw error;
  }
  return { base, stop };
}

async function createDatabase(serverUrl: string | undefined) {
  if (!serverUrl) return undefined;
  const name = `jarchi_e2e_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  // Nothing of it has to outlast a crash.
  await run(`alter database ${name} set synchronous_commit = off`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

/** pino's levels: 50 is error, 60 is fatal. */
function isBug(line: string): boolean {
  return /^\{"level":[56]0\b/.test(line);
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
