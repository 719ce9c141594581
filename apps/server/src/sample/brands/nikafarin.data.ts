import {
  CLICKS_SOROUSH,
  EITAA_POST,
  INFLUENCE_LINKEDIN,
  INFLUENCE_POST,
  INFLUENCE_STORY,
  INSTAGRAM_POST,
  INSTAGRAM_STORY,
  RUBIKA_POST,
  SOROUSH_POST,
  VIEWS_RUBIKA,
  VIEWS_SOROUSH,
  VIEWS_STORY,
  VIEWS_TELEGRAM,
} from './formats.ts';
import { nikafarinFa } from './nikafarin.fa.ts';
import { AHEAD, AHEAD_MADE, over, RUNNING, RUNNING_MADE, type SampleCampaign } from './sample-campaign.ts';

const fa = nikafarinFa.titles;
const bought = { account: 'nikafarin', until: 'bought' } as const;
const M = 1_000_000;

const OVER: readonly SampleCampaign[] = [
  {
    ...bought,
    ...INFLUENCE_POST,
    title: fa.reviewers,
    ...over(62, { after: 12 }),
    plans: 4,
    budget: 14 * M,
    goal: 70_000,
    contents: 'confirmed',
  },
  {
    ...bought,
    ...INFLUENCE_LINKEDIN,
    title: fa.offices,
    ...over(48, { after: 10 }),
    plans: 4,
    budget: 8 * M,
    goal: 30_000,
    contents: 'confirmed',
  },
  { ...bought, ...RUBIKA_POST, title: fa.chargers, ...over(34), plans: 4, budget: 4 * M, goal: 40_000, afterwards: 'disputed' },
  { ...bought, ...VIEWS_RUBIKA, title: fa.autumnPin, ...over(28, { days: 4 }), plans: 0, budget: 0, goal: 200 },
  { ...bought, ...VIEWS_SOROUSH, title: fa.channelSale, ...over(22, { days: 4 }), plans: 0, budget: 0, goal: 100 },
  { ...bought, ...INSTAGRAM_STORY, title: fa.phones, ...over(20, { days: 8 }), plans: 9, budget: 40 * M, goal: 350_000 },
  { ...bought, ...VIEWS_TELEGRAM, title: fa.views, ...over(17, { days: 6 }), plans: 6, budget: 15 * M, goal: 300 },
  { ...bought, ...CLICKS_SOROUSH, title: fa.clicks, ...over(16, { days: 7 }), plans: 0, budget: 0, goal: 14_000 },
];

const NOW: readonly SampleCampaign[] = [
  { ...bought, ...VIEWS_TELEGRAM, title: fa.viewsNow, createdOnDay: -5, startsOnDay: -3, days: 9, plans: 6, budget: 15 * M, goal: 250 },
  { ...bought, ...INSTAGRAM_STORY, title: fa.sale, createdOnDay: -4, startsOnDay: -2, days: 9, plans: 8, budget: 36 * M, goal: 320_000 },
  { ...bought, ...CLICKS_SOROUSH, title: fa.clicksNow, createdOnDay: -4, startsOnDay: -2, days: 7, plans: 0, budget: 0, goal: 21_000 },
  { ...bought, ...INSTAGRAM_POST, title: fa.laptops, ...RUNNING, plans: 3, budget: 9 * M, goal: 80_000 },
  { ...bought, ...INFLUENCE_STORY, title: fa.unboxing, ...RUNNING_MADE, plans: 4, budget: 10 * M, goal: 60_000, contents: 'confirmed' },
  { ...bought, ...VIEWS_STORY, title: fa.storyViews, ...RUNNING, plans: 4, budget: 8 * M, goal: 250 },
  { ...bought, ...INFLUENCE_LINKEDIN, title: fa.management, ...RUNNING_MADE, plans: 4, budget: 8 * M, goal: 30_000, contents: 'confirmed' },
  { ...bought, ...SOROUSH_POST, title: fa.speakers, ...RUNNING, plans: 4, budget: 4 * M, goal: 40_000 },
  { ...bought, ...VIEWS_SOROUSH, title: fa.channelNow, ...RUNNING, plans: 0, budget: 0, goal: 120 },
];

const SOON: readonly SampleCampaign[] = [
  { ...bought, ...INFLUENCE_POST, title: fa.gamers, ...AHEAD_MADE, plans: 4, budget: 14 * M, goal: 70_000, contents: 'confirmed' },
  { ...bought, ...VIEWS_STORY, title: fa.storyViewsSoon, ...AHEAD, plans: 3, budget: 6 * M, goal: 200 },
  { ...bought, ...VIEWS_TELEGRAM, title: fa.viewsSoon, ...AHEAD, plans: 4, budget: 8 * M, goal: 200 },
  { ...bought, ...INFLUENCE_LINKEDIN, title: fa.startups, ...AHEAD_MADE, plans: 4, budget: 8 * M, goal: 30_000, contents: 'confirmed' },
  { ...bought, ...EITAA_POST, title: fa.tablets, ...AHEAD, plans: 3, budget: 3 * M, goal: 30_000 },
  { ...bought, ...VIEWS_RUBIKA, title: fa.yaldaPin, ...AHEAD, plans: 0, budget: 0, goal: 200 },
  { ...bought, ...CLICKS_SOROUSH, title: fa.clicksSoon, ...AHEAD, plans: 0, budget: 0, goal: 15_000 },
];

/** A pause, a stop, a replacement, one that waits to be picked, a list without an answer, and a period that left too little time. */
const STORIES: readonly SampleCampaign[] = [
  { ...bought, ...VIEWS_TELEGRAM, title: fa.pausedViews, ...RUNNING, days: 9, plans: 3, budget: 6 * M, goal: 100, afterwards: 'paused' },
  { ...bought, ...INSTAGRAM_STORY, title: fa.stopped, ...RUNNING, plans: 5, budget: 8 * M, goal: 60_000, afterwards: 'stopped' },
  {
    ...bought,
    ...INFLUENCE_POST,
    title: fa.replaced,
    ...RUNNING_MADE,
    plans: 4,
    budget: 12 * M,
    goal: 50_000,
    contents: 'half_confirmed',
    afterwards: 'replaced',
  },
  {
    ...bought,
    ...INFLUENCE_STORY,
    title: fa.lostPublishers,
    createdOnDay: -7,
    createdAt: { hour: 20, minute: 0 },
    startsOnDay: 4,
    days: 8,
    plans: 3,
    budget: 9 * M,
    goal: 40_000,
    contents: 'unanswered',
    listAcceptedHoursAgo: 93,
  },
  {
    ...bought,
    ...INFLUENCE_STORY,
    title: fa.silentList,
    createdOnDay: -12,
    startsOnDay: 2,
    days: 6,
    plans: 4,
    budget: 10 * M,
    goal: 60_000,
  },
  {
    ...bought,
    ...INSTAGRAM_STORY,
    title: fa.newDates,
    createdOnDay: -1,
    createdAt: { hour: 22, minute: 55 },
    startsOnDay: -1,
    days: 2,
    plans: 3,
    budget: 6 * M,
    goal: 50_000,
  },
];

/** The campaigns of the advertiser who buys with official invoices. */
export const NIKAFARIN_CAMPAIGNS: readonly SampleCampaign[] = [...OVER, ...NOW, ...SOON, ...STORIES];
