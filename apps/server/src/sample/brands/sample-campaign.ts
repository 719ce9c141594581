import type { Combination } from '@jarchi/domain/drafts/drafts.ts';

/** The accounts that have campaigns, money or requests of money, by their slugs. */
export const SAMPLE_SLUGS = ['sepidar', 'sepidar-roastery', 'nikafarin', 'toranj', 'gandom'] as const;
export type SampleSlug = (typeof SAMPLE_SLUGS)[number];
export type SampleBrand = Exclude<SampleSlug, 'sepidar-roastery' | 'gandom'>;

/**
 * What the advertiser does about contents that publishers made: confirms all, rejects one first and confirms its second delivery, confirms
 * half and gives no verdict on the others, confirms all but three just before now, or gives no verdict at all.
 */
export type ContentsHandling = 'confirmed' | 'one_rejected_first' | 'half_confirmed' | 'three_waiting' | 'unanswered';

export interface SampleCampaign extends Combination {
  readonly account: SampleBrand;
  readonly title: string;
  /** Days from the sample's today. */
  readonly createdOnDay: number;
  /** The Tehran time at which it is made; 11:00 by default. */
  readonly createdAt?: { readonly hour: number; readonly minute: number };
  /** Made this many minutes before the sample's now, instead of on its day: its operator has not answered yet. */
  readonly minutesBeforeNow?: number;
  readonly startsOnDay: number;
  readonly days: number;
  /** How many publishers; 0 where a network publishes. */
  readonly plans: number;
  /** Toman, net of VAT. For views and clicks it only chooses plans. */
  readonly budget: number;
  /** People, thousands of views, or clicks. */
  readonly goal: number;
  /** How far it is taken: a draft, a campaign that is not bought, or one that is bought, although the money may be short. */
  readonly until: 'draft' | 'created' | 'bought';
  /** The invited publishers ask for more than the budget, so that their list costs more than what is held. */
  readonly isAboveBudget?: boolean;
  /** The list of publishers is accepted as soon as all have answered; without it the advertiser is silent. */
  readonly contents?: ContentsHandling;
  /** So many hours before the sample's now, instead of as soon as all have answered: what follows stands alike at every hour of the day. */
  readonly listAcceptedHoursAgo?: number;
  /**
   * What follows: its advertiser cancels or archives it at once, pauses or stops it on the air, takes a replacement for a publisher who fell
   * out, or disputes its result; or its publishers raise their prices when its quote has lapsed.
   */
  readonly afterwards?: 'cancelled' | 'archived' | 'prices_rise' | 'paused' | 'stopped' | 'replaced' | 'disputed';
}

type Times = Pick<SampleCampaign, 'createdOnDay' | 'startsOnDay' | 'days'>;

/** Under way at any hour of the sample's today: two days have had posts, and more follow. */
export const RUNNING: Times = { createdOnDay: -5, startsOnDay: -3, days: 6 };
/** The same, where publishers need more time to make the content. */
export const RUNNING_MADE: Times = { createdOnDay: -13, startsOnDay: -3, days: 6 };
/** Every publisher has answered by the sample's today, and none has published. */
export const AHEAD: Times = { createdOnDay: -3, startsOnDay: 3, days: 6 };
/** The same, where publishers need more time to make the content. */
export const AHEAD_MADE: Times = { createdOnDay: -9, startsOnDay: 3, days: 6 };

/** Over by the sample's today: made some days ago, and published a few days later. */
export function over(daysAgo: number, { after = 2, days = 3 } = {}): Times {
  return { createdOnDay: -daysAgo, startsOnDay: after - daysAgo, days };
}
