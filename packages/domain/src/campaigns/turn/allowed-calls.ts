import { allowedNext, type Acted } from '#campaigns/life/apply-event.ts';
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
  'archiveCampaign',
  'restoreCampaign',
] as const;
export type CampaignCall = (typeof CAMPAIGN_CALLS)[number];

/** Calls that end a campaign: their effect on its money is shown first. */
export const PREVIEWED_CALLS = ['cancelCampaign', 'refuseOffers'] as const satisfies readonly CampaignCall[];

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
  archive: 'archiveCampaign',
};

/** The calls that an advertiser may make on a campaign now, by state alone; conditions and deadlines may still refuse them. */
export function allowedCalls(campaign: Acted): CampaignCall[] {
  if (campaign.is_archived) return ['restoreCampaign'];
  const calls = allowedNext(campaign, 'advertiser').flatMap((event) => CALLS[event] ?? []);
  return [...new Set(calls)];
}
