import { argv, cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { listImports, resolveImport, workspaceOf } from '../imports.mjs';
import { featureEdges, isPublicFile, refuseFeatureImport } from './feature-edges.mjs';
import { refuseOnServer } from './server-rooms.mjs';
import { isTest, listSourceFiles, readSource, reportFindings } from '../source-files.mjs';

const ofBrowsers = [
  'packages/shell',
  'packages/client-state',
  'packages/ui',
  'packages/api-client',
  'packages/contract',
  'packages/domain',
];
const packagesOf = {
  'packages/domain': [],
  'packages/optimiser': ['packages/domain'],
  'packages/contract': ['packages/domain'],
  'packages/api-client': ['packages/contract', 'packages/domain'],
  'packages/client-state': ['packages/api-client', 'packages/contract', 'packages/domain'],
  'packages/ui': ['packages/domain'],
  'packages/shell': ['packages/client-state', 'packages/ui', 'packages/contract', 'packages/domain'],
  'apps/panel': ofBrowsers,
  'apps/staff': ofBrowsers,
  'apps/server': [
    'packages/contract',
    'packages/domain',
    'packages/optimiser',
    'packages/api-client',
    'packages/ui',
    'apps/panel',
    'apps/staff',
  ],
};
const everywhere = /^packages\/(domain|optimiser|contract)$/;
const inBrowser = /^(packages\/(api-client|client-state|ui|shell)|apps\/(panel|staff))\/src\//;
// Documents that the server prints are components too.
const inDocuments = /^apps\/server\/src\/(infra|features\/[\w-]+)\/pdf\//;
// The folder under features or pages; all pages share the files directly in pages.
const locateInApp = /\/src\/(features|pages|app)\/(?:([^/]+)\/)?/;
// What asks the server, above the client that sends: the panel's client is a folder, the console's are files.
const dataInApp = /\/src\/data\//;
const clientInApp = /\/src\/(api\/|(api|query-client|runtime-config)\.ts$)/;
const dataPackages = ['react', '@tanstack/react-query'];
// What stands outside of the server, gateways for example, is played in journeys by the same stand-ins as in its tests.
const entryPoints =
  /^packages\/|^scripts\/bundle\/|^(e2e|bench)\/|^apps\/server\/src\/(app|main|config|connectors\/\w+\/testing\/[\w-]+)\.ts$/;

/** Forbidden imports in the repository at `root`, with the edges of features that are listed. */
export function findForbiddenImports(root, { edges = featureEdges } = {}) {
  return listSourceFiles(root, ['.ts', '.tsx'])
    .filter((path) => !path.endsWith('.d.ts'))
    .flatMap((path) =>
      listImports(readSource(root, path)).flatMap((found) => {
        const reason = refuse(path, found, edges);
        return reason ? [`${path}:${found.line} boundary: '${found.specifier}': ${reason}`] : [];
      }),
    );
}

function refuse(path, { specifier, isType, isReExport }, edges) {
  const target = resolveImport(path, specifier);
  if (target.kind === 'ours' && !/\.(tsx?|mjs|css|woff2|svg|json|png)(\?\w+)?$/.test(target.path))
    return 'imports carry the extension of the file';
  if (isReExport && !isTest(path) && !isPublicFile(path)) return 'no re-exports: import from the file that owns the name';
  const room = workspaceOf(path);
  if (room === 'e2e' || room === 'bench') return refuseOutside(target);
  return refuseRoom(path, room, target, isTest(path)) ?? (isTest(path) ? undefined : refuseInside(path, target, isType, edges));
}

function refuseOutside(target) {
  return target.kind === 'ours' && !entryPoints.test(target.path) ? 'e2e and bench use public entry points only' : undefined;
}

function refuseRoom(path, room, target, isInTest) {
  if (target.kind !== 'ours') return undefined;
  const targetRoom = workspaceOf(target.path);
  if (targetRoom === room) {
    return /\.(test|proof)\.tsx?$/.test(target.path) ? 'nothing imports a test' : undefined;
  }
  if (isInTest && room.startsWith('apps/') && targetRoom.startsWith('packages/')) return undefined;
  const allowed = packagesOf[room];
  if (!allowed || allowed.includes(targetRoom)) return undefined;
  return `${room} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing of ours'}`;
}

function refuseInside(path, target, isType, edges) {
  const room = workspaceOf(path);
  if (target.kind === 'node' && everywhere.test(room)) return `${room} runs everywhere: no Node`;
  if (target.kind === 'node' && inBrowser.test(path)) return 'this runs in a browser: no Node';
  if (
    target.kind === 'package' &&
    /^react(-|$)/.test(target.name) &&
    !/^(packages\/(client-state|ui|shell)|apps\/(panel|staff))$/.test(room) &&
    !inDocuments.test(path)
  )
    return `${room} knows no React`;
  if (!isType && (inBrowser.test(path) || path.endsWith('.calls.ts')) && isSchema(target))
    return 'schemas stay on the server: import type, or the plain table';
  if (room === 'packages/client-state' && target.kind === 'package' && !dataPackages.includes(target.name))
    return `client-state uses ${dataPackages.join(' and ')} only`;
  if (room === 'apps/server') return refuseOnServer(path, target, isType);
  if (room === 'apps/panel' || room === 'apps/staff') return refuseInData(path, room, target) ?? refuseInApp(path, room, target, edges);
  return undefined;
}

function isSchema(target) {
  if (target.kind === 'package') return target.name === 'zod';
  return target.kind === 'ours' && /^packages\/contract\/src\/(.+\.)?schemas?\.ts$/.test(target.path);
}

function refuseInData(path, room, target) {
  if (target.kind === 'ours' && workspaceOf(target.path) === room && clientInApp.test(path) && dataInApp.test(target.path))
    return 'the client knows nothing above it';
  if (!dataInApp.test(path)) return undefined;
  if (target.kind === 'package') return dataPackages.includes(target.name) ? undefined : `data uses ${dataPackages.join(' and ')} only`;
  if (target.kind !== 'ours') return undefined;
  if (workspaceOf(target.path) === 'packages/ui') return 'data shows nothing: it hands answers and failures to features';
  if (workspaceOf(target.path) !== room || dataInApp.test(target.path) || clientInApp.test(target.path)) return undefined;
  return 'data knows the client and other data only: features, pages and layouts import it';
}

function refuseInApp(path, room, target, edges) {
  if (target.kind !== 'ours' || workspaceOf(target.path) !== room) return undefined;
  const [, part, slice] = locateInApp.exec(path) ?? [];
  const [, targetPart, targetSlice] = locateInApp.exec(target.path) ?? [];
  if (targetPart === 'features') return refuseFeatureImport(path, target.path, edges);
  if (!targetPart || part === 'app') return undefined;
  if (targetPart === 'app' && part) return `${part} know nothing of app; addresses are in paths.ts`;
  if (part === 'features' && targetPart === 'pages') return 'a feature knows no page';
  if (part === 'pages' && targetPart === 'pages' && targetSlice && targetSlice !== slice) return 'a page never imports another page';
  if (!part && targetPart === 'pages') return 'only app imports pages';
  return undefined;
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) reportFindings(findForbiddenImports(argv[2] ?? cwd()));
