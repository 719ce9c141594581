import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { getInstants } from '@jarchi/domain/calendar/day-range.ts';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { explainCost, type CostedPlacement, type CountedHour } from '@jarchi/domain/campaigns/placement-cost.ts';
import type { CampaignType } from '@jarchi/domain/platforms/platforms.ts';
import { getReplacedReason } from '@jarchi/domain/reports/measurements/judge-figure.ts';
import { checkRange, REPORT_LONGEST_DAYS } from '@jarchi/domain/reports/report-range.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { StaffCaller } from '#infra/http/caller.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { exportCell } from './provenance.export.ts';
import {
  countCell,
  findCampaignTitle,
  listCaptures,
  listCell,
  listFindings,
  listNames,
  sumCell,
  type Cell,
  type FigureCell,
  type ListedMeasurement,
  type Position,
  type SourceSum,
} from './provenance.repository.ts';

type Measurements = CallAnswer<'measurements', 'listMeasurements'>;
type CostRule = CallAnswer<'measurements', 'getCostRule'>;
type Query<N extends 'listMeasurements' | 'exportMeasurements' | 'getCostRule'> = ParsedInput<'measurements', N>['query'];
type FigureQuery = Query<'exportMeasurements'>;

/** The placements of a campaign with what decides their cost; reports have it, on a higher floor. */
export interface CostSource {
  listCosted(
    tx: Tx,
    accountId: number,
    campaignId: number,
  ): Promise<
    readonly {
      readonly id: number;
      readonly campaign_type: CampaignType;
      readonly costed: CostedPlacement;
      readonly hours: readonly CountedHour[];
    }[]
  >;
}

export interface ProvenanceDeps {
  readonly tenancy: Tenancy;
  readonly world: Clock;
  readonly costs: CostSource;
}

export type ProvenanceService = ReturnType<typeof createProvenanceService>;

const CAPTURES_SHOWN = 100;

/** The measurements behind the figures of a report. */
export function createProvenanceService({ tenancy, world, costs }: ProvenanceDeps) {
  return {
    async listMeasurements(accountId: number, id: number, query: Query<'listMeasurements'>) {
      const cell = readFigureCell(accountId, id, query);
      if (!cell.ok) return cell;
      return tenancy.withAccount(accountId, async (tx): Promise<Result<Measurements, CallRefusal<'measurements', 'listMeasurements'>>> => {
        if ((await findCampaignTitle(tx, accountId, id)) === undefined) return refuse({ code: 'campaign_not_found' });
        const sums = await sumCell(tx, cell.value);
        const counts = await countCell(tx, cell.value);
        const names = await listNames(tx, cell.value);
        const after = query.after === undefined ? undefined : readPosition(query.after);
        const page = { source: query.source, isAccepted: query.is_accepted, after, limit: query.limit + 1 };
        const rows = await listCell(tx, cell.value, page);
        const results = rows.slice(0, query.limit);
        const last = results.at(-1);
        const placements = names.flatMap((name) => {
          const counted = counts.get(name.placement_id);
          const own = sums.filter(({ placement_id }) => placement_id === name.placement_id);
          return counted === undefined ? [] : [{ ...name, sums: addSums(own, counted) }];
        });
        return succeed({
          sums: addSums(
            sums,
            [...counts.values()].reduce((sum, each) => sum + each, 0),
          ),
          placements: placements.toSorted((a, b) => b.sums.total - a.sums.total || a.placement_id - b.placement_id),
          results: results.map((row) => toAnswer(row, cell.value)),
          next: rows.length > results.length && last ? writePosition(last) : null,
        });
      });
    },

    async exportMeasurements(accountId: number, id: number, query: FigureQuery) {
      const cell = readFigureCell(accountId, id, query);
      if (!cell.ok) return cell;
      const named = await tenancy.withAccount(accountId, async (tx) => ({
        title: await findCampaignTitle(tx, accountId, id),
        names: await listNames(tx, cell.value),
        sums: await sumCell(tx, cell.value),
      }));
      const { title, names, sums } = named;
      if (title === undefined) return refuse({ code: 'campaign_not_found' } as const);
      const readAfter = async (last: ListedMeasurement | undefined, limit: number) => {
        const page = { source: query.source, isAccepted: query.is_accepted, after: last, limit };
        return tenancy.withAccount(accountId, (tx) => listCell(tx, cell.value, page));
      };
      const isPart = query.source !== undefined || query.is_accepted !== undefined;
      const total = isPart ? undefined : addSums(sums, 0).total;
      return succeed(
        exportCell({ title, metric: query.metric, names, total, now: world.now() }, readAfter, (row) => toAnswer(row, cell.value)),
      );
    },

    async getCostRule(accountId: number, id: number, query: Query<'getCostRule'>) {
      const cell = readCell(accountId, id, query);
      if (!cell.ok) return cell;
      return tenancy.withAccount(accountId, async (tx): Promise<Result<CostRule, CallRefusal<'measurements', 'getCostRule'>>> => {
        if ((await findCampaignTitle(tx, accountId, id)) === undefined) return refuse({ code: 'campaign_not_found' });
        const names = await listNames(tx, cell.value);
        const { from, to, placementId } = cell.value;
        const items = (await costs.listCosted(tx, accountId, id)).filter((item) => placementId === undefined || item.id === placementId);
        const placements = items.flatMap(({ id: placement_id, campaign_type, costed, hours }) => {
          const name = names.find((one) => one.placement_id === placement_id);
          const parts = explainCost(costed, hours, from, to);
          if (!name || (parts.cost === 0 && parts.delivered === 0)) return [];
          const unit = !costed.isByUnits ? ('hours' as const) : campaign_type === 'CPC' ? ('clicks' as const) : ('views' as const);
          return [{ ...name, ...parts, unit, bought: costed.bought, net: costed.net }];
        });
        const captures = await listCaptures(tx, cell.value, CAPTURES_SHOWN);
        return succeed({
          cost: placements.reduce((sum, { cost }) => sum + cost, 0),
          placements: placements.toSorted((a, b) => b.cost - a.cost || a.placement_id - b.placement_id),
          captures: captures.map(({ at, placement_id, amount }) => ({ at: at.toISOString(), placement_id, amount })),
          captured: captures[0]?.captured ?? 0,
        });
      });
    },

    async listFindings({ staff_id }: StaffCaller, paging: { readonly limit: number; readonly offset: number }) {
      const { count, rows } = await tenancy.withStaff(staff_id, (tx) => listFindings(tx, paging));
      const results = rows.map(({ finding: { found_at, hour, ...finding }, ...names }) => ({
        ...finding,
        ...names,
        hour: hour.toISOString(),
        found_at: found_at.toISOString(),
      }));
      return succeed({ count, results });
    },
  };
}

function readCell(
  accountId: number,
  campaignId: number,
  { placement_id: placementId, from, to, hour }: Query<'getCostRule'>,
): Result<Cell, Exclude<CallRefusal<'measurements', 'getCostRule'>, { readonly code: 'campaign_not_found' }>> {
  const refusal = checkRange({ from, to }, REPORT_LONGEST_DAYS);
  if (refusal) return refuse(refusal);
  const days = getInstants({ from, to });
  const start = hour === undefined ? days.from : Math.max(days.from, Date.parse(hour));
  const end = hour === undefined ? days.to : Math.min(days.to, Date.parse(hour) + HOUR_MS);
  return succeed({ accountId, campaignId, placementId, from: start, to: Math.max(start, end) });
}

function readFigureCell(accountId: number, campaignId: number, query: FigureQuery) {
  const cell = readCell(accountId, campaignId, query);
  if (!cell.ok) return cell;
  return succeed<FigureCell>({ ...cell.value, metric: query.metric, isAcceptedOnly: query.only_accepted_ccs_for_cpm });
}

/** Sums over sources and placements; `all` measurements are there, counted or not. */
function addSums(rows: readonly SourceSum[], all: number): Measurements['sums'] {
  const bySource = new Map<SourceSum['source'], { value: number; measurements: number }>();
  for (const { source, value, measurements } of rows) {
    const before = bySource.get(source) ?? { value: 0, measurements: 0 };
    bySource.set(source, { value: before.value + value, measurements: before.measurements + measurements });
  }
  const sumOf = (key: 'value' | 'accepted' | 'hours') => rows.reduce((sum, row) => sum + row[key], 0);
  const accepted = sumOf('accepted');
  return {
    total: sumOf('value'),
    accepted,
    rejected: Math.max(0, all - accepted),
    hours: sumOf('hours'),
    sources: [...bySource].map(([source, sums]) => ({ source, ...sums })).toSorted((a, b) => b.value - a.value),
  };
}

function toAnswer(row: ListedMeasurement, { isAcceptedOnly }: FigureCell): Measurements['results'][number] {
  const { placement_id, source, value, stands, standing_source } = row;
  const is_accepted = stands && row.is_accepted;
  const ownReason = row.reject_reason === '' ? null : row.reject_reason;
  const replaced = standing_source === null ? null : getReplacedReason(source, standing_source);
  return {
    placement_id,
    hour: new Date(row.hour).toISOString(),
    source,
    value,
    collected_at: new Date(row.collected_at).toISOString(),
    is_counted: isAcceptedOnly ? is_accepted : stands,
    is_accepted,
    reject_reason: is_accepted ? null : (ownReason ?? replaced),
    standing_source,
  };
}

function writePosition({ placement_id, hour, revision, reject_reason }: Position): string {
  return `${placement_id}_${hour}_${revision}_${reject_reason}`;
}

function readPosition(text: string): Position {
  const [placement = '', hour = '', revision = '', ...reason] = text.split('_');
  return { placement_id: Number(placement), hour: Number(hour), revision: Number(revision), reject_reason: reason.join('_') };
}
