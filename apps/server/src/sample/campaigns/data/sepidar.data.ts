import {
  BALE_POST,
  EITAA_POST,
  INFLUENCE_POST,
  INFLUENCE_STORY,
  INSTAGRAM_POST,
  INSTAGRAM_STORY,
  RUBIKA_POST,
  SOROUSH_POST,
  TELEGRAM_POST,
  VIEWS_RUBIKA,
  VIEWS_SOROUSH,
  VIEWS_STORY,
} from './formats.ts';
import { AHEAD, AHEAD_MADE, over, RUNNING, RUNNING_MADE, type SampleCampaign } from './sample-campaign.ts';
import { sepidarFa } from './sepidar.fa.ts';

const fa = sepidarFa.titles;
const bought = { account: 'sepidar', until: 'bought' } as const;
const M = 1_000_000;

const OVER: readonly SampleCampaign[] = [
  { ...bought, ...INSTAGRAM_STORY, title: fa.summerDrinks, ...over(93, { days: 9 }), plans: 8, budget: 24 * M, goal: 220_000 },
  {
    ...bought,
    ...INSTAGRAM_STORY,
    title: fa.cancelled,
    ...over(70, { after: 10 }),
    plans: 4,
    budget: 12 * M,
    goal: 90_000,
    then: 'cancelled',
  },
  {
    ...{ ...bought, ...INFLUENCE_STORY, title: fa.homeBrewers, ...over(66, { after: 10 }), plans: 4, budget: 9 * M, goal: 60_000 },
    contents: 'one_rejected_first',
  },
  { ...bought, ...INSTAGRAM_STORY, title: fa.worldCoffeeDay, ...over(58, { after: 3, days: 6 }), plans: 10, budget: 32 * M, goal: 300_000 },
  { ...bought, ...INSTAGRAM_POST, title: fa.pumpkinCake, ...over(50), plans: 3, budget: 9 * M, goal: 80_000 },
  { ...bought, ...TELEGRAM_POST, title: fa.breakfast, ...over(42, { days: 7 }), plans: 7, budget: 18 * M, goal: 160_000 },
  { ...bought, ...VIEWS_STORY, title: fa.espressoWeek, ...over(36, { days: 4 }), plans: 4, budget: 8 * M, goal: 200 },
  { ...bought, ...BALE_POST, title: fa.tasteSurvey, ...over(30, { days: 5 }), plans: 5, budget: 9 * M, goal: 60_000 },
  { ...bought, ...SOROUSH_POST, title: fa.morningRoast, ...over(24), plans: 4, budget: 4 * M, goal: 40_000 },
];

const NOW: readonly SampleCampaign[] = [
  {
    ...{ ...bought, ...INSTAGRAM_STORY, title: fa.autumnMenu, createdOnDay: -9, startsOnDay: -7, days: 12 },
    ...{ plans: 11, budget: 45 * M, goal: 400_000 },
  },
  {
    ...bought,
    ...TELEGRAM_POST,
    title: fa.newBranch,
    createdOnDay: -7,
    startsOnDay: -5,
    days: 10,
    plans: 8,
    budget: 18 * M,
    goal: 250_000,
  },
  {
    ...bought,
    ...RUBIKA_POST,
    title: fa.customerClub,
    createdOnDay: -6,
    startsOnDay: -4,
    days: 9,
    plans: 6,
    budget: 12 * M,
    goal: 100_000,
  },
  { ...bought, ...INFLUENCE_POST, title: fa.baristas, ...RUNNING_MADE, plans: 6, budget: 24 * M, goal: 90_000, contents: 'half_confirmed' },
  { ...bought, ...EITAA_POST, title: fa.officeCoffee, ...RUNNING, plans: 4, budget: 4 * M, goal: 40_000 },
  { ...bought, ...VIEWS_RUBIKA, title: fa.couponPin, ...RUNNING, plans: 0, budget: 0, goal: 300 },
];

const SOON: readonly SampleCampaign[] = [
  { ...bought, ...INSTAGRAM_POST, title: fa.yaldaBox, ...AHEAD, plans: 3, budget: 9 * M, goal: 80_000 },
  { ...bought, ...INSTAGRAM_STORY, title: fa.giftCard, ...AHEAD, plans: 3, budget: 6 * M, goal: 60_000 },
  { ...bought, ...INFLUENCE_STORY, title: fa.winterWalks, ...AHEAD_MADE, plans: 4, budget: 10 * M, goal: 60_000, contents: 'confirmed' },
  { ...bought, ...TELEGRAM_POST, title: fa.recipes, ...AHEAD, plans: 3, budget: 3 * M, goal: 50_000 },
  { ...bought, ...BALE_POST, title: fa.subscription, ...AHEAD, plans: 3, budget: 3 * M, goal: 30_000 },
  { ...bought, ...RUBIKA_POST, title: fa.hotChocolate, ...AHEAD, plans: 3, budget: 3 * M, goal: 30_000 },
  { ...bought, ...SOROUSH_POST, title: fa.studentHours, ...AHEAD, plans: 3, budget: 3 * M, goal: 30_000 },
  { ...bought, ...VIEWS_SOROUSH, title: fa.bookCafe, ...AHEAD, plans: 0, budget: 0, goal: 60 },
];

/** Each stands for a thing that can happen to a campaign, or for one that waits for its advertiser. */
const STORIES: readonly SampleCampaign[] = [
  {
    ...{ ...bought, ...INSTAGRAM_STORY, title: fa.oldBanner, createdOnDay: -75, startsOnDay: -70, days: 4, until: 'created' },
    ...{ plans: 3, budget: 6 * M, goal: 50_000, then: 'archived' },
  },
  { ...bought, ...INFLUENCE_POST, title: fa.unanswered, ...RUNNING_MADE, plans: 3, budget: 9 * M, goal: 50_000, contents: 'unanswered' },
  {
    ...{ ...bought, ...TELEGRAM_POST, title: fa.pastDraft, createdOnDay: -12, startsOnDay: -5, days: 7, until: 'draft' },
    ...{ plans: 0, budget: 15 * M, goal: 120_000 },
  },
  {
    ...{ ...bought, ...INSTAGRAM_STORY, title: fa.risenPrice, createdOnDay: -6, startsOnDay: 9, days: 5, until: 'created' },
    ...{ plans: 4, budget: 9 * M, goal: 70_000, then: 'prices_rise' },
  },
  {
    ...{ ...bought, ...INFLUENCE_POST, title: fa.cupChallenge, createdOnDay: -5, startsOnDay: 3, days: 8 },
    ...{ plans: 8, budget: 60 * M, goal: 150_000, contents: 'three_waiting' },
  },
  { ...bought, ...EITAA_POST, title: fa.betting, createdOnDay: -3, startsOnDay: 4, days: 5, plans: 4, budget: 5 * M, goal: 40_000 },
  {
    ...bought,
    ...INFLUENCE_STORY,
    title: fa.morningDiary,
    createdOnDay: -1,
    startsOnDay: 8,
    days: 7,
    plans: 4,
    budget: 16 * M,
    goal: 60_000,
  },
  {
    ...{ ...bought, ...INSTAGRAM_STORY, title: fa.beans, createdOnDay: -1, startsOnDay: 5, days: 6, until: 'created' },
    ...{ plans: 5, budget: 14 * M, goal: 110_000 },
  },
  { ...bought, ...INSTAGRAM_POST, title: fa.coupon, createdOnDay: -1, startsOnDay: 4, days: 7, plans: 36, budget: 520 * M, goal: 4 * M },
  {
    ...{ ...bought, ...INSTAGRAM_STORY, title: fa.yalda, createdOnDay: 0, minutesBeforeNow: 90, startsOnDay: 20, days: 10, until: 'draft' },
    ...{ plans: 0, budget: 50 * M, goal: 420_000 },
  },
  {
    ...{ ...bought, ...EITAA_POST, title: fa.freeDelivery, createdOnDay: 0, minutesBeforeNow: 60, startsOnDay: 3, days: 4 },
    ...{ plans: 6, budget: 6.2 * M, goal: 50_000 },
  },
  {
    ...{ ...bought, ...INSTAGRAM_STORY, title: fa.cinnamonLatte, createdOnDay: 0, minutesBeforeNow: 4, startsOnDay: 2, days: 2 },
    ...{ plans: 5, budget: 9.5 * M, goal: 70_000 },
  },
];

/** The campaigns of the ordinary advertiser. */
export const SEPIDAR_CAMPAIGNS: readonly SampleCampaign[] = [...OVER, ...NOW, ...SOON, ...STORIES];
