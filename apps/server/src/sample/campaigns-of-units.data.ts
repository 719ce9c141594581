import type { SampleCampaign } from './campaigns.data.ts';
import { campaignsFa as fa } from './campaigns.fa.ts';

const views = { account: 'nikafarin', media_type: 'TELEGRAM', content_type: 'POST', campaign_type: 'CPM', until: 'bought' } as const;
const clicks = { account: 'nikafarin', media_type: 'SOROUSH', content_type: 'PIN', campaign_type: 'CPC', until: 'bought' } as const;

/** Campaigns of views and of clicks, one over and one under way of each. Goals are in thousands of views, and in clicks; the budget only chooses plans. */
export const SAMPLE_UNIT_CAMPAIGNS: readonly SampleCampaign[] = [
  { ...views, title: fa.titles.officialViews, createdOnDay: -17, startsOnDay: -15, days: 6, plans: 6, budget: 15_000_000, goal: 300 },
  { ...clicks, title: fa.titles.officialClicks, createdOnDay: -16, startsOnDay: -14, days: 7, plans: 0, budget: 0, goal: 14_000 },
  { ...views, title: fa.titles.officialViewsNow, createdOnDay: -5, startsOnDay: -3, days: 9, plans: 6, budget: 15_000_000, goal: 250 },
  { ...clicks, title: fa.titles.officialClicksNow, createdOnDay: -4, startsOnDay: -2, days: 7, plans: 0, budget: 0, goal: 21_000 },
];
