/**
 * The roles of a store, none of which owns anything. The server's connections work as `jarchi_server`, and a transaction takes one of the
 * other two meanwhile. Migrations make them; they belong to the whole cluster.
 */
export const STORE_ROLES = ['jarchi_tenant', 'jarchi_staff', 'jarchi_server'] as const;

/** A role behind the walls of tenants. */
export type WallRole = Exclude<(typeof STORE_ROLES)[number], 'jarchi_server'>;

/**
 * Parameters with which a connection of the server opens: it works as the server's role from its first statement on, and a reset of the role, or
 * of the session, leads back to it.
 */
export const SERVER_ROLE_OPTION = '-c role=jarchi_server';

/** The same for the embedded store, which has one session and takes no parameters. */
export const SERVER_ROLE_SQL = 'set role jarchi_server';
