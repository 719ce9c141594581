import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import type { LifeCampaign } from '@jarchi/domain/campaigns/life/campaign.ts';
import { dueEvents } from '@jarchi/domain/campaigns/life/clock.ts';
import type { LifeQuote } from '@jarchi/domain/campaigns/life/events.ts';
import { windowInstants, type PublishWindow } from '@jarchi/domain/campaigns/slots.ts';
import { questionsFor } from '@jarchi/domain/campaigns/turn/questions.ts';
import {
  oneStatement,
  getRecords,
  type CampaignRecord,
  type PlacementRecord,
  type WholeCampaign,
} from '#features/campaigns/rows/campaigns.repository.ts';
import { readLife } from '#features/campaigns/life/life-of-rows.ts';
import type { Database } from '#infra/store/db.ts';
import { foldAgain, type Made, type TwinPlacement, type Told, type Twin } from './twin.ts';
import { BALANCES } from '#testing/audit-money.ts';

interface LedgerRow {
  readonly key: string;
  readonly kind: string;
  readonly at: string;
  readonly entries: readonly { readonly code: string; readonly amount: number }[];
}

type ContentRow = Omit<Made, 'created' | 'due_at' | 'decided_at'> & {
  readonly id: number;
  readonly created: string;
  readonly due_at: string;
  readonly decided_at: string | null;
};

/** Everything that the store has of a campaign, and the money of its account. */
export interface Rows {
  readonly campaign: CampaignRecord;
  readonly placements: readonly PlacementRecord[];
  readonly life: LifeCampaign;
  readonly events: readonly Told[];
  readonly ledger: readonly LedgerRow[];
  readonly contents: readonly ContentRow[];
  readonly balances: Readonly<Partial<Record<string, number>>>;
  /** When a job looks at it next. */
  readonly look_at: number | null;
}

const BESIDE = `
  (select coalesce(json_agg(json_build_object('key', t.idempotency_key, 'kind', t.kind, 'at', t.at, 'entries',
      (select json_agg(json_build_object('code', e.code, 'amount', e.amount) order by e.line) from ledger_entry e
        where e.account_id = t.account_id and e.transaction_id = t.id)) order by t.id), '[]')
    from ledger_transaction t where t.account_id = $1 and t.campaign_id = $2) as ledger,
  (select coalesce(json_agg(p order by p.id), '[]') from placement p where p.account_id = $1 and p.campaign_id = $2) as whole_placements,
  (select coalesce(json_agg(k order by k.id), '[]') from created_content k where k.account_id = $1 and k.campaign_id = $2) as contents,
  (select coalesce(json_object_agg(b.code, b.balance), '{}') from ${BALANCES} b where b.account_id = $1) as balances,
  (select min(j.run_at) from job j where j.kind = 'campaign.advance' and j.dead_at is null
      and j.account_id = $1 and (j.payload ->> 'campaign_id')::bigint = $2) as look_at`;

type InText<T> = { readonly [K in keyof T]: T[K] extends Date | null ? string | null : T[K] };
type Whole = WholeCampaign &
  Pick<Rows, 'ledger' | 'contents' | 'balances'> & {
    readonly look_at: Date | null;
    readonly whole_placements: readonly InText<PlacementRecord>[];
  };

const date = (text: string | null): Date | null => (text === null ? null : new Date(text));

function placementRecord(row: InText<PlacementRecord>): PlacementRecord {
  return {
    ...row,
    offered_at: date(row.offered_at),
    out_at: date(row.out_at),
    owed_since: date(row.owed_since),
    delivered_at: date(row.delivered_at),
    slot_at: date(row.slot_at),
    live_at: date(row.live_at),
    edited_at: date(row.edited_at),
    ended_at: date(row.ended_at),
    measured_until: date(row.measured_until),
  };
}

export async function readRows({ pool }: Pick<Database, 'pool'>, accountId: number, id: number): Promise<Rows> {
  const { text, values } = oneStatement(accountId, id);
  const { rows } = await pool.query<Whole>({
    name: 'differential_rows',
    text: text.replace(' as debt_limit', ` as debt_limit, ${BESIDE}`),
    values: [...values],
  });
  const [row] = rows;
  if (!row) throw new Error(`campaign ${id} has no row`);
  const { row: campaign } = getRecords(row);
  const placements = row.whole_placements.map(placementRecord);
  const events = row.events
    .toSorted((a, b) => a.id - b.id)
    .map(({ event, at, actor, state, reason, facts }) => ({ event, at: Date.parse(at), actor, state, reason, facts }));
  const { ledger, contents, balances, look_at } = row;
  return {
    campaign,
    placements,
    ledger,
    contents,
    balances,
    life: readLife(campaign, placements),
    events,
    look_at: look_at?.getTime() ?? null,
  };
}

/** The price in the rows, as a life freezes it. The window is the one that the advertiser asked for, whatever the row has. */
export function getQuote({ campaign, life }: Pick<Rows, 'campaign' | 'life'>, window: PublishWindow): LifeQuote {
  return {
    placements: life.placements.map(({ id, line, bought }) => ({ id, line, bought })),
    ceiling: campaign.campaign_type === 'INFLUENCE' ? campaign.price - campaign.discount + campaign.vat : null,
    publish_until: windowInstants(window).to,
  };
}

export function getPlacements({ placements }: Pick<Rows, 'placements'>): ReadonlyMap<number, TwinPlacement> {
  return new Map(placements.map(({ id, title, publisher_id }) => [id, { title, publisher_id }]));
}

const sortedEntries = (entries: LedgerRow['entries']) =>
  entries.map(({ code, amount }) => `${code} ${amount}`).toSorted((a, b) => (a < b ? -1 : 1));

/** The first difference between rows and twin; undefined when they are equal. */
export function findDifference(rows: Rows, twin: Twin): string | undefined {
  const { life, history, postings, contents, totals } = twin;
  const { campaign } = rows;
  const there = {
    life: rows.life,
    history: rows.events,
    ledger: rows.ledger.map(({ key, kind, at, entries }) => ({ key, kind, at: Date.parse(at), entries: sortedEntries(entries) })),
    contents: rows.contents.map(({ placement_id, attempt, state, created, due_at, decided_at }) => ({
      placement_id,
      attempt,
      state,
      created: Date.parse(created),
      due_at: Date.parse(due_at),
      decided_at: decided_at === null ? null : Date.parse(decided_at),
    })),
    sums: sumsOfLedger(rows.ledger),
    totals: { reach: campaign.reach, views: campaign.views, clicks: campaign.clicks },
    title: campaign.title,
  };
  const here: typeof there = {
    life,
    history: history.map((told) => told),
    ledger: postings.map(({ key, kind, at, entries }) => ({ key, kind, at, entries: sortedEntries(entries) })),
    contents: contents.map((made) => made),
    sums: { open: life.held - life.captured - life.released, captured: life.captured },
    totals,
    title: twin.title,
  };
  return differenceOf('', there, here);
}

/** The campaign's sums in the ledger: what is still held, and what was captured. */
function sumsOfLedger(ledger: Rows['ledger']) {
  const heldBy = (isCounted: (kind: string) => boolean) =>
    ledger
      .flatMap(({ kind, entries }) => (isCounted(kind) ? entries : []))
      .reduce((sum, { code, amount }) => sum + (code === 'advertiser.held' ? amount : 0), 0);
  return { open: heldBy(() => true), captured: -heldBy((kind) => kind === 'capture') + 0 };
}

/** Everything that is due, or has to be asked, must have a job that looks at it in time. */
export function findForgotten({ look_at }: Rows, { life }: Twin, now: number): string | undefined {
  const due = dueEvents(life).map(({ at }) => Math.max(at, now + HOUR_MS));
  const asked = questionsFor(life, now).length > 0 ? [now + 12 * HOUR_MS] : [];
  const latest = Math.min(...due, ...asked);
  if (latest === Infinity || (look_at !== null && look_at <= latest)) return undefined;
  return `nobody looks at it by ${latest}: its job comes at ${look_at}`;
}

/** The facts, applied again from the first one on, must give what the row has. */
export function findFoldDifference(rows: Rows, twin: Twin): string | undefined {
  return differenceOf('the facts told again', rows.life, foldAgain(twin));
}

function differenceOf(path: string, there: unknown, here: unknown): string | undefined {
  if (there === here) return undefined;
  if (typeof there === 'object' && typeof here === 'object' && there !== null && here !== null) {
    const keys = new Set([...Object.keys(there), ...Object.keys(here)]);
    for (const key of keys) {
      const found = differenceOf(path === '' ? key : `${path}.${key}`, Reflect.get(there, key), Reflect.get(here, key));
      if (found !== undefined) return found;
    }
    return undefined;
  }
  return `${path}: the rows say ${JSON.stringify(there)}, the engine ${JSON.stringify(here)}`;
}
