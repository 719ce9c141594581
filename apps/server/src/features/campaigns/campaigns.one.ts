import type { CallAnswer } from '@jarchi/contract/types.ts';
import { shortfallOf } from '@jarchi/domain/money/ledger.ts';
import { campaignAnswer } from './campaigns.answers.ts';
import { recordsOf, type WholeCampaign } from './campaigns.repository.ts';
import type { MadeFacts } from './life/made-facts.ts';

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
