/** Floors of the server's slices, top down: a service calls services on lower floors only. */
export const floors = [
  ['home', 'sharing', 'alerts', 'tickets', 'profile'],
  ['staff', 'stuck', 'contents', 'reports', 'documents'],
  ['clicks'],
  ['measurements'],
  ['campaigns'],
  ['money-requests'],
  ['drafts', 'finance', 'support', 'channels', 'team', 'phone-requests'],
  ['attachments', 'creatives', 'publishers', 'pricing', 'account', 'session', 'help', 'notifications', 'world', 'live', 'views'],
];
// Exceptions: calls between services that the floors do not allow ('from>to'), each with its reason.
const listedEdges = new Set([]);
// Exceptions: tables of other slices that a repository reads ('from>to'), each with its reason.
const listedTables = new Set([
  // The report of an INFLUENCE campaign tells its figures by content; a read of one table needs no service above it.
  'reports>contents',
]);

const feature = /^apps\/server\/src\/features\/([\w-]+)\/(.+)$/;

/** Why the server's file `path` may not import `target` (`{ kind, path?, name? }`), or undefined. */
export function refuseOnServer(path, target, isType) {
  if (target.kind === 'package') return refusePackage(path, target.name);
  if (target.kind !== 'ours') return undefined;
  if (/^packages\/ui\/|^apps\/(panel|staff)\//.test(target.path)) return 'the server imports no room of the browser';
  if (target.path.startsWith('packages/api-client/')) return 'the server does not call itself through the client';
  if (target.path.startsWith('apps/server/src/testing/') && !path.startsWith('apps/server/src/testing/'))
    return 'src/testing opens an app for tests, so it is above the app: only tests know it';
  if (feature.test(path)) return refuseInSlice(path, target.path, isType);
  const to = target.path.replace('apps/server/src/', '');
  if (path.startsWith('apps/server/src/infra/') && /^(features|connectors|sample|app\.ts|main\.ts)/.test(to)) {
    return 'infra knows nothing above it: hand it in from app.ts';
  }
  if (path.startsWith('apps/server/src/connectors/') && /^(features|sample|app\.ts|main\.ts)/.test(to)) return 'a connector knows no slice';
  return undefined;
}

function refusePackage(path, name) {
  if (name !== '@electric-sql/pglite' || /\/infra\/store\/(db|lite-pool)\.ts$/.test(path)) return undefined;
  return 'only infra/store/db.ts and its pool tell PGlite from PostgreSQL';
}

function refuseInSlice(path, to, isType) {
  const [, slice, file] = feature.exec(path);
  if (/^apps\/server\/src\/(app|main)\.ts$|^apps\/server\/src\/sample\//.test(to)) return 'a slice does not know who composes it';
  if (to.startsWith('apps/server/src/config.ts') && !isType) return 'configuration is handed in by app.ts';
  if (to.startsWith('apps/server/src/connectors/') && !isType)
    return 'a slice knows the interface of a connector (import type), never an adapter';
  const kind = kindOf(file);
  const target = feature.exec(to);
  if (target)
    return target[1] === slice
      ? refuseOwn(kind, kindOf(target[2]))
      : refuseOther({ kind, slice }, { slice: target[1], kind: kindOf(target[2]) }, isType);
  if (kind === 'repository' && to.startsWith('packages/contract/') && !isType) return 'a repository knows tables, domain and infra/db';
  if (kind === 'tables' && to.startsWith('packages/contract/') && !isType) return 'tables know nothing of HTTP';
  if (kind === 'service' && to.startsWith('packages/contract/') && !isType) return 'a service imports types of the contract only';
  return undefined;
}

function refuseOwn(kind, targetKind) {
  if (targetKind === 'routes') return 'nothing in a slice imports its routes';
  if (kind === 'routes' && targetKind === 'tables') return 'routes reach data through the service, or the repository for plain reads';
  if (kind === 'repository' && (targetKind === 'service' || targetKind === 'jobs')) return 'a repository does not import what calls it';
  if (kind === 'tables' && targetKind !== 'tables') return 'tables import tables only';
  return undefined;
}

function refuseOther({ kind, slice }, { slice: other, kind: targetKind }, isType) {
  if (kind === 'tables') return targetKind === 'tables' ? undefined : 'tables import tables only';
  if (kind === 'routes') return 'routes import the contract, their own service and infra';
  if (kind === 'repository' && targetKind === 'tables' && listedTables.has(`${slice}>${other}`)) return undefined;
  const isBelow = floorOf(other) > floorOf(slice) || listedEdges.has(`${slice}>${other}`);
  if (!isBelow) return `${slice} is on the floor of ${other} or below it: it may not import it`;
  if (kind === 'repository') return targetKind === 'tables' ? undefined : 'a repository imports tables, never another slice';
  if (targetKind === 'service' || isType) return undefined;
  return `of another slice only its *.service.ts may be imported`;
}

function floorOf(slice) {
  const floor = floors.findIndex((slices) => slices.includes(slice));
  if (floor === -1) throw new Error(`slice ${slice} has no floor: add it in scripts/checks/rooms/server-rooms.mjs`);
  return floor;
}

function kindOf(file) {
  return /\.(routes|service|repository|tables|jobs)\.ts$/.exec(file)?.[1] ?? 'other';
}
