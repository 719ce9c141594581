import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { isTest, listSourceFiles, readSource, reportFindings, withoutComment } from '../source-files.mjs';

const ownsSql = /(\.repository|\.tables|-sql)\.ts$/;
const reason = 'SQL belongs in a *.repository.ts (tables in *.tables.ts, parts of statements in *-sql.ts)';
const statements = [
  /\bfrom\s+['"]drizzle-orm\b/g,
  /\bsql(?:\.raw\(|<[^>`]*>`|`)/g,
  // The formatter may put a call on its own line.
  /\b(?:tx|db|pool|client|trx|executor)\s*\.\s*(?:select\w*|insert|update|delete|execute|query|with|\$with|\$count|transaction)\s*[(<]/g,
  /['"`]\s*(?:select\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\()/gi,
];

const store = 'apps/server/src/infra/store/';
/** These two alone name a role: the first for connections, the second for one transaction. */
const namesRoles = [`${store}roles.ts`, `${store}tenancy.ts`];
const roleChanges =
  /\b(?:re)?set\s+(?:(?:local|session)\s+)?role\b|\bsession\s+authorization\b|\bdiscard\s+all\b|\breset\s+all\b|set_config\(\s*'role'|-c\s*role\s*=/gi;
const roleReason = 'the server keeps its role: infra/store/roles.ts and tenancy.ts alone name one';

/** Lines of the server that take another role, or lay its own down. */
function findRoleChanges(root) {
  return listSourceFiles(root, ['.ts'])
    .filter((path) => path.startsWith('apps/server/src/') && !namesRoles.includes(path) && !isTest(path) && !path.includes('/testing/'))
    .flatMap((path) => {
      const code = readSource(root, path).split('\n').map(withoutComment).join('\n');
      return [...code.matchAll(roleChanges)].map(({ index }) => `${path}:${code.slice(0, index).split('\n').length} sql: ${roleReason}`);
    });
}

/** Lines of the server's slices with SQL outside the files for SQL. */
function findStrayStatements(root) {
  return listSourceFiles(root, ['.ts'])
    .filter((path) => path.startsWith('apps/server/src/features/') && !ownsSql.test(path) && !isTest(path))
    .flatMap((path) => {
      const code = readSource(root, path).split('\n').map(withoutComment).join('\n');
      const lines = statements.flatMap((pattern) =>
        [...code.matchAll(pattern)].map(({ index }) => code.slice(0, index).split('\n').length),
      );
      return [...new Set(lines)].toSorted((a, b) => a - b).map((line) => `${path}:${line} sql: ${reason}`);
    });
}

/** SQL that stands where it may not. */
export const listMisplaced = (root) => [...findStrayStatements(root), ...findRoleChanges(root)];

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(listMisplaced(argv[2] ?? cwd()));
