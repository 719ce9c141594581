import type { Statement } from '#infra/pipelined.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { shortfallOf } from '@jarchi/domain/money/ledger.ts';
import { campaignAnswer } from './campaigns.answers.ts';
import type { CampaignRecord, EventRecord, PlacementRecord } from './campaigns.repository.ts';
import type { MadeFacts } from './life/made-facts.ts';

type JsonOf<T> = { readonly [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K] };

/** A campaign with all that its page shows, in one row. Instants inside JSON arrive as text. */
export interface WholeCampaign extends Omit<CampaignRecord, 'vat_percent'> {
  readonly vat_percent: string;
  readonly placements: readonly JsonOf<PlacementRecord>[];
  readonly events: readonly JsonOf<EventRecord>[];
  readonly available: number;
  readonly debt_limit: number;
}

/** Everything that `getCampaign` answers, in one prepared statement. */
export function oneStatement(accountId: number, id: number): Statement {
  return {
    name: 'campaign_one',
    text: `select c.*,
        coalesce((select json_agg(p order by p.id) from placement p where p.account_id = $1 and p.campaign_id = $2), '[]') as placements,
        coalesce((select json_agg(e order by e.at desc, e.id desc) from campaign_event e where e.account_id = $1 and e.campaign_id = $2), '[]') as events,
        coalesce((select b.balance from ledger_balance b where b.account_id = $1 and b.code = 'advertiser.available'), 0) as available,
        (select a.debt_limit from account a where a.account_id = $1) as debt_limit
      from campaign c where c.account_id = $1 and c.id = $2`,
    values: [accountId, id],
  };
}

const date = (text: string | null): Date | null => (text === null ? null : new Date(text));

function placementRecord(row: JsonOf<PlacementRecord>): PlacementRecord {
  return {
    ...row,
    slot_at: date(row.slot_at),
    answered_at: date(row.answered_at),
    live_at: date(row.live_at),
    ended_at: date(row.ended_at),
    measured_until: date(row.measured_until),
  };
}

/** The records of such a row. */
export function recordsOf(row: WholeCampaign): { readonly campaign: CampaignRecord; readonly placements: PlacementRecord[] } {
  return { campaign: { ...row, vat_percent: Number(row.vat_percent) }, placements: row.placements.map(placementRecord) };
}

/** What buying a campaign, or taking its list, lacks. */
function lackOf({ state, total, available, debt_limit }: WholeCampaign, { list }: MadeFacts): number {
  const isUnpaid = state === 'CREATED' || state === 'TO_PAY';
  const needed = list?.difference ?? (isUnpaid ? total : 0);
  return needed > 0 ? shortfallOf(needed, available, debt_limit) : 0;
}

export function oneAnswer(row: WholeCampaign, made: MadeFacts, now: number): CallAnswer<'campaigns', 'getCampaign'> {
  const events = row.events.map((event) => ({ ...event, at: new Date(event.at) }));
  const { campaign, placements } = recordsOf(row);
  return campaignAnswer({ row: campaign, placements, events, made, shortfall: lackOf(row, made), now });
}
