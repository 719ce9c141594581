import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { isTest, listSourceFiles, readSource, reportFindings, withoutComment } from '../source-files.mjs';

const reason = 'what the server has is asked for, changed and kept in the data room alone: give it a name there';

/** Keys, writes to the cache and calls: whoever uses a name of the data room needs none of them. */
const ways = [
  /\b(?:query|mutation)Key\s*:/g,
  /\b(?:invalidateQueries|setQueryData|setQueriesData|cancelQueries|removeQueries|resetQueries|refetchQueries)\b/g,
  /\b(?:useMutation|useQueryClient)\b/g,
  /\bqueryClient\.\w+/g,
  // The clients: `#api/api.ts` and `#api/person-api.ts` of the panel, `#api.ts` of the console.
  /import\s*\{[^}]*\b(?:\w*[aA]pi|caller)\b[^}]*\}\s*from\s*'[^']*\b(?:api|caller)\.ts'/g,
];

/** Lines of the browser apps that reach for server state themselves. */
export function findStrayServerState(root) {
  return listSourceFiles(root, ['.ts', '.tsx'])
    .filter((path) => /^apps\/(?:panel|staff)\/src\//.test(path) && !/\/src\/(?:data|api)\/|\/src\/(?:api|query-client)\.ts$/.test(path))
    .filter((path) => !isTest(path))
    .flatMap((path) => {
      const code = readSource(root, path).split('\n').map(withoutComment).join('\n');
      const lines = ways.flatMap((way) => [...code.matchAll(way)].map(({ index }) => code.slice(0, index).split('\n').length));
      return [...new Set(lines)].toSorted((a, b) => a - b).map((line) => `${path}:${line} server state: ${reason}`);
    });
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(findStrayServerState(argv[2] ?? cwd()));
