import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { isTest, listSourceFiles, readSource, reportFindings, withoutComment } from '../source-files.mjs';

const campaigns = 'apps/server/src/features/campaigns/';
const requests = 'apps/server/src/features/money-requests/';
const reason = 'only turns of its life write the state of a campaign and the money it holds (campaigns/life/saving/save-turn.ts)';

/** What only a turn writes, with the files that may write it. */
const writes = [
  {
    pattern:
      /\.(?:update|insert|delete)\(\s*(?:campaign|placement)\s*\)|\b(?:update|insert\s+into|delete\s+from)\s+(?:campaign|placement)\b(?!_)/gi,
    files: [`${campaigns}rows/campaigns.repository.ts`, `${campaigns}life/life.repository.ts`],
  },
  {
    pattern: /\bledger\s*\.\s*post\b/g,
    // Requests of money post what the domain makes of their turns.
    files: [`${campaigns}life/saving/save-turn.ts`, `${requests}acts/settling.ts`, `${requests}acts/transfers.ts`],
  },
  {
    pattern: /\b(?:saveCampaign|savePlacements)\b/g,
    files: [`${campaigns}life/saving/save-turn.ts`, `${campaigns}life/life.repository.ts`],
  },
  { pattern: /\binsertCampaign\b/g, files: [`${campaigns}creation/create-campaign.ts`, `${campaigns}rows/campaigns.repository.ts`] },
  {
    pattern: /\breplacePlacements\b/g,
    files: ['life/saving/save-turn.ts', 'creation/create-campaign.ts', 'quote/renew-quote.ts', 'rows/campaigns.repository.ts'].map(
      (name) => campaigns + name,
    ),
  },
  // Only the domain makes postings of these kinds; the server may charge and adjust.
  { pattern: /\bkind:\s*['"](?:hold|release|capture|refund)['"]\s*(?!\|)[,}]/g, files: [] },
];

/** Lines of the server that write states or held money outside the life of campaigns. */
export function findSecondLives(root) {
  return listSourceFiles(root, ['.ts'])
    .filter((path) => path.startsWith('apps/server/src/') && !isTest(path) && !path.includes('/testing/'))
    .flatMap((path) => {
      const code = readSource(root, path).split('\n').map(withoutComment).join('\n');
      const lines = writes
        .filter(({ files }) => !files.includes(path))
        .flatMap(({ pattern }) => [...code.matchAll(pattern)].map(({ index }) => code.slice(0, index).split('\n').length));
      return [...new Set(lines)].toSorted((a, b) => a - b).map((line) => `${path}:${line} one life: ${reason}`);
    });
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(findSecondLives(argv[2] ?? cwd()));
