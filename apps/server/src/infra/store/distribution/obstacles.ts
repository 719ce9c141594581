import type { ForeignKey, Table, UniqueKey } from './cluster.repository.ts';
import type { Place } from './places.ts';

/** The tables and keys of a store, and where the tables shall stand. */
export type Store = {
  readonly places: ReadonlyMap<string, Place>;
  readonly tables: readonly Table[];
  /** Where tables stand that were placed before. */
  readonly standing: ReadonlyMap<string, Place>;
  readonly uniqueKeys: readonly UniqueKey[];
  readonly foreignKeys: readonly ForeignKey[];
};

const ACCOUNT = 'account_id';

/** Everything that stands in the way of distributing a store, one sentence each. */
export function listObstacles({ places, tables, standing, uniqueKeys, foreignKeys }: Store): string[] {
  const names = new Set(tables.map(({ name }) => name));
  return [
    ...[...places.keys()].filter((name) => !names.has(name)).map((name) => `${name} is not in the database: run its migrations first`),
    ...tables.flatMap((table) => refuseTable(table, places.get(table.name), standing.get(table.name))),
    ...uniqueKeys
      .filter(({ table, columns }) => places.get(table) === 'account' && !columns.includes(ACCOUNT))
      .map(({ name, table }) => `${table}: the key ${name} is unique over all accounts; it has to include ${ACCOUNT}`),
    ...foreignKeys.flatMap((key) => {
      const reason = refuseForeignKey(key, places.get(key.table), places.get(key.to));
      return reason === undefined ? [] : [`${key.table}: the foreign key ${key.name} to ${key.to} ${reason}`];
    }),
  ];
}

function refuseTable({ name, has_primary_key }: Table, place: Place | undefined, stands: Place | undefined): string[] {
  if (place === undefined) return [`${name} has no place in any *.tables.ts`];
  // A table of the coordinator may still be placed elsewhere: a key to a reference table made it one.
  const isElsewhere = stands !== undefined && stands !== 'coordinator' && stands !== place;
  return [
    ...(has_primary_key ? [] : [`${name} has no primary key: its rows could not move to another machine`]),
    ...(isElsewhere ? [`${name} stands as ${stands} and not as ${place}: undistribute_table('${name}') first`] : []),
  ];
}

function refuseForeignKey(key: ForeignKey, from: Place | undefined, to: Place | undefined): string | undefined {
  if (from === undefined || to === undefined || to === 'reference') return undefined;
  if (from === 'reference') return 'leads from all machines to one';
  if (from !== 'account') return to === 'account' ? 'leads to rows of other machines, which can go without it' : undefined;
  if (to !== 'account') return 'leads from every machine to the coordinator';
  if (!key.columns.some((name, place) => name === ACCOUNT && key.to_columns[place] === ACCOUNT)) return `does not include ${ACCOUNT}`;
  return key.sets_null ? `empties columns, and ${ACCOUNT} with them` : undefined;
}
