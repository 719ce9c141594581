import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv, env } from 'node:process';

// Only the owner may drop the tables.
const named = env['DATABASE_OWNER_URL'] || env['DATABASE_URL'];
if (named) await resetServer(named);
else resetDirectory(resolve(env['JARCHI_DATA_DIR'] || '.data'));

async function resetServer(url) {
  const { host, pathname } = new URL(url);
  if (!argv.includes('--yes')) refuse(`This drops everything in ${pathname.slice(1)} on ${host}. To confirm: npm run db:reset -- --yes`);
  const { connectTo } = await import('../machine/postgres.mjs');
  const client = await connectTo(url);
  await client.query('drop schema public cascade');
  await client.query('create schema public');
  await client.end();
  console.log(`${pathname.slice(1)} on ${host} is empty; the next start migrates and seeds it.`);
}

function resetDirectory(directory) {
  if (!existsSync(directory)) return console.log(`${directory} does not exist: nothing to reset.`);
  // JARCHI_DATA_DIR may name any directory: only one that holds a store is deleted.
  if (!existsSync(join(directory, 'database')) && !existsSync(join(directory, 'lock')))
    refuse(`${directory} holds no Jarchi store: not deleted.`);
  const owner = findLiveOwner(join(directory, 'lock'));
  if (owner !== undefined) refuse(`${directory} is in use by process ${owner}: stop the server first.`);
  rmSync(directory, { recursive: true });
  console.log(`${directory} is gone; the next start migrates and seeds a new one.`);
}

function findLiveOwner(lock) {
  if (!existsSync(lock)) return undefined;
  const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
  if (!(pid > 0)) return undefined;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error.code === 'EPERM' ? pid : undefined;
  }
}

function refuse(reason) {
  console.error(reason);
  process.exit(1);
}
