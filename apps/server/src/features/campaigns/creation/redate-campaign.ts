import type { CallRefusal } from '@jarchi/contract/types.ts';
import { leavesTimeToPublish, windowInstants } from '@jarchi/domain/campaigns/slots.ts';
import type { DraftField } from '@jarchi/domain/drafts/drafts.ts';
import { CREATION_STEPS } from '@jarchi/domain/drafts/steps/creation-steps.ts';
import { checkStep } from '@jarchi/domain/drafts/steps/draft-steps.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findCampaign } from '#features/campaigns/rows/campaigns.repository.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';
import type { LifeDeps } from '#features/campaigns/life/deps.ts';
import { refusedAs } from '#features/campaigns/life/refusals.ts';
import { readStoredLife, saveAct, tryAct } from '#features/campaigns/life/run-turn.ts';
import type { Said, Writing } from '#features/campaigns/life/stored-life.ts';
import { refuseSteps, withShortPeriod, type DraftSource, type NewDates } from './create-campaign.ts';

/** The fields that a period decides; the daily clicks of a goal are one of them. */
const PERIOD_FIELDS: readonly DraftField[] = ['publish_period_start', 'publish_period_end', 'goal_total_reach'];

type RedateDeps = LifeDeps & { readonly drafts: DraftSource };

/**
 * Gives another period to a campaign that was asked for one, and to its draft. Its price and its hold stay; the operator reviews it again.
 */
export async function redateCampaign(
  writing: Writing<RedateDeps>,
  { account_id, id, ...dates }: CampaignRef & NewDates,
  said: Said,
): Promise<Result<number, CallRefusal<'campaigns', 'redateCampaign'>>> {
  const { tx, deps, now } = writing;
  const found = await findCampaign(tx, account_id, id);
  if (!found) return refuse({ code: 'campaign_not_found' });
  // A draft is locked before its campaign, as in every edit.
  const draft = await deps.drafts.prepareNewDates(tx, account_id, found.draft_id, dates);
  const stored = await readStoredLife(tx, account_id, id, { isLocked: true });
  if (!stored) return refuse({ code: 'campaign_not_found' });
  const { row } = stored;
  const publish_until = windowInstants({ ...row, ...dates }).to;
  const turn = tryAct(stored, { command: { event: 'redate', publish_until }, by: 'advertiser', now });
  const isTooShort = !turn.ok && turn.error.code === 'condition_not_met';
  if (!turn.ok && !isTooShort) return refuse(refusedAs(stored.life));
  const brief = { ...row.brief, ...dates };
  const issues = checkStep(CREATION_STEPS[0], brief, tehranDay(now)).filter(({ field }) => PERIOD_FIELDS.includes(field));
  const steps = issues.length > 0 ? [{ step: CREATION_STEPS[0], issues }] : [];
  const isShort = issues.length === 0 && !leavesTimeToPublish({ ...row, ...dates }, now);
  const incomplete = refuseSteps(isShort || !turn.ok ? withShortPeriod(steps, { ...row, ...dates }, now) : steps);
  if (incomplete) return refuse(incomplete);
  if (!turn.ok) return refuse(refusedAs(stored.life));
  await saveAct(writing, stored, turn.value, { ...said, facts: dates, change: { ...dates, brief } });
  await draft.save();
  return succeed(id);
}
