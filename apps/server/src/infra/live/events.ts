import type { LiveKind } from '@jarchi/domain/live/live-kinds.ts';
import { lt } from 'drizzle-orm';
import type { Tenancy } from '#infra/store/tenancy.ts';
import type { Database } from '#infra/store/db.ts';
import type { EventPosition } from './event-cursor.ts';
import { event } from './event.tables.ts';

export interface LiveEvent extends EventPosition {
  readonly account_id: number;
  readonly kind: LiveKind;
  readonly subject_id: number | null;
}

interface EventRow {
  readonly id: number;
  readonly xid: string;
  readonly account_id: number;
  readonly kind: LiveKind;
  readonly subject_id: number | null;
}

const toEvent = ({ xid, ...row }: EventRow): LiveEvent => ({ ...row, xid: BigInt(xid) });
const COLUMNS = 'id, xid::text, account_id, kind, subject_id';
/** Transactions below this number have ended: nothing can be added before it any more. */
const HORIZON = 'pg_snapshot_xmin(pg_current_snapshot())';

/** The position behind everything that can be read now. */
export async function readHorizon({ pool }: Pick<Database, 'pool'>): Promise<EventPosition> {
  const { rows } = await pool.query<{ xid: string }>(`select ${HORIZON}::text as xid`);
  return { xid: BigInt(rows[0]?.xid ?? 0), id: 0 };
}

/** Events of all accounts after a position, in their order. */
export async function listEvents({ pool }: Pick<Database, 'pool'>, after: EventPosition, limit: number): Promise<LiveEvent[]> {
  const { rows } = await pool.query<EventRow>(
    `select ${COLUMNS} from event where (xid, id) > ($1::text::xid8, $2::bigint) and xid < ${HORIZON} order by xid, id limit $3`,
    [String(after.xid), after.id, limit],
  );
  return rows.map(toEvent);
}

/** Where a stream begins: after a position, or `seconds` ago. */
export type EventStart = { readonly after: EventPosition } | { readonly seconds: number };

/** A transaction may commit this long after its events got their time. */
const UNDER_WAY_S = 10;

/** Events of one account from a start up to a position, in their order. */
export async function listMissed(
  tenancy: Tenancy,
  accountId: number,
  start: EventStart,
  { upTo, limit }: { readonly upTo: EventPosition; readonly limit: number },
): Promise<LiveEvent[]> {
  const [name, condition, values] =
    'after' in start
      ? (['live_after', '(xid, id) > ($4::text::xid8, $5::bigint)', [String(start.after.xid), start.after.id]] as const)
      : (['live_since', `at >= now() - make_interval(secs => $4::int)`, [start.seconds + UNDER_WAY_S]] as const);
  const rows = await tenancy.queryAccount<EventRow>(accountId, {
    name,
    text: `select ${COLUMNS} from event where account_id = $1 and (xid, id) <= ($2::text::xid8, $3::bigint) and ${condition}
      order by xid, id limit ${Math.floor(limit)}`,
    values: [accountId, String(upTo.xid), upTo.id, ...values],
  });
  return rows.map(toEvent);
}

/** Whether the store has not come as far as this position: it was restored from an older copy. */
export async function isFromAnotherTime({ pool }: Pick<Database, 'pool'>, { xid }: EventPosition): Promise<boolean> {
  const { rows } = await pool.query<{ is_ahead: boolean }>('select $1::text::xid8 > pg_snapshot_xmax(pg_current_snapshot()) as is_ahead', [
    String(xid),
  ]);
  return rows[0]?.is_ahead === true;
}

/** Removes events from before an instant (ms). */
export async function forgetEvents(tenancy: Tenancy, before: number): Promise<void> {
  await tenancy.withSystem((tx) => tx.delete(event).where(lt(event.at, new Date(before))));
}
