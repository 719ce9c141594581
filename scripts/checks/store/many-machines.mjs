import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { isTest, listSourceFiles, readSource, reportFindings, withoutComment } from '../source-files.mjs';

const migrations = 'apps/server/migrations';
/** Migrations of before this rule, which never change. The store of today holds what the last of them left. */
const LAST_BEFORE = '0007';
const volatile = String.raw`(?:gen_random_uuid|random|clock_timestamp|nextval|timeofday)\s*\(`;
/** Between SET and the end of the statement: nothing that begins another one. */
const rest = String.raw`(?:(?!\b(?:where|from|returning|insert|select)\b)[^;\x60])*?`;
const statements = [
  {
    pattern: new RegExp(String.raw`\bupdate\s+\S+(?:\s+(?:as\s+)?\w+)?\s+set\b${rest}${volatile}`, 'gi'),
    text: 'a volatile function in an UPDATE',
  },
  {
    pattern: new RegExp(String.raw`\.(?:set|onConflictDoUpdate)\(\{(?:(?!\)\s*[.;])[^;])*?${volatile}`, 'gi'),
    text: 'a volatile function in an UPDATE',
  },
  { pattern: new RegExp(String.raw`\bdo\s+update\s+set\b${rest}\bnow\s*\(`, 'gi'), text: 'now() in ON CONFLICT DO UPDATE: use excluded' },
  { pattern: /\bselect\s+from\b/gi, text: 'a select without columns: select 1' },
];
const events = /\bcreate\s+(?:constraint\s+)?trigger\s+(\w+)\s+(?:before|after)\s+([\s\S]*?)\bon\b/gi;

/** Statements and migrations that a store of several machines refuses, or that it runs in another way (decision 50). */
export function findRefusedByMachines(root) {
  const ofServer = listSourceFiles(root, ['.ts'])
    .filter((path) => path.startsWith('apps/server/src/') && !isTest(path))
    .flatMap((path) => findStatements(path, readSource(root, path).split('\n').map(withoutComment).join('\n')));
  return [
    ...ofServer,
    ...listNewMigrations(root).flatMap(({ path, sql }) => [...findStatements(path, sql), ...findInMigration(path, sql)]),
  ];
}

function findStatements(path, code) {
  return statements.flatMap(({ pattern, text }) => [...code.matchAll(pattern)].map((match) => told(path, code, match, text)));
}

function findInMigration(path, sql) {
  const parts = sql.split('--> statement-breakpoint').filter((part) => countStatements(part) > 1);
  const mixed = [...sql.matchAll(events)].filter(([, , when]) => /truncate/i.test(when) && /\bor\b/i.test(when));
  return [
    ...parts.map((part) => told(path, sql, { index: sql.indexOf(part) }, 'several statements between two breakpoints')),
    ...mixed.map((match) => told(path, sql, match, `the trigger ${match[1]} is for TRUNCATE and more: no shard gets it`)),
    ...findReaders(path, sql),
  ];
}

/** Functions of triggers that read a table: other than their own rows and the tables that their trigger names. */
function findReaders(path, sql) {
  const own = new Set([...sql.matchAll(/\breferencing\s+(?:new|old)\s+table\s+as\s+(\w+)/gi)].map(([, name]) => name));
  return [
    ...sql.matchAll(/\bcreate\s+(?:or\s+replace\s+)?function\s+(\w+)\s*\(\)\s*returns\s+trigger\b[\s\S]*?\$\$([\s\S]*?)\$\$/gi),
  ].flatMap((match) => {
    const [, name, body] = match;
    // "is distinct from" compares, and reads nothing.
    const read = [...body.replaceAll(/\bdistinct\s+from\b/gi, '').matchAll(/\b(?:from|join|into|update)\s+(\w+)/gi)]
      .map(([, table]) => table)
      .filter((table) => !own.has(table) && !['new', 'old', 'strict'].includes(table));
    return read.length === 0 ? [] : [told(path, sql, match, `the trigger function ${name} asks ${read.join(', ')}`)];
  });
}

function countStatements(part) {
  const plain = part
    .replaceAll(/\$\$[\s\S]*?\$\$/g, '')
    .replaceAll(/'[^']*'/g, '')
    .replaceAll(/--.*$/gm, '');
  return plain.split(';').filter((statement) => statement.trim() !== '').length;
}

function listNewMigrations(root) {
  try {
    return readdirSync(join(root, migrations))
      .filter((name) => name.endsWith('.sql') && name.slice(0, 4) >= LAST_BEFORE)
      .map((name) => ({ path: `${migrations}/${name}`, sql: readFileSync(join(root, migrations, name), 'utf8') }));
  } catch {
    return [];
  }
}

const told = (path, code, { index }, text) => `${path}:${code.slice(0, index).split('\n').length} several machines: ${text}`;

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(findRefusedByMachines(argv[2] ?? cwd()));
