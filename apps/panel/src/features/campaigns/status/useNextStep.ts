import { calls } from '@jarchi/contract/calls.ts';
import { useDeviceTime } from '#api/device/from-device.ts';
import { useMay } from '#data/account/role.ts';
import { namesOfGroup, waitsForFa } from '#features/team/public.ts';
import { getNextAction, needsAdvertiser, type NextAction, type CampaignStage } from './next-action.ts';

/** The call by which the advertiser answers each question of a campaign; what only informs has none. */
const answers = {
  pay: calls.campaigns.purchaseCampaign,
  buy: calls.campaigns.purchaseCampaign,
  reason: calls.campaigns.updateCampaign,
  dates: calls.campaigns.redateCampaign,
  view: calls.campaigns.getCampaign,
  status: calls.campaigns.getCampaign,
} as const satisfies Record<NextAction, (typeof calls.campaigns)[keyof typeof calls.campaigns]>;

export interface NextStep {
  readonly action: NextAction;
  /** This person is asked to act. */
  readonly isAsked: boolean;
  /** Whom the campaign waits for, if another member has to act. */
  readonly waitsFor: string | undefined;
}

/** The next useful step of a campaign, for this person; figures of an earlier visit ask for nothing. */
export function useNextStep(campaign: CampaignStage): NextStep {
  const action = getNextAction(campaign);
  const call = answers[action];
  const may = useMay(call);
  const isStale = useDeviceTime() !== undefined;
  if (!needsAdvertiser(action)) return { action, isAsked: false, waitsFor: undefined };
  const isAsked = may && !isStale;
  return { action: isAsked ? action : 'status', isAsked, waitsFor: may ? undefined : waitsForFa(namesOfGroup(call.for)) };
}
