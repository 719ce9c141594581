import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { env, getuid } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

/** Where Debian keeps the programs of each version, outside of PATH. */
const DEBIAN = '/usr/lib/postgresql';
/** In memory, if it has room for the stores of a whole run. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 2 ** 30;
const READY_LIMIT_MS = 20_000;

/**
 * Nothing of a test has to outlast a crash. Making a database copies a thousand small files: with a disk to wait for, that alone takes as
 * long as the tests of a short file.
 */
const SETTINGS = {
  listen_addresses: "''",
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  shared_buffers: '256MB',
  max_connections: '200',
};

/** A PostgreSQL server of this run, with a folder of its own that its end removes; undefined where its programs are missing or refuse. */
export async function startOwnServer() {
  const bin = findPrograms();
  const user = findUser();
  if (!bin || !user) return undefined;
  const folder = mkdtempSync(join(findRoom(), 'jarchi-pg-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    const options = { ...user, cwd: folder, stdio: 'ignore', env: { PATH: env['PATH'], LC_ALL: 'C' } };
    const made = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
    if (spawnSync(join(bin, 'initdb'), made, options).status !== 0) throw new Error('initdb refuses');
    const settings = Object.entries({ ...SETTINGS, unix_socket_directories: `'${folder}'` });
    appendFileSync(join(data, 'postgresql.conf'), settings.map(([name, value]) => `${name} = ${value}\n`).join(''));
    const server = spawn(join(bin, 'postgres'), ['-D', data], options);
    const ended = new Promise((resolve) => server.once('exit', resolve));
    // Its quickest end: nothing is written any more.
    const kill = () => server.kill('SIGQUIT');
    process.once('exit', () => {
      kill();
      remove();
    });
    // Without a listener a signal ends this process at once, and the server would stay.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
    const stop = async () => {
      kill();
      await ended;
      remove();
    };
    await becomeReady(data, server).catch(async (error) => {
      await stop();
      throw error;
    });
    return { url: `postgres://postgres@${encodeURIComponent(folder)}/postgres`, stop };
  } catch {
    remove();
    return undefined;
  }
}

async function becomeReady(data, server) {
  const until = Date.now() + READY_LIMIT_MS;
  const state = join(data, 'postmaster.pid');
  while (!existsSync(state) || !readFileSync(state, 'utf8').includes('ready')) {
    if (server.exitCode !== null || Date.now() > until) throw new Error('the server does not start');
    await wait(50);
  }
}

/** The folder of the newest installed programs. */
function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one)) : [];
  const places = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(env['PATH'] ?? '').split(delimiter)];
  return places.find((place) => ['initdb', 'postgres'].every((name) => existsSync(join(place, name))));
}

/** PostgreSQL does not run as root: then as the person whom its package made. */
function findUser() {
  if (getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout || 'none'));
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : undefined;
}

function findRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
