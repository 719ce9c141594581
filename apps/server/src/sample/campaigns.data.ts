import type { CampaignType, ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { campaignsFa as fa } from './campaigns.fa.ts';

/** How far a sample campaign is taken. */
export type SampleGoal = 'draft' | 'created' | 'bought' | 'cancelled';

export interface SampleCampaign {
  readonly account: 'sepidar' | 'nikafarin' | 'toranj';
  readonly title: string;
  readonly media_type: MediaType;
  readonly content_type: ContentType;
  /** REACH by default. */
  readonly campaign_type?: CampaignType;
  /** For publishers who make the content: their list is accepted, and contents are under way. */
  readonly isListAccepted?: boolean;
  /** Days from the sample's today. */
  readonly createdOnDay: number;
  readonly startsOnDay: number;
  readonly days: number;
  readonly plans: number;
  readonly budget: number;
  readonly goal: number;
  readonly until: SampleGoal;
  /** Made this many minutes before the sample's now, instead of on its day: its operator has not answered yet. */
  readonly minutesBeforeNow?: number;
}

const sepidar = { account: 'sepidar', media_type: 'INSTAGRAM', content_type: 'STORY', until: 'bought' } as const;

/** In the order in which they are made. */
export const SAMPLE_CAMPAIGNS: readonly SampleCampaign[] = [
  { ...sepidar, title: fa.titles.summerDrinks, createdOnDay: -84, startsOnDay: -81, days: 9, plans: 8, budget: 24_000_000, goal: 220_000 },
  {
    ...sepidar,
    title: fa.titles.cancelled,
    createdOnDay: -70,
    startsOnDay: -60,
    days: 5,
    plans: 4,
    budget: 12_000_000,
    goal: 90_000,
    until: 'cancelled',
  },
  {
    ...sepidar,
    title: fa.titles.worldCoffeeDay,
    createdOnDay: -58,
    startsOnDay: -55,
    days: 6,
    plans: 10,
    budget: 32_000_000,
    goal: 300_000,
  },
  {
    ...sepidar,
    title: fa.titles.breakfast,
    media_type: 'TELEGRAM',
    content_type: 'POST',
    createdOnDay: -42,
    startsOnDay: -40,
    days: 7,
    plans: 7,
    budget: 18_000_000,
    goal: 160_000,
  },
  {
    ...sepidar,
    title: fa.titles.tasteSurvey,
    media_type: 'BALE',
    content_type: 'POST',
    createdOnDay: -30,
    startsOnDay: -28,
    days: 5,
    plans: 5,
    budget: 9_000_000,
    goal: 60_000,
  },
  {
    ...sepidar,
    account: 'nikafarin',
    title: fa.titles.officialPhones,
    createdOnDay: -20,
    startsOnDay: -18,
    days: 8,
    plans: 9,
    budget: 40_000_000,
    goal: 350_000,
  },
  {
    ...sepidar,
    account: 'toranj',
    title: fa.titles.toranjOffer,
    createdOnDay: -12,
    startsOnDay: -10,
    days: 6,
    plans: 5,
    budget: 16_000_000,
    goal: 120_000,
  },
  { ...sepidar, title: fa.titles.autumnMenu, createdOnDay: -9, startsOnDay: -7, days: 12, plans: 11, budget: 45_000_000, goal: 400_000 },
  {
    ...sepidar,
    title: fa.titles.newBranch,
    media_type: 'TELEGRAM',
    content_type: 'POST',
    createdOnDay: -7,
    startsOnDay: -5,
    days: 10,
    plans: 8,
    budget: 18_000_000,
    goal: 250_000,
  },
  {
    ...sepidar,
    title: fa.titles.customerClub,
    media_type: 'RUBIKA',
    content_type: 'POST',
    createdOnDay: -6,
    startsOnDay: -4,
    days: 9,
    plans: 6,
    budget: 12_000_000,
    goal: 100_000,
  },
  {
    ...sepidar,
    title: fa.titles.cupChallenge,
    content_type: 'POST',
    campaign_type: 'INFLUENCE',
    isListAccepted: true,
    createdOnDay: -5,
    startsOnDay: 3,
    days: 8,
    plans: 8,
    budget: 60_000_000,
    goal: 150_000,
  },
  {
    ...sepidar,
    account: 'nikafarin',
    title: fa.titles.officialSale,
    createdOnDay: -4,
    startsOnDay: -2,
    days: 9,
    plans: 8,
    budget: 36_000_000,
    goal: 320_000,
  },
  {
    ...sepidar,
    title: fa.titles.betting,
    media_type: 'EITAA',
    content_type: 'POST',
    createdOnDay: -3,
    startsOnDay: 4,
    days: 5,
    plans: 4,
    budget: 5_000_000,
    goal: 40_000,
  },
  {
    ...sepidar,
    title: fa.titles.morningDiary,
    campaign_type: 'INFLUENCE',
    createdOnDay: -1,
    startsOnDay: 8,
    days: 7,
    plans: 4,
    budget: 16_000_000,
    goal: 60_000,
  },
  {
    ...sepidar,
    title: fa.titles.beans,
    createdOnDay: -1,
    startsOnDay: 5,
    days: 6,
    plans: 5,
    budget: 14_000_000,
    goal: 110_000,
    until: 'created',
  },
  {
    ...sepidar,
    title: fa.titles.coupon,
    content_type: 'POST',
    createdOnDay: -1,
    startsOnDay: 4,
    days: 7,
    plans: 36,
    budget: 520_000_000,
    goal: 4_000_000,
  },
  {
    ...sepidar,
    title: fa.titles.yalda,
    createdOnDay: 0,
    startsOnDay: 20,
    days: 10,
    plans: 0,
    budget: 50_000_000,
    goal: 420_000,
    until: 'draft',
    minutesBeforeNow: 90,
  },
  {
    ...sepidar,
    title: fa.titles.freeDelivery,
    media_type: 'EITAA',
    content_type: 'POST',
    createdOnDay: 0,
    startsOnDay: 3,
    days: 4,
    plans: 6,
    budget: 6_200_000,
    goal: 50_000,
    minutesBeforeNow: 60,
  },
  {
    ...sepidar,
    title: fa.titles.cinnamonLatte,
    createdOnDay: 0,
    startsOnDay: 2,
    days: 2,
    plans: 5,
    budget: 9_500_000,
    goal: 70_000,
    minutesBeforeNow: 4,
  },
];

/** Money that came in, in toman: on the first day, and again later. */
export const SAMPLE_CHARGES = [
  { account: 'sepidar', onDay: -85, amount: 150_000_000 },
  { account: 'sepidar', onDay: -10, amount: 120_000_000 },
  { account: 'nikafarin', onDay: -21, amount: 200_000_000 },
  { account: 'toranj', onDay: -13, amount: 6_000_000 },
  { account: 'sepidar-roastery', onDay: -6, amount: 1_350_000 },
] as const;

/** What the sample's advertisers sell: food and drink, cafés and restaurants. */
export const SAMPLE_CATEGORIES = [1, 3] as const;
