import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import type { CampaignAct } from '@jarchi/domain/campaigns/life/events.ts';
import { makePreview } from '@jarchi/domain/campaigns/turn/preview.ts';
import { countedUntil, endOfHour } from '@jarchi/domain/campaigns/turn/questions.ts';
import { isPaidByUnits } from '@jarchi/domain/campaigns/rules/share-rules.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { PlacementRecord } from '#features/campaigns/rows/campaigns.repository.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import type { CampaignRef } from './campaign-ref.ts';
import { listFirstCategories } from './life.repository.ts';
import { findPreviewChange, refusedAs, type Shown } from './refusals.ts';
import { readStoredLife, saveAct, tryAct } from './run-turn.ts';
import type { Said, StoredLife, Writing } from './stored-life.ts';

type PreviewedCall = ParsedInput<'campaigns', 'previewCampaign'>['query']['call'];

const ACTS: Readonly<Record<PreviewedCall, CampaignAct>> = {
  cancelCampaign: { event: 'cancel' },
  refuseOffers: { event: 'end_negotiation' },
  stopCampaign: { event: 'stop' },
  pauseCampaign: { event: 'pause', resume_at: null },
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
  const stored = await readStoredLife(writing.tx, account_id, id, { isLocked: true });
  if (!stored) return refuse({ code: 'campaign_not_found' });
  const turn = tryAct(stored, { command: ACTS[call], by: 'advertiser', now: writing.now });
  if (!turn.ok) return refuse(refusedAs(stored.life));
  const changed = findPreviewChange(stored.life, turn.value, expected);
  if (changed) return refuse(changed);
  await saveAct(writing, stored, turn.value, said);
  return succeed(id);
}

type PreviewAnswer = CallAnswer<'campaigns', 'previewCampaign'>;

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** What a call would do to a campaign's money now: the act itself, whose result is not saved. */
export async function previewAnswer(
  tx: Tx,
  stored: StoredLife,
  call: PreviewedCall,
  now: number,
): Promise<Result<PreviewAnswer, CallRefusal<'campaigns', 'previewCampaign'>>> {
  const turn = tryAct(stored, { command: ACTS[call], by: 'advertiser', now });
  if (!turn.ok) return refuse(refusedAs(stored.life));
  const { captured, released, stays_held, posts_up, released_rest, sums, placements } = makePreview(stored.life, turn.value);
  const moved = new Map(placements.map(({ id, ...rest }) => [id, rest]));
  const records = stored.placements.toSorted((a, b) => getListOrder(a) - getListOrder(b));
  const categories = await listFirstCategories(
    tx,
    records.map(({ publisher_id }) => publisher_id),
  );
  return succeed({
    captured,
    released,
    stays_held,
    posts_up,
    released_rest,
    vat_percent: stored.row.vat_percent,
    ...sums,
    ...getCounted(stored, call, now),
    placements: records.flatMap((record) => {
      const part = moved.get(record.id);
      if (part === undefined) return [];
      const { id, title, state, slot_at, live_at, ended_at } = record;
      const category_id = categories.get(record.publisher_id) ?? null;
      const instants = { slot_at: iso(ms(slot_at)), live_at: iso(ms(live_at)), ended_at: iso(ms(ended_at)) };
      return [{ id, category_id, title, state, ...instants, ...part }];
    }),
  });
}

const ms = (at: Date | null): number | null => at?.getTime() ?? null;

/** Live posts come first, then those with a slot in order of time, then the others. */
function getListOrder({ state, slot_at }: PlacementRecord): number {
  return state === 'live' ? 0 : (slot_at?.getTime() ?? Infinity);
}

/** What was counted until now where views or clicks are paid for; the hour in which a pause falls is paid to its end. */
function getCounted(
  { life }: StoredLife,
  call: PreviewedCall,
  now: number,
): Pick<PreviewAnswer, 'hour_end' | 'measured_until' | 'delivered_units'> {
  if (!isPaidByUnits(life.campaign_type)) return { hour_end: null, measured_until: null, delivered_units: null };
  return {
    hour_end: call === 'pauseCampaign' ? iso(endOfHour(now)) : null,
    measured_until: iso(countedUntil(life, now) ?? null),
    delivered_units: life.placements.reduce((sum, { delivered_units }) => sum + delivered_units, 0),
  };
}
