import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { listImports, resolveImport } from '../imports.mjs';
import { isTest, listSourceFiles, readSource, reportFindings } from '../source-files.mjs';
import { listCircles } from './folder-circles.mjs';

const HOME = 'scripts/checks/rooms/feature-edges.mjs';
const NAMES_MAX = 6;

/** Whose `public.ts` each feature of an app may import. The lists have no circle, and no edge that nothing uses. */
export const featureEdges = {
  'apps/panel': {
    activation: ['connection', 'drafts', 'publishers'],
    alerts: ['export'],
    campaigns: ['attachments', 'connection', 'drafts', 'export', 'help', 'publishers', 'team'],
    contents: ['attachments', 'campaigns', 'connection', 'help', 'publishers', 'sharing', 'team'],
    creatives: ['text-doctor'],
    documents: ['connection', 'export'],
    drafts: ['text-doctor'],
    finance: ['connection', 'help', 'team'],
    home: ['campaigns', 'publishers'],
    'money-menu': ['finance'],
    'money-requests': ['finance', 'team'],
    profile: ['session'],
    publishers: ['help'],
    reports: ['campaigns', 'export', 'help', 'publishers'],
    session: ['attachments'],
    sharing: ['export'],
    switcher: ['team'],
    tickets: ['attachments', 'help'],
  },
  'apps/staff': {
    'phone-requests': ['cases', 'customers'],
    requests: ['cases'],
    stuck: ['cases'],
    tickets: ['cases'],
  },
};

const featureFile = /^(apps\/(?:panel|staff))\/src\/features\/([\w-]+)\/(.+)$/;
const reExport = /^export (?:type )?\{([^}*]+)\} from '(\.\/[^']+)';$/gm;
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

export function isPublicFile(path) {
  return featureFile.exec(path)?.[3] === 'public.ts';
}

/** Why the file `path` may not import `to`, a file of a feature; or undefined. */
export function refuseFeatureImport(path, to, edges = featureEdges) {
  const [, app, feature, file] = featureFile.exec(to) ?? [];
  if (feature === undefined) return undefined;
  const [, , from] = featureFile.exec(path) ?? [];
  if (from === undefined || from === feature)
    return file === 'public.ts' ? 'public.ts is for other features: import from the file that owns the name' : undefined;
  if (file !== 'public.ts') return `of another feature only its public.ts may be imported`;
  if (edges[app]?.[from]?.includes(feature)) return undefined;
  return `${from} > ${feature} is no listed edge: compose them in a page, or list it in ${HOME}`;
}

/** Edges that nothing uses, circles of edges, and `public.ts` files that do more than name a handful of parts. */
export function findBadFeatureEdges(root, { edges = featureEdges } = {}) {
  const files = listSourceFiles(root, ['.ts', '.tsx']).filter((path) => featureFile.test(path) && !isTest(path));
  const uses = files.flatMap((path) => listUses(root, path));
  const used = new Set(uses.map(({ edge }) => edge));
  return [
    ...Object.entries(edges).flatMap(([app, ofApp]) => [
      ...Object.entries(ofApp).flatMap(([from, tos]) =>
        tos
          .filter((to) => !used.has(`${app} ${from} ${to}`))
          .map((to) => `${app} edges of features: nothing uses ${from} > ${to}: take it off the list in ${HOME}`),
      ),
      ...listCircles(new Map(Object.entries(ofApp))).map(
        (circle) => `${app} edges of features: ${circle.join(', ')} import each other; move what both need below them`,
      ),
    ]),
    ...files.filter(isPublicFile).flatMap((path) => checkPublic(path, readSource(root, path), uses)),
  ];
}

/** The imports of `public.ts` files in a file of a feature. */
function listUses(root, path) {
  const [, , from] = featureFile.exec(path);
  const source = readSource(root, path);
  return listImports(source).flatMap(({ specifier }) => {
    const target = resolveImport(path, specifier).path ?? '';
    const [, app, feature, file] = featureFile.exec(target) ?? [];
    return file === 'public.ts' && feature !== from ? [{ edge: `${app} ${from} ${feature}`, target, source }] : [];
  });
}

function checkPublic(path, source, uses) {
  const names = [...source.matchAll(reExport)].flatMap(([, list]) => list.split(',').filter((name) => name.trim() !== ''));
  const rest = source.replace(reExport, '').replace(comment, '').trim();
  const users = uses.filter(({ target }) => target === path);
  return [
    ...(rest === '' ? [] : [`${path} edges of features: only lines such as export { Part } from './Part.tsx'`]),
    ...(names.length > NAMES_MAX ? [`${path} edges of features: ${names.length} names; at most ${NAMES_MAX} are allowed`] : []),
    ...names
      .map((name) => /\w+\s*$/.exec(name)[0].trim())
      .filter((name) => users.every(({ source: user }) => !new RegExp(`\\b${name}\\b`).test(user)))
      .map((name) => `${path} edges of features: no other feature uses ${name}`),
  ];
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(findBadFeatureEdges(argv[2] ?? cwd()));
