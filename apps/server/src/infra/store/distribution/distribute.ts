import {
  countNodes,
  hasExtension,
  listForeignKeys,
  listHoldings,
  listStanding,
  listTables,
  listTriggers,
  listUniqueKeys,
  listWallRoles,
  type Owner,
} from './cluster.repository.ts';
import {
  allowLogin,
  begin,
  dropLeftRows,
  listBareShards,
  placeTable,
  putBackKeys,
  putBackTriggers,
  setSettings,
  takeOffKeys,
  takeOffTriggers,
} from './distribute.repository.ts';
import { listObstacles, type Store } from './obstacles.ts';
import type { Place } from './places.ts';

/** The outcome of a distribution: the tables it placed, in order, and how many keys, checks, policies, triggers and rights it left as they were. */
export type Distribution = { readonly placed: readonly string[]; readonly holdings: number };
/** The reasons why it did not begin; nothing was changed. */
export type Refusal = { readonly obstacles: readonly string[] };

const ORDER: readonly Place[] = ['reference', 'account', 'coordinator'];

/**
 * Puts each table in its place, in one transaction. What already stands there stays, so it can run again after new migrations. Throws, and
 * changes nothing, if a table came out with other keys, checks, policies, triggers or rights than it had.
 */
export async function distribute(owner: Owner, places: ReadonlyMap<string, Place>): Promise<Distribution | Refusal> {
  const missing = await listMissing(owner);
  if (missing.length > 0) return { obstacles: missing };
  const store = await readStore(owner, places);
  const obstacles = listObstacles(store);
  if (obstacles.length > 0) return { obstacles };
  await begin(owner);
  let done: Distribution;
  try {
    done = await placeAll(owner, store);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
  await setSettings(owner);
  for (const role of await listWallRoles(owner)) await allowLogin(owner, role);
  const bare = await listBareShards(owner);
  if (bare.length > 0) throw new Error(`the tables stand in their places, but not all that they hold does:\n${bare.join('\n')}`);
  return done;
}

async function listMissing(owner: Owner): Promise<string[]> {
  if (!(await hasExtension(owner))) return ['the database has no extension citus: create it on every machine'];
  const { workers, coordinators } = await countNodes(owner);
  return [
    ...(workers === 0 ? ['the cluster has no worker: citus_add_node(host, port)'] : []),
    ...(coordinators === 0 ? ['the coordinator does not know its own address: citus_set_coordinator_host(host, port)'] : []),
  ];
}

async function readStore(owner: Owner, places: ReadonlyMap<string, Place>): Promise<Store> {
  const [tables, standing] = [await listTables(owner), await listStanding(owner)];
  return { places, tables, standing, uniqueKeys: await listUniqueKeys(owner), foreignKeys: await listForeignKeys(owner) };
}

async function placeAll(owner: Owner, { places, tables, standing, foreignKeys }: Store): Promise<Distribution> {
  const before = await listHoldings(owner);
  const left = tables.filter(({ name }) => places.get(name) !== standing.get(name) && places.get(name) !== 'coordinatorAlone');
  const placeOf = (name: string) => places.get(name) ?? 'coordinatorAlone';
  const order = ORDER.flatMap((place) => left.map(({ name }) => name).filter((name) => placeOf(name) === place));
  // A key to a reference table would make the other one known to the cluster, and Citus places no such table that counts its own ids.
  const keys = foreignKeys.filter(({ table, to }) => order.includes(table) || order.includes(to));
  // A trigger would take rows that move to their shards for new ones.
  const triggers = (await listTriggers(owner)).filter(({ table }) => order.includes(table));
  await takeOffTriggers(owner, triggers);
  await takeOffKeys(owner, keys);
  let beside = [...standing].find(([, place]) => place === 'account')?.[0];
  for (const name of order) {
    await placeTable(owner, name, placeOf(name), beside);
    if (placeOf(name) === 'account') beside ??= name;
  }
  await putBackKeys(owner, keys);
  for (const name of order.filter((one) => placeOf(one) !== 'coordinator').toReversed()) await dropLeftRows(owner, name);
  await putBackTriggers(owner, triggers);
  const changes = compare(before, await listHoldings(owner));
  if (changes.length > 0) throw new Error(`nothing was changed: the tables would not hold what they held\n${changes.join('\n')}`);
  return { placed: order, holdings: before.length };
}

function compare(before: readonly string[], after: readonly string[]): string[] {
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `lost: ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `new: ${line}`),
  ];
}
