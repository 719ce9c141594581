import { unlink } from 'node:fs/promises';
import { HOUR_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import type { ClickVerdict } from '@jarchi/domain/clicks/judge-click.ts';
import { isLinkCode } from '@jarchi/domain/clicks/link-code.ts';
import { startOfTehranHour } from '@jarchi/domain/calendar/jalali.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { enqueueJobs } from '#infra/jobs/enqueue-jobs.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { hashCode } from './clicks.links.ts';
import { addClicks, findDoor, findLink, insertBatch, type NewClicks } from './clicks.repository.ts';
import type { ClickLog } from './log/click-log.ts';
import { listCompleteLogs, readLog, type CompleteLog } from './log/read-logs.ts';

export const HOUR_JOB = 'clicks.hour';
/** After an hour ends, the logs of other servers have this long to be loaded. */
const HOUR_ENDS_AFTER_MS = HOUR_MS + 10 * MINUTE_MS;

const QUARTER_MS = 15 * MINUTE_MS;

export interface LoadingDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock };
  readonly directory: string;
  readonly log: Pick<ClickLog, 'rotate'>;
}

/** Tehran hours begin at a full or a half hour of UTC, so the instants of a quarter of an hour have the same one. */
function createHours(): (at: number) => number {
  const known = new Map<number, number>();
  return (at) => {
    const quarter = Math.floor(at / QUARTER_MS);
    const hour = known.get(quarter) ?? startOfTehranHour(at);
    known.set(quarter, hour);
    return hour;
  };
}

interface LinkedPlacement {
  readonly account_id: number;
  readonly campaign_id: number;
  readonly placement_id: number;
}

/** Brings the logs of this server's disk into the store, each once. */
export function createLoading({ tenancy, clocks, directory, log }: LoadingDeps) {
  let loading: Promise<void> | undefined;

  async function findPlacement(code: string): Promise<LinkedPlacement | undefined> {
    if (!isLinkCode(code)) return undefined;
    const door = await tenancy.withSystem((tx) => findDoor(tx, hashCode(code)));
    if (!door) return undefined;
    return tenancy.withAccount(door.account_id, (tx) => findLink(tx, door.account_id, door.placement_id));
  }

  /** The clicks of a log, summed up by account, placement, hour and verdict. */
  async function sumUp(file: CompleteLog): Promise<Map<number, NewClicks[]>> {
    const sums = new Map<string, { readonly code: string; readonly hour: number; readonly verdict: ClickVerdict; clicks: number }>();
    const hourOf = createHours();
    for (const { code, at, verdict, clicks } of await readLog(file)) {
      const hour = hourOf(at);
      const key = `${code} ${hour} ${verdict}`;
      const sum = sums.get(key) ?? { code, hour, verdict, clicks: 0 };
      sum.clicks += clicks;
      sums.set(key, sum);
    }
    const placements = new Map<string, LinkedPlacement | undefined>();
    const byAccount = new Map<number, NewClicks[]>();
    for (const { code, hour, verdict, clicks } of sums.values()) {
      if (!placements.has(code)) placements.set(code, await findPlacement(code));
      const placement = placements.get(code);
      if (!placement) continue;
      const { account_id, campaign_id, placement_id } = placement;
      const row = { account_id, campaign_id, placement_id, hour: new Date(hour), verdict, clicks };
      byAccount.set(account_id, [...(byAccount.get(account_id) ?? []), row]);
    }
    return byAccount;
  }

  async function loadFor(accountId: number, batch: string, rows: readonly NewClicks[]): Promise<void> {
    await tenancy.withAccount(accountId, async (tx) => {
      if (!(await insertBatch(tx, accountId, batch, new Date(clocks.wall.now())))) return;
      await addClicks(tx, rows);
      const hours = new Map(rows.map((row) => [`${accountId}:${row.campaign_id}:${row.hour.getTime()}`, row]));
      await enqueueJobs(
        tx,
        [...hours].map(([dedupeKey, { campaign_id, hour }]) => ({
          kind: HOUR_JOB,
          payload: { campaign_id, hour: hour.getTime() },
          clock: 'world',
          runAt: new Date(hour.getTime() + HOUR_ENDS_AFTER_MS),
          accountId,
          dedupeKey,
        })),
      );
    });
  }

  async function load(): Promise<void> {
    await log.rotate();
    for (const file of await listCompleteLogs(directory, clocks.wall.now())) {
      for (const [accountId, rows] of await sumUp(file)) await loadFor(accountId, file.name, rows);
      await unlink(file.path);
    }
  }

  return {
    /** Loads what is complete. A load that fails is tried again: what it had loaded is known by the name of its log. */
    loadLogs(): Promise<void> {
      loading ??= load().finally(() => (loading = undefined));
      return loading;
    },
  };
}
