import { isWithoutHold } from '#campaigns/campaign-life.ts';
import { allowedNext, type Acted } from '#campaigns/life/apply-event.ts';
import { isReplaceable, type LifeCampaign, type LifePlacement } from '#campaigns/life/campaign.ts';
import type { LifeEventName } from '#campaigns/life/events.ts';

/** The calls by which an advertiser acts on a campaign, as the contract names them. */
export const CAMPAIGN_CALLS = [
  'updateCampaign',
  'purchaseCampaign',
  'redateCampaign',
  'acceptOffers',
  'dropOffers',
  'refuseOffers',
  'cancelCampaign',
  'pauseCampaign',
  'resumeCampaign',
  'stopCampaign',
  'replacePlacement',
  'dropPlacement',
  'setAutoReplace',
  'openDispute',
  'archiveCampaign',
  'restoreCampaign',
] as const;
export type CampaignCall = (typeof CAMPAIGN_CALLS)[number];

/** Calls that end or pause a campaign: their effect on its money is shown first. */
export const PREVIEWED_CALLS = [
  'cancelCampaign',
  'refuseOffers',
  'stopCampaign',
  'pauseCampaign',
] as const satisfies readonly CampaignCall[];

/** The call of each event that an advertiser may cause; the other events have no call. */
const CALLS: Readonly<Partial<Record<LifeEventName, CampaignCall>>> = {
  edit: 'updateCampaign',
  purchase: 'purchaseCampaign',
  purchase_short: 'purchaseCampaign',
  pay: 'purchaseCampaign',
  pay_difference: 'purchaseCampaign',
  redate: 'redateCampaign',
  accept_list: 'acceptOffers',
  accept_list_short: 'acceptOffers',
  drop_list: 'dropOffers',
  end_negotiation: 'refuseOffers',
  cancel: 'cancelCampaign',
  pause: 'pauseCampaign',
  plan_pause: 'pauseCampaign',
  cancel_pause: 'resumeCampaign',
  resume: 'resumeCampaign',
  stop: 'stopCampaign',
  dispute: 'openDispute',
  archive: 'archiveCampaign',
};

/** The parts of a campaign that decide which calls are allowed. */
export interface Asked extends Acted, Pick<LifeCampaign, 'pause_at' | 'disputed_at'> {
  readonly placements: readonly Pick<LifePlacement, 'state' | 'share'>[];
}

/** Whether publishers may still fall out of a campaign, or already have. */
function mayReplace(campaign: Asked): boolean {
  return campaign.state === 'CREATED' || campaign.state === 'TO_PAY' || !isWithoutHold(campaign);
}

/** The calls that an advertiser may make on a campaign now, by state alone; conditions and deadlines may still refuse them. */
export function allowedCalls(campaign: Asked): CampaignCall[] {
  if (campaign.is_archived) return ['restoreCampaign'];
  const events = allowedNext(campaign, 'advertiser').filter(
    (event) => !(event === 'cancel_pause' && campaign.pause_at === null) && !(event === 'dispute' && campaign.disputed_at !== null),
  );
  const calls = new Set(events.flatMap((event) => CALLS[event] ?? []));
  if (campaign.placements.some(isReplaceable)) for (const call of ['replacePlacement', 'dropPlacement'] as const) calls.add(call);
  if (mayReplace(campaign)) calls.add('setAutoReplace');
  return CAMPAIGN_CALLS.filter((call) => calls.has(call));
}
