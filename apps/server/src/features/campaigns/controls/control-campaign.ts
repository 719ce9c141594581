import type { CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import type { CampaignAct, LifeRefusal } from '@jarchi/domain/campaigns/life/events.ts';
import type { LifeCampaign } from '@jarchi/domain/campaigns/life/campaign.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { updateCampaign } from '#features/campaigns/rows/campaigns.repository.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';
import { actAsShown } from '#features/campaigns/life/preview-act.ts';
import { refusedAs } from '#features/campaigns/life/refusals.ts';
import { readStoredLife, runAct, saveAct, tryAct } from '#features/campaigns/life/run-turn.ts';
import { findPreviewChange } from '#features/campaigns/life/refusals.ts';
import type { Said, StoredLife, Writing } from '#features/campaigns/life/stored-life.ts';
import { allowedCalls } from '@jarchi/domain/campaigns/turn/allowed-calls.ts';

type PauseOrder = ParsedInput<'campaigns', 'pauseCampaign'>['body'];
type PauseRefusal = CallRefusal<'campaigns', 'pauseCampaign'>;

/** The fields with wrong dates, and the range allowed. */
function refuseDates({ life }: StoredLife, { pause_at, resume_at }: PauseOrder, now: number): PauseRefusal {
  const isOutside = (at: string | null, after: number) => at !== null && (Date.parse(at) <= after || Date.parse(at) >= life.publish_until);
  const begin = pause_at === null ? now : Date.parse(pause_at);
  const fields = [
    ...(isOutside(pause_at, now) ? (['pause_at'] as const) : []),
    ...(isOutside(resume_at, begin) ? (['resume_at'] as const) : []),
  ];
  return { code: 'pause_dates_refused', fields, earliest: new Date(now).toISOString(), latest: new Date(life.publish_until).toISOString() };
}

const toPauseRefusal = (stored: StoredLife, refusal: LifeRefusal, order: PauseOrder, now: number): PauseRefusal =>
  refusal.code === 'condition_not_met' ? refuseDates(stored, order, now) : refusedAs(stored.life);

/** Pauses delivery now, or plans a pause. */
export async function pauseCampaign(
  writing: Writing,
  { account_id, id, ...order }: CampaignRef & PauseOrder,
  said: Said,
): Promise<Result<number, PauseRefusal>> {
  const { tx, now } = writing;
  const stored = await readStoredLife(tx, account_id, id, { isLocked: true });
  if (!stored) return refuse({ code: 'campaign_not_found' });
  const resume_at = order.resume_at === null ? null : Date.parse(order.resume_at);
  const command: CampaignAct =
    order.pause_at === null ? { event: 'pause', resume_at } : { event: 'plan_pause', pause_at: Date.parse(order.pause_at), resume_at };
  const turn = tryAct(stored, { command, by: 'advertiser', now });
  if (!turn.ok) return refuse(toPauseRefusal(stored, turn.error, order, now));
  const changed = findPreviewChange(stored.life, turn.value, order.expected);
  if (changed) return refuse(changed);
  await saveAct(writing, stored, turn.value, said);
  return succeed(id);
}

/** Ends a pause, or takes back a planned one. */
export async function resumeCampaign(
  writing: Writing,
  { account_id, id }: CampaignRef,
  said: Said,
): Promise<Result<number, CallRefusal<'campaigns', 'resumeCampaign'>>> {
  const stored = await readStoredLife(writing.tx, account_id, id, { isLocked: true });
  if (!stored) return refuse({ code: 'campaign_not_found' });
  const command: CampaignAct = { event: isPlanned(stored.life) ? 'cancel_pause' : 'resume' };
  const done = await runAct(writing, stored, { command, by: 'advertiser' }, said);
  return done.ok ? succeed(id) : refuse(refusedAs(stored.life));
}

const isPlanned = ({ state, pause_at }: LifeCampaign): boolean => state === 'PUBLISHING' && pause_at !== null;

/** Stops a campaign for good, as it was shown. */
export function stopCampaign(
  writing: Writing,
  { reason, expected, ...campaign }: CampaignRef & ParsedInput<'campaigns', 'stopCampaign'>['body'],
  said: Said,
): Promise<Result<number, CallRefusal<'campaigns', 'stopCampaign'>>> {
  const comment = reason.trim();
  const facts = comment === '' ? {} : { comment };
  return actAsShown(writing, { ...campaign, call: 'stopCampaign', expected }, { ...said, facts });
}

/** Whether the nearest publisher takes an open share at its deadline. */
export async function setAutoReplace(
  writing: Writing,
  { account_id, id }: CampaignRef,
  is_auto_replace: boolean,
): Promise<Result<number, CallRefusal<'campaigns', 'setAutoReplace'>>> {
  const stored = await readStoredLife(writing.tx, account_id, id, { isLocked: true });
  if (!stored) return refuse({ code: 'campaign_not_found' });
  if (!allowedCalls(stored.life).includes('setAutoReplace')) return refuse(refusedAs(stored.life));
  await updateCampaign(writing.tx, account_id, id, { is_auto_replace });
  return succeed(id);
}
