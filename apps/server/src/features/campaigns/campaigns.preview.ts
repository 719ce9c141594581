import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import type { CampaignAct } from '@jarchi/domain/campaigns/life/events.ts';
import { previewOf } from '@jarchi/domain/campaigns/turn/preview.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { refusedAs } from './life/refusals.ts';
import { tryAct } from './life/run-turn.ts';
import type { Standing } from './life/standing.ts';

type PreviewedCall = ParsedInput<'campaigns', 'previewCampaign'>['query']['call'];

const ACTS: Readonly<Record<PreviewedCall, CampaignAct>> = {
  cancelCampaign: { event: 'cancel' },
  refuseOffers: { event: 'end_negotiation' },
};

/** What a call would do to a campaign's money now: the act itself, thrown away. */
export function previewAnswer(
  standing: Standing,
  call: PreviewedCall,
  now: number,
): Result<CallAnswer<'campaigns', 'previewCampaign'>, CallRefusal<'campaigns', 'previewCampaign'>> {
  const turn = tryAct(standing, { command: ACTS[call], by: 'advertiser', now });
  if (!turn.ok) return refuse(refusedAs(standing.life));
  const { captured, released, placements } = previewOf(standing.life, turn.value);
  const rows = new Map(standing.placements.map((row) => [row.id, row]));
  return succeed({
    captured,
    released,
    placements: placements.flatMap((moved) => {
      const row = rows.get(moved.id);
      return row ? [{ ...moved, title: row.title, state: row.state }] : [];
    }),
  });
}
