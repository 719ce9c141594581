import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, cwd, env } from 'node:process';
import { pathToFileURL } from 'node:url';
import { reportFindings } from '../source-files.mjs';

const directory = 'apps/server/migrations';
/** The hash of each migration in the order of the journal, as `sha256sum -c` reads it. */
export const LOCK = `${directory}/sha256sums.txt`;
const locked = /^([\da-f]{64}) {2}(\S+)\.sql$/;

/** Migrations that differ from their committed text, from the lock or from the journal. */
export function findChangedMigrations(root) {
  const lock = readLock(root);
  const files = listMigrations(root);
  const recorded = readRecorded(root);
  const isMerging = git(root, ['rev-parse', '-q', '--verify', 'MERGE_HEAD']) !== undefined;
  const hashes = new Set(lock.values());
  const findings = [];
  const report = (tag, text) => findings.push(`${directory}/${tag}.sql migrations: ${text}`);
  for (const [tag, hash] of recorded) {
    if (lock.get(tag) === hash || (isMerging && hashes.has(hash))) continue;
    report(
      tag,
      lock.has(tag) ? 'was changed after it was committed: restore it, and add a new one' : 'was committed and is gone: restore it',
    );
  }
  for (const [index, { tag, hash }] of files.entries()) {
    if (!tag.startsWith(String(index).padStart(4, '0'))) report(tag, `is at place ${index} of the journal: its number must be its place`);
    if (hash === undefined) report(tag, 'is in the journal, but has no file');
    else if (lock.get(tag) !== hash && recorded.get(tag) !== undefined)
      report(tag, 'was changed after it was committed: restore it, and add a new one');
    else if (lock.get(tag) !== hash) report(tag, `differs from its hash in ${LOCK}: npm run db:lock`);
  }
  if ([...lock.keys()].join() !== files.map(({ tag }) => tag).join())
    findings.push(`${LOCK} migrations: does not list the migrations of the journal in its order`);
  const tags = new Set(files.map(({ tag }) => tag));
  for (const name of readDirectory(root)) {
    if (name.endsWith('.sql') && !tags.has(name.slice(0, -4))) report(name.slice(0, -4), 'is not in the journal: it is never applied');
  }
  return [...new Set(findings)];
}

/** The migrations of the journal, with the hash of each file, or undefined where there is no file. */
export function listMigrations(root) {
  const journal = readText(root, `${directory}/meta/_journal.json`);
  if (journal === undefined) return [];
  return JSON.parse(journal).entries.map(({ tag }) => {
    const sql = readText(root, `${directory}/${tag}.sql`);
    return { tag, hash: sql === undefined ? undefined : createHash('sha256').update(sql).digest('hex') };
  });
}

/**
 * The hash with which each migration was first committed on the way to HEAD, as far back as this clone goes; empty without git.
 * A merge may give the migrations of a branch new numbers, because only that branch has run them.
 */
export function readRecorded(root) {
  const log = git(root, ['log', '--reverse', '--first-parent', '-m', '-p', '-U0', '--format=commit %P', '--', LOCK]) ?? '';
  const recorded = new Map();
  for (const commit of log.split(/^commit /m).slice(1)) {
    const isMerge = commit.split('\n', 1)[0].includes(' ');
    const lines = (sign) =>
      commit.split('\n').flatMap((line) => (line.startsWith(sign) ? [locked.exec(line.slice(1))].filter(Boolean) : []));
    const added = lines('+').map(([, hash, tag]) => ({ hash, tag }));
    for (const [, hash, tag] of lines('-')) if (isMerge && added.some((line) => line.hash === hash)) recorded.delete(tag);
    for (const { hash, tag } of added) if (!recorded.has(tag)) recorded.set(tag, hash);
  }
  return recorded;
}

function readLock(root) {
  const lines = (readText(root, LOCK) ?? '').split('\n').flatMap((line) => [locked.exec(line)].filter(Boolean));
  return new Map(lines.map(([, hash, tag]) => [tag, hash]));
}

function readDirectory(root) {
  try {
    return readdirSync(join(root, directory));
  } catch {
    return [];
  }
}

function readText(root, path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}

function git(root, args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], env: outsideHooks() });
  } catch {
    return undefined;
  }
}

/** The environment without the variables by which a git hook names its repository. */
export function outsideHooks() {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_')));
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(findChangedMigrations(argv[2] ?? cwd()));
