import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import { DAY_MS } from '@jarchi/domain/calendar/durations.ts';
import { doTrackedClicksCount } from '@jarchi/domain/clicks/click-source.ts';
import type { OwnReason } from '@jarchi/domain/reports/measurements/judge-figure.ts';
import type { MeasurementSource } from '@jarchi/domain/reports/reports.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { makeLinks } from './clicks.links.ts';
import { createLoading } from './clicks.loading.ts';
import { createRedirects } from './clicks.redirects.ts';
import { forgetBatches, hasCampaign, listLinks, lockCampaign, lockUnmeasured, setMeasured, type ClickHour } from './clicks.repository.ts';
import { createClickLog } from './log/click-log.ts';

/** Figures of hours, as measurements take them. */
interface ClickFigures {
  readonly account_id: number;
  readonly campaign_id: number;
  readonly source: 'tracked_click';
  readonly collected_at: Date;
  readonly rows: readonly {
    readonly placement_id: number;
    /** Start of the Tehran hour, ms. */
    readonly hour: number;
    readonly reach: number;
    readonly views: number;
    readonly clicks: number;
    readonly rejected: readonly { readonly metric: 'clicks'; readonly value: number; readonly reason: OwnReason }[];
    readonly only: 'clicks';
  }[];
}

export interface ClicksDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock; readonly world: Clock };
  /** The folder of this server's log, on a disk of its own. */
  readonly directory: string;
  readonly publicUrl: string;
  /** The source of the platforms' own figures. */
  readonly platformSource: MeasurementSource;
  ingest(tx: Tx, figures: ClickFigures): Promise<unknown>;
  readonly onFailure: (error: unknown) => void;
}

export type ClicksService = ReturnType<typeof createClicksService>;

/** Logs are at most this late: what is loaded later than that is not recognised as loaded. */
const BATCHES_KEPT_MS = 60 * DAY_MS;
const LOAD_EVERY_MS = 10_000;

/** Tracked links, their clicks on the way into the store, and the measurements that become of them. */
export function createClicksService(deps: ClicksDeps) {
  const { tenancy, clocks, publicUrl, onFailure } = deps;
  const isCounted = doTrackedClicksCount(deps.platformSource);
  const log = createClickLog({ directory: deps.directory, onFailure });
  const loading = createLoading({ ...deps, log });
  const redirects = createRedirects({ tenancy, clocks, log, onFailure });
  let timer: NodeJS.Timeout | undefined;

  /** One hour of one placement. Clicks that another source decides about are kept, and rejected. */
  function getFigures(rows: readonly ClickHour[]): ClickFigures['rows'] {
    const hours = new Map<string, ClickHour[]>();
    for (const row of rows) {
      const key = `${row.placement_id} ${row.hour.getTime()}`;
      hours.set(key, [...(hours.get(key) ?? []), row]);
    }
    return [...hours.values()].map((parts) => {
      const reasonOf = ({ verdict }: ClickHour): OwnReason => (verdict === 'counted' ? 'other_source' : verdict);
      const rejected = parts
        .filter(({ verdict }) => verdict !== 'counted' || !isCounted)
        .map((part) => ({ metric: 'clicks' as const, value: part.clicks, reason: reasonOf(part) }))
        .toSorted((a, b) => b.value - a.value);
      const clicks = isCounted ? (parts.find(({ verdict }) => verdict === 'counted')?.clicks ?? 0) : 0;
      const [first] = parts;
      return { placement_id: first!.placement_id, hour: first!.hour.getTime(), reach: 0, views: 0, clicks, rejected, only: 'clicks' };
    });
  }

  return {
    makeLinks,
    loadLogs: loading.loadLogs,
    answerClick: redirects.answer,

    async listTrackedLinks(
      accountId: number,
      campaignId: number,
    ): Promise<Result<CallAnswer<'clicks', 'listTrackedLinks'>, CallRefusal<'clicks', 'listTrackedLinks'>>> {
      const rows = await tenancy.withAccount(accountId, async (tx) =>
        (await hasCampaign(tx, accountId, campaignId)) ? listLinks(tx, accountId, campaignId) : undefined,
      );
      if (!rows) return refuse({ code: 'campaign_not_found' });
      return succeed({ results: rows.map(({ code, ...row }) => ({ ...row, url: `${publicUrl}/r/${code}` })), is_counted: isCounted });
    },

    /** Makes measurements of a campaign's hours up to this one; a second run finds nothing to do. */
    async measureHours(accountId: number, campaignId: number, hour: number): Promise<void> {
      const upTo = new Date(hour);
      await tenancy.withAccount(accountId, async (tx) => {
        await lockCampaign(tx, accountId, campaignId);
        const rows = await lockUnmeasured(tx, accountId, campaignId, upTo);
        if (rows.length === 0) return;
        await deps.ingest(tx, {
          account_id: accountId,
          campaign_id: campaignId,
          source: 'tracked_click',
          collected_at: new Date(clocks.world.now()),
          rows: getFigures(rows),
        });
        await setMeasured(tx, accountId, campaignId, upTo);
      });
    },

    /** Loads logs from now on, again and again. */
    start(): void {
      timer = setInterval(() => void loading.loadLogs().catch(onFailure), LOAD_EVERY_MS).unref();
    },

    forgetBatches: () => tenancy.withSystem((tx) => forgetBatches(tx, new Date(clocks.wall.now() - BATCHES_KEPT_MS))),

    /** Writes what waits to the log; the next start loads it. */
    async close(): Promise<void> {
      clearInterval(timer);
      await log.close();
    },
  };
}
