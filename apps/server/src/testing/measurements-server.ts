import { join } from 'node:path';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { createWorldClock, wallClock } from '#infra/clock/clock.ts';
import { createWorldClockStore } from '#infra/clock/world-clock-store.ts';
import { openOwned } from '#infra/store/db.ts';
import { migrate } from '#infra/store/migration/migrate.ts';
import { createTenancy } from '#infra/store/tenancy.ts';
import { measurements, rollUpMarked } from '#features/measurements/measurements.service.ts';
import { createReportsService } from '#features/reports/reports.service.ts';

/** What the benchmark asks for: it stores figures and reads reports as the server does, without HTTP. */
export type Asked =
  | {
      readonly do: 'ingest';
      readonly accountId: number;
      readonly campaignId: number;
      readonly placements: readonly number[];
      readonly first: number;
      readonly hours: number;
    }
  | { readonly do: 'roll_up'; readonly accountId: number }
  | { readonly do: 'report'; readonly accountId: number; readonly campaignId: number; readonly from: string; readonly to: string };

const owned = await openOwned({ database_url: process.env['DATABASE_URL'], data_dir: '' });
await migrate(owned, join(import.meta.dirname, '../../migrations'));
const db = await owned.handOver({ pool_size: 4 });
const tenancy = createTenancy(db);
const wall = wallClock();
const world = await createWorldClock({ wall, store: createWorldClockStore(db.pool) });
const reports = createReportsService({ tenancy, clocks: { wall, world }, brand: { name: '', company: '' } });

async function work(asked: Asked): Promise<unknown> {
  const { accountId } = asked;
  if (asked.do === 'roll_up') return rollUpMarked(tenancy, accountId);
  if (asked.do === 'report') {
    const { campaignId, from, to } = asked;
    return reports.readStats({ account_id: accountId }, campaignId, { from, to, ordering: '-reach', only_accepted_ccs_for_cpm: true });
  }
  const { campaignId, placements, first, hours } = asked;
  const rows = placements.flatMap((placement_id) =>
    Array.from({ length: hours }, (_, index) => ({
      placement_id,
      hour: first + index * HOUR_MS,
      reach: 100 + (index % 50),
      views: 120 + (index % 70),
      clicks: index % 7,
    })),
  );
  const batch = { account_id: accountId, campaign_id: campaignId, source: 'simulation', collected_at: new Date(first), rows } as const;
  return tenancy.withAccount(accountId, (tx) => measurements.ingest(tx, batch));
}

process.on('message', (asked: Asked) => {
  const started = performance.now();
  work(asked).then(
    () => process.send?.({ ms: performance.now() - started }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : 'failed' }),
  );
});
process.send?.('ready');
