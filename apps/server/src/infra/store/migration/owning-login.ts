import type pg from 'pg';
import { StartRefusal } from '#infra/logs/start-refusal.ts';
import { findSqlState } from '#infra/store/sql/sql-state.ts';

/** Of PostgreSQL: a role that the login may not take. */
const NO_PRIVILEGE = '42501';

/** Throws if the server's login owns a part of the store, or could become a role that does. Only reads. */
export async function refuseOwningLogin(pool: pg.Pool): Promise<void> {
  const { rows } = await pool
    .query<{ may_own: boolean }>(
      `select r.rolsuper or r.rolcreaterole or r.rolbypassrls
         or exists (select 1 from pg_database d where d.datname = current_database() and pg_has_role(r.oid, d.datdba, 'member'))
         or exists (select 1 from pg_class c where c.relnamespace = 'public'::regnamespace and pg_has_role(r.oid, c.relowner, 'member'))
         as may_own
       from pg_roles r where r.rolname = session_user`,
    )
    .catch((error: unknown) => {
      if (findSqlState(error) !== NO_PRIVILEGE) throw error;
      throw new StartRefusal('DATABASE_URL: its login may not work as jarchi_server; grant it that role, as docs/operations.md says');
    });
  if (rows[0]?.may_own !== false)
    throw new StartRefusal('DATABASE_URL: its login owns the store, or could; name one that owns nothing, as docs/operations.md says');
}
