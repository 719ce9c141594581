import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

/**
 * Where a table stands when the store has several machines. On one machine it says nothing.
 * - account: the rows of an account stand together on one machine.
 * - reference: every machine has all rows; a write goes to all of them.
 * - coordinator: one machine has it, and its rows are committed together with those of an account.
 * - coordinatorAlone: one machine has it, and no transaction of an account writes it.
 */
export type Place = 'account' | 'reference' | 'coordinator' | 'coordinatorAlone';

/** The tables of a file that stand elsewhere than by account. A table with the account in its primary key stands by account. */
export type Places = Readonly<Partial<Record<Exclude<Place, 'account'>, readonly PgTable[]>>>;

/** The list of applied migrations, which no `*.tables.ts` defines. */
const MIGRATION: readonly [string, Place] = ['migration', 'coordinatorAlone'];

/** The place of each table that the modules of tables define, by name. Throws where a table has none, or more than one. */
export function listPlaces(modules: readonly Readonly<Record<string, unknown>>[]): ReadonlyMap<string, Place> {
  const tables = new Set(modules.flatMap((exported) => Object.values(exported).filter((value) => is(value, PgTable))));
  const declared = modules.flatMap(({ places }) =>
    Object.entries((places ?? {}) as Places).flatMap(([place, listed]) => listed.map((table) => ({ table, place: place as Place }))),
  );
  const found = new Map<string, Place>([MIGRATION]);
  for (const table of tables) {
    const own = declared.filter((one) => one.table === table);
    if (own.length > 1) throw new Error(`${getTableName(table)} has several places: ${own.map(({ place }) => place).join(', ')}`);
    const place = own[0]?.place ?? (hasAccountInKey(table) ? 'account' : undefined);
    if (place === undefined) throw new Error(`${getTableName(table)} has no place: name it in "places" of its *.tables.ts`);
    found.set(getTableName(table), place);
  }
  return found;
}

function hasAccountInKey(table: PgTable): boolean {
  const { columns, primaryKeys } = getTableConfig(table);
  const ofKeys = primaryKeys.flatMap((key) => key.columns);
  return [...ofKeys, ...columns.filter(({ primary }) => primary)].some(({ name }) => name === 'account_id');
}
