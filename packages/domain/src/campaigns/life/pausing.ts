import { refuse, succeed, type Result } from '#result.ts';
import type { LifeCampaign } from './campaign.ts';
import type { CampaignAct, LifeRefusal } from './events.ts';
import { getStep, type Step } from './money-steps.ts';

type StepResult = Result<Step, LifeRefusal>;
type ActOf<E extends CampaignAct['event']> = Extract<CampaignAct, { readonly event: E }>;

const unmet = refuse({ code: 'condition_not_met', condition: 'pause_in_period' } as const);

/** A campaign in which no pause, and no end of one, is planned. */
export function withoutPlan(campaign: LifeCampaign): LifeCampaign {
  return { ...campaign, pause_at: null, resume_at: null };
}

/** Whether an instant lies after another one and before the period ends. */
const isBetween = (at: number | null, after: number, { publish_until }: LifeCampaign): boolean =>
  at === null || (at > after && at < publish_until);

/** Delivery pauses now; the hour that runs is still paid. */
export function pauseCampaign(campaign: LifeCampaign, act: ActOf<'pause'>, now: number): StepResult {
  const resume_at = act.resume_at === undefined ? campaign.resume_at : act.resume_at;
  if (!isBetween(resume_at, now, campaign)) return unmet;
  return succeed(getStep({ ...campaign, pause_at: null, resume_at, pauses: [...campaign.pauses, { from: now, to: null }] }));
}

/** Plans a pause for later, in place of one that was planned before. */
export function planPause(campaign: LifeCampaign, { pause_at, resume_at }: ActOf<'plan_pause'>, now: number): StepResult {
  if (!isBetween(pause_at, now, campaign) || !isBetween(resume_at, pause_at, campaign)) return unmet;
  return succeed(getStep({ ...campaign, pause_at, resume_at }));
}

export function cancelPause(campaign: LifeCampaign): StepResult {
  if (campaign.pause_at === null) return refuse({ code: 'condition_not_met', condition: 'pause_planned' });
  return succeed(getStep(withoutPlan(campaign)));
}

export function resumeCampaign(campaign: LifeCampaign, now: number): Step {
  return getStep({ ...withoutPlan(campaign), pauses: campaign.pauses.map((pause) => ({ ...pause, to: pause.to ?? now })) });
}
