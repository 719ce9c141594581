import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import type { CampaignAct } from '@jarchi/domain/campaigns/life/events.ts';
import { makePreview } from '@jarchi/domain/campaigns/turn/preview.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { CampaignRef } from './campaign-ref.ts';
import { findPreviewChange, refusedAs, type Shown } from './refusals.ts';
import { readStanding, saveAct, tryAct } from './run-turn.ts';
import type { Said, Standing, Writing } from './standing.ts';

type PreviewedCall = ParsedInput<'campaigns', 'previewCampaign'>['query']['call'];

const ACTS: Readonly<Record<PreviewedCall, CampaignAct>> = {
  cancelCampaign: { event: 'cancel' },
  refuseOffers: { event: 'end_negotiation' },
};

interface Confirmed extends CampaignRef {
  readonly call: PreviewedCall;
  readonly expected: Shown;
}

/** Does what a call was shown to do; refuses when it now takes more or gives back less. */
export async function actAsShown(
  writing: Writing,
  { account_id, id, call, expected }: Confirmed,
  said: Said,
): Promise<Result<number, RefusalOf<'campaign_not_found' | 'transition_refused' | 'preview_changed'>>> {
  const standing = await readStanding(writing.tx, account_id, id, { isLocked: true });
  if (!standing) return refuse({ code: 'campaign_not_found' });
  const turn = tryAct(standing, { command: ACTS[call], by: 'advertiser', now: writing.now });
  if (!turn.ok) return refuse(refusedAs(standing.life));
  const changed = findPreviewChange(standing.life, turn.value, expected);
  if (changed) return refuse(changed);
  await saveAct(writing, standing, turn.value, said);
  return succeed(id);
}

/** What a call would do to a campaign's money now: the act itself, whose result is not saved. */
export function previewAnswer(
  standing: Standing,
  call: PreviewedCall,
  now: number,
): Result<CallAnswer<'campaigns', 'previewCampaign'>, CallRefusal<'campaigns', 'previewCampaign'>> {
  const turn = tryAct(standing, { command: ACTS[call], by: 'advertiser', now });
  if (!turn.ok) return refuse(refusedAs(standing.life));
  const { captured, released, placements } = makePreview(standing.life, turn.value);
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
